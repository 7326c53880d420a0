import { stationsCopy } from "#src/content/stations.ts";
import { homeAnchor, paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { Unplugged } from "#src/ui/unplugged.tsx";
import { SearchField } from "./filter-form.tsx";
import styles from "./station-page.module.css";

/** Shown for a station that does not exist, with a search for another. */
export function StationMissing() {
  const { title, text } = stationsCopy.missing;
  return (
    <Unplugged className={styles.another}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <search>
        <form action={paths.stations} className={styles.find}>
          <SearchField value="" />
          <Button type="submit">Show stations</Button>
        </form>
      </search>
      <div className={styles.ways}>
        <ButtonLink href={paths.stations} variant="outline" size="small">
          All stations
        </ButtonLink>
        <ButtonLink href={homeAnchor("map")} variant="outline" size="small">
          Find one on the map
        </ButtonLink>
      </div>
    </Unplugged>
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
