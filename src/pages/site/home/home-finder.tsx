import { lazy, Suspense, useRef, useState } from "react";
import { useAppStore } from "#src/features/app/app-store.ts";
import { appDialog, QrTile } from "#src/features/app/qr-tile.tsx";
import { FinderFrame, StationBones } from "#src/features/stations/finder-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { useInView } from "#src/ui/use-in-view.ts";
import styles from "./stations.module.css";

/** Fetched, with the stations, when the section is about to be seen. */
const StationFinder = lazy(async () => {
  const { StationFinder } = await import("#src/features/stations/station-finder.tsx");
  return { default: StationFinder };
});

const soonSeen = { margin: "800px 0px" };

/** The finder with the app beside it. */
export function HomeFinder() {
  const box = useRef<HTMLDivElement>(null);
  const near = useInView(box, soonSeen);
  const [wanted, setWanted] = useState(false);
  if (near && !wanted) setWanted(true);
  const map = (
    <Picture
      name="map-india"
      alt="Map of India with the cities where our stations are"
      sizes="(width >= 1024px) 850px, 100vw"
      className={styles.map}
    />
  );
  const frame = <FinderFrame side={<StationBones />} map={map} />;
  return (
    <div ref={box}>
      {wanted ? (
        <Suspense fallback={frame}>
          <StationFinder map={map} app={<AppLinks />} />
        </Suspense>
      ) : (
        frame
      )}
    </div>
  );
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
