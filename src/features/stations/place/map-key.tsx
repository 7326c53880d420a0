import { keyCopy } from "#src/content/trips.ts";
import styles from "./map-key.module.css";

export type Sign = Exclude<keyof typeof keyCopy, "title">;

/** What the signs of a map, or of lines drawn like it, mean. */
export function MapKey({ signs }: { signs: readonly Sign[] }) {
  return (
    <ul className={styles.key} aria-label={keyCopy.title}>
      {signs.map((sign) => (
        <li key={sign} data-sign={sign}>
          {keyCopy[sign]}
        </li>
      ))}
    </ul>
  );
}
