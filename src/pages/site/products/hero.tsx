import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { HeroFilm } from "../home/hero-film.tsx";
import { overview } from "./copy.ts";
import styles from "./hero.module.css";

/** The first screen of the overview: the film, what we make, and the two ways in. */
export function ProductsHero() {
  return (
    <section className={`night ${styles.hero}`} aria-labelledby="products-title">
      <Picture
        name="hero"
        narrow="hero-portrait"
        alt="A charging station at dusk, a car on charge"
        sizes="100vw"
        priority
        className={styles.poster}
      />
      <HeroFilm className={styles.poster} controlClassName={styles.control} />
      <div className={`wrap ${styles.copy}`}>
        <h1 id="products-title">
          {overview.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{overview.lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.acCatalogue}>Explore AC Chargers</ButtonLink>
          <ButtonLink href={paths.dcCatalogue} variant="outline" className={styles.glass}>
            Explore DC Chargers
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
