import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { overview } from "./copy.ts";
import styles from "./hero.module.css";

/** The first screen of the overview: what we make, all of it in one picture, and the two ways in. */
export function ProductsHero() {
  return (
    <section className={`night ${styles.hero}`} aria-labelledby="products-title">
      <div className={`wrap ${styles.copy}`}>
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
      <figure className={styles.family}>
        {/* A phone shows it twice as wide, but a file for that takes too long to load. */}
        <Picture name="family" alt="Our products on one floor, in true scale" sizes="100vw" priority bare />
      </figure>
    </section>
  );
}
