import Clock from "lucide-react/icons/clock";
import Download from "lucide-react/icons/download";
import IndianRupee from "lucide-react/icons/indian-rupee";
import MapPin from "lucide-react/icons/map-pin";
import Zap from "lucide-react/icons/zap";
import { useRef } from "react";
import { brand } from "#src/content/brand.ts";
import { hero } from "#src/content/hero.ts";
import { useAppStore } from "#src/features/app/app-store.ts";
import { QrTile } from "#src/features/app/qr-tile.tsx";
import { homeAnchor } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { useInView } from "#src/ui/use-in-view.ts";
import styles from "./hero.module.css";
import { HeroFilm } from "./hero-film.tsx";

const icons = { zap: Zap, clock: Clock, rupee: IndianRupee };

/** The tiles leave when less than this share of the hero, within these margins, is on the screen. */
const tilesUntil = { ratio: 0.1, margin: "-80px 0px -200px 0px", initial: true };

/** The first screen: the station at dusk, the promise, and the shortest ways to a charge. */
export function Hero() {
  const section = useRef<HTMLElement>(null);
  const tilesShown = useInView(section, tilesUntil);
  const store = useAppStore();
  return (
    <section
      ref={section}
      id="hero"
      tabIndex={-1}
      className={`night ${styles.hero}`}
      aria-labelledby="hero-title"
    >
      <Picture
        name="hero"
        narrow="hero-portrait"
        alt={`A ${brand.name} station at dusk, a car on charge`}
        sizes="100vw"
        priority
        className={styles.poster}
      />
      <HeroFilm className={styles.poster} controlClassName={styles.filmControl} />
      <div className={`wrap ${styles.copy}`}>
        <h1 id="hero-title">
          {hero.headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={`lead ${styles.lead}`}>{brand.tagline}</p>
        <div className={styles.actions}>
          <ButtonLink href={homeAnchor("map")}>
            <MapPin aria-hidden="true" />
            Find Our Station
          </ButtonLink>
          <ButtonLink href={homeAnchor("services")} variant="outline" className={styles.glass}>
            See all our Services
          </ButtonLink>
        </div>
      </div>
      <div className={`wrap ${styles.foot}`}>
        <ButtonLink href={store.href} wide className={styles.download} data-no-print>
          <Download aria-hidden="true" />
          Download App
        </ButtonLink>
        <div className={styles.dock}>
          {hero.benefits.map(({ title, description, icon, colour }) => {
            const Icon = icons[icon];
            return (
              <div key={title} className={styles.benefit} data-colour={colour}>
                <Icon aria-hidden="true" />
                <h2>{title}</h2>
                <p>{description}</p>
              </div>
            );
          })}
          <div className={styles.tiles} data-gone={!tilesShown || undefined}>
            <QrTile
              label="Welcome Bonus"
              hint="Scan it with your phone to collect the bonus."
              qr="/images/qr-bonus.svg"
              className={styles.tile}
            >
              <span className="money">Welcome Bonus</span>
            </QrTile>
            <AnchorLink href={homeAnchor("map")} className={styles.tile}>
              <img src="/images/india-mini.svg" alt="" width="92" height="92" loading="lazy" />
              Find Our Station
            </AnchorLink>
            <QrTile
              label="Download App"
              hint={`Scan it with your phone to open the ${store.name}.`}
              qr={store.qr}
              className={styles.tile}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
