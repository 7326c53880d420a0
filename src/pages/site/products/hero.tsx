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
        <Picture
          name="family"
          alt="All nine products on one floor in true scale, from the home charger on a low wall to the battery cabinet of 2.28 metres"
          sizes="(width >= 1024px) 58vw, 100vw"
          priority
          bare
          className={styles.family}
        />
      </div>
    </section>
  );
}
