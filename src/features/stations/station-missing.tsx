import { stationsCopy } from "#src/content/stations.ts";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import styles from "./station-page.module.css";

/** In place of a station that is not there, or that could not be read (then with a way to try again). */
export function StationMissing({ onRetry }: { onRetry?: () => void }) {
  const { title, text } = onRetry ? stationsCopy.failed : stationsCopy.missing;
  return (
    <div className={`wrap ${styles.missing}`}>
      <title>{title}</title>
      {onRetry ? (
        <ErrorPanel title={title} text={text} onRetry={onRetry} />
      ) : (
        <>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <div className={styles.ways}>
            <ButtonLink href={paths.stations}>All stations</ButtonLink>
            <ButtonLink href={homeAnchor("map")} variant="outline">
              Find one on the map
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
