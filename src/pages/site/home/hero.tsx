import Clock from "lucide-react/icons/clock";
import Download from "lucide-react/icons/download";
import IndianRupee from "lucide-react/icons/indian-rupee";
import MapPin from "lucide-react/icons/map-pin";
import Zap from "lucide-react/icons/zap";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { hero } from "#src/content/home.ts";
import { appStores, forAndroid } from "#src/features/app/app-store.ts";
import { AppDialog, appCode, appDialog, QrDialog, QrTile } from "#src/features/app/qr-tile.tsx";
import { homeAnchor } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./hero.module.css";
import { HeroFilm } from "./hero-film.tsx";

const icons = { zap: Zap, clock: Clock, rupee: IndianRupee };
const bonusCode = { src: "/images/qr-bonus.svg" };
const bonusDialog = "qr-bonus";

/** The first screen: the station at dusk, the promise, and the shortest ways to a charge. */
export function Hero() {
  return (
    <section id="hero" tabIndex={-1} className={`night ${styles.hero}`} aria-labelledby="hero-title">
      <Picture
        name="hero"
        narrow="hero-portrait"
        upright="hero-tablet"
        alt={t("A {brand} station at dusk, a car on charge", { brand: brand.name })}
        sizes="100vw"
        priority
        className={styles.poster}
      />
      <HeroFilm className={styles.poster} controlClassName={styles.filmControl} />
      <Copy />
      <div className="wrap">
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
          <Tiles />
        </div>
      </div>
      {/* Outside the tiles: on a screen too narrow for these, after zooming say, an open code stays. */}
      <QrDialog id={bonusDialog} label="Welcome Bonus" code={bonusCode}>
        Scan it with your phone to collect the bonus.
      </QrDialog>
      <AppDialog />
    </section>
  );
}

function Copy() {
  return (
    <div className={`wrap ${styles.copy}`}>
      <h1 id="hero-title">
        {hero.headline.map((line, index) => (
          <span key={line}>
            {line} {index === 0 && <i className={styles.dash}>- </i>}
          </span>
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
        <ButtonLink
          href={appStores.ios.href}
          variant="outline"
          className={`${styles.glass} ${styles.download}`}
          data-no-print
          {...forAndroid({ href: appStores.android.href })}
        >
          <Download aria-hidden="true" />
          Download App
        </ButtonLink>
      </div>
    </div>
  );
}

/** Two codes and the way to the map; styles let them fade when the hero is scrolled away. */
function Tiles() {
  return (
    <div className={styles.tiles}>
      <QrTile dialog={bonusDialog} code={bonusCode} className={styles.tile}>
        <span className="money">Welcome Bonus</span>
      </QrTile>
      <AnchorLink href={homeAnchor("map")} className={styles.tile}>
        <img
          src="/images/india-mini.svg"
          alt=""
          width="111"
          height="111"
          loading="lazy"
          className={styles.map}
        />
        Find Our Station
      </AnchorLink>
      <QrTile dialog={appDialog} code={appCode} className={styles.tile}>
        Download App
      </QrTile>
    </div>
  );
}
