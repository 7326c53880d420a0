import { useAppStore } from "#src/features/app/app-store.ts";
import { QrTile } from "#src/features/app/qr-tile.tsx";
import { StationFinder } from "#src/features/stations/station-finder.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./stations.module.css";

/** Find Our Stations: the finder with the app beside it. */
export function Stations() {
  const store = useAppStore();
  return (
    <section id="map" tabIndex={-1} className="section" aria-labelledby="map-title">
      <div className="wrap">
        <div className="head">
          <h2 id="map-title">Find Our Stations</h2>
        </div>
        <div id="locations" tabIndex={-1}>
          <StationFinder
            map={
              <Picture
                name="map-india"
                alt="Map of India with the cities where our stations are"
                sizes="(width >= 1024px) 850px, 100vw"
                className={styles.map}
              />
            }
            app={
              <>
                <QrTile
                  label="Download App"
                  hint={`Scan it with your phone to open the ${store.name}.`}
                  qr={store.qr}
                  className={styles.tile}
                >
                  <span>
                    <strong>Start from your phone</strong>
                    Scan for the app
                  </span>
                </QrTile>
                <ButtonLink href={store.href} variant="outline" wide className={styles.get}>
                  Get App
                </ButtonLink>
              </>
            }
          />
        </div>
      </div>
    </section>
  );
}
