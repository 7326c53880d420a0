import { productSlugs } from "#src/content/products/slugs.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { overview } from "./copy.ts";
import styles from "./hero.module.css";

/** The first screen of the overview: what we make, all of it in one picture, and the two ways in. */
export function ProductsHero() {
  return (
    <section className="night" aria-labelledby="products-title">
      <div className={`wrap ${styles.hero}`}>
        <div>
          <h1 id="products-title">
            {overview.title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="lead">{overview.lead}</p>
          <div className={styles.actions}>
            <ButtonLink href={paths.acCatalogue}>Explore AC Chargers</ButtonLink>
            <ButtonLink href={paths.dcCatalogue} variant="outline">
              Explore DC Chargers
            </ButtonLink>
          </div>
        </div>
        <ul className={styles.family} aria-hidden="true">
          {[...productSlugs.ac, ...productSlugs.dc].map((slug) => (
            <li key={slug}>
              <Picture name={`${slug}-cutout`} alt="" sizes="(width >= 1024px) 130px, 17vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
