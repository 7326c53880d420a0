import type { MomentsDrawing } from "#src/content/products/drawings.ts";
import styles from "./moments.module.css";

/** What happens when, from top to bottom. */
export function Moments({ label, moments }: MomentsDrawing) {
  return (
    <figure>
      <ol className={`num ${styles.moments}`} aria-label={label}>
        {moments.map(({ time, text, note, live }) => (
          <li key={time} data-live={live}>
            <b>{time}</b>
            <span>{text}</span>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
