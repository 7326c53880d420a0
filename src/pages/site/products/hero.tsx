import { densePhone } from "#src/lib/dense-phone.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { HeroFilm } from "../home/hero-film.tsx";
import { overview } from "./copy.ts";
import styles from "./hero.module.css";

/** The first screen of the overview: the film, what we make, and the two ways in. */
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
        <div className={styles.media}>
          <Picture
            name="hero"
            alt="A charging station at dusk, a car on charge"
            sizes={`${densePhone}, (width >= 1024px) 720px, 92vw`}
            priority
            className={styles.poster}
          />
          <HeroFilm className={styles.poster} controlClassName={styles.control} />
        </div>
      </div>
    </section>
  );
}
