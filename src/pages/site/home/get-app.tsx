import { app } from "#src/content/home.ts";
import { StoreLinks } from "#src/features/app/store-links.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./get-app.module.css";

/** The app, with links to both stores. */
export function GetApp() {
  return (
    <section id="app" tabIndex={-1} className={`night ${styles.app}`} aria-labelledby="app-title">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.copy}>
          <h2 id="app-title">{app.title}</h2>
          <p className="lead">{app.text}</p>
          <StoreLinks />
        </div>
        <Picture
          name="app-phone"
          bare
          alt="The app on two phones: a running charge at 42 percent, and the map of stations"
          sizes="(width >= 960px) 588px, 92vw"
          className={styles.phones}
        />
      </div>
    </section>
  );
}
