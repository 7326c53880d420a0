import ArrowRight from "lucide-react/icons/arrow-right";
import { t } from "#shared/translate.ts";
import { StoreLinks } from "#src/features/app/store-links.tsx";
import { keepTogether } from "#src/lib/keep-together.ts";
import { paths } from "#src/lib/paths.ts";
import { TextLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./tiles.module.css";

/** The three offers: the home charger, the app, the fast chargers. */
export function Tiles() {
  return (
    <section className="section joined" aria-labelledby="tiles-title">
      <div className="wrap">
        <div className="head">
          <h2 id="tiles-title">One for home, one for business, one app for both.</h2>
        </div>
        <div className={styles.tiles}>
          <article className={`${styles.tile} ${styles.placed}`}>
            <h3>Home charger, 7.2 kW</h3>
            <p>
              {keepTogether(
                t(
                  "Plug in at night, leave full in the morning. Single-phase, Type 2, for indoor and outdoor walls.",
                ),
              )}
            </p>
            <TextLink href={paths.acCatalogue}>
              Explore AC Chargers
              <ArrowRight aria-hidden="true" />
            </TextLink>
            <Picture name="smart-home-charger-porch" alt="" sizes="(width < 600px) 92vw, 490px" />
          </article>
          <article className={`night ${styles.tile} ${styles.placed}`}>
            <h3>Fast chargers, 30 kW to 120 kW</h3>
            <p>
              For shops, malls, fleets and highways: CCS2, paid by UPI, QR or the app, live in 20 working
              days.
            </p>
            <TextLink href={paths.dcCatalogue}>
              Explore DC Chargers
              <ArrowRight aria-hidden="true" />
            </TextLink>
            <Picture name="scene-mall" alt="" sizes="(width < 600px) 92vw, 690px" />
          </article>
          <article className={`${styles.tile} ${styles.app}`}>
            <div>
              <h3>One app for all of them</h3>
              <p>
                Start and stop, pay by UPI, see every charge at home and on the road, and share a charger with
                the family.
              </p>
              <StoreLinks />
            </div>
            <Picture
              name="app-phone"
              alt="The app on a phone, with the nearest station and its free guns"
              sizes="(width < 768px) 80vw, 420px"
              bare
            />
          </article>
        </div>
      </div>
    </section>
  );
}
