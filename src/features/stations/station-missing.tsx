import { stationsCopy } from "#src/content/stations.ts";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import styles from "./station-page.module.css";

/** Shown for a station that does not exist. */
export function StationMissing() {
  const { title, text } = stationsCopy.missing;
  return (
    <div className={`wrap ${styles.missing}`}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <div className={styles.ways}>
        <ButtonLink href={paths.stations}>All stations</ButtonLink>
        <ButtonLink href={homeAnchor("map")} variant="outline">
          Find one on the map
        </ButtonLink>
      </div>
    </div>
  );
}

/** Shown when the stations could not be loaded; `path` is the page's own, for another attempt. */
export function StationFailed({ path }: { path: string }) {
  const { title, text } = stationsCopy.failed;
  const retry = (
    <ButtonLink href={path} variant="outline" size="small">
      Try again
    </ButtonLink>
  );
  return (
    <div className={`wrap ${styles.missing}`}>
      <title>{title}</title>
      <ErrorPanel title={title} text={text} actions={retry} />
    </div>
  );
}
