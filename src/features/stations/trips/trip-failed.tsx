import { tripsCopy } from "#src/content/trips.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import styles from "../station-page.module.css";
import { TripForm } from "./trip-form.tsx";

/** Shown for a trip between places that are not known. */
export function TripMissing() {
  const { title, text } = tripsCopy.missing;
  return (
    <div className={`wrap ${styles.missing}`}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <TripForm />
    </div>
  );
}

/** Shown when a trip could not be loaded; `path` is the page's own, for another attempt. */
export function TripFailed({ path }: { path: string }) {
  const { title, text } = tripsCopy.failed;
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
