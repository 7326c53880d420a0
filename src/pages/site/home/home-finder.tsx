import { useAppStore } from "#src/features/app/app-store.ts";
import { appDialog, QrTile } from "#src/features/app/qr-tile.tsx";
import { StationFinder } from "#src/features/stations/station-finder.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./home-finder.module.css";

/** The station finder with links to the app, as an island. */
export function HomeFinder() {
  return <StationFinder app={<AppLinks />} />;
}

/** A QR code on wide screens, a button on narrow ones. */
function AppLinks() {
  const store = useAppStore();
  return (
    <>
      <QrTile dialog={appDialog} code={{ src: store.qr }} className={styles.tile}>
        <span>
          <strong>Start from your phone</strong>
          Scan for the app
        </span>
      </QrTile>
      <ButtonLink href={store.href} variant="outline" wide className={styles.get}>
        Get App
      </ButtonLink>
    </>
  );
}
