import type { Screen, ScreensDrawing } from "#src/content/products/drawings.ts";
import { ElbowHeight } from "./elbow-height.tsx";
import styles from "./screens.module.css";
import { WaysToStart } from "./ways-to-start.tsx";

/** What one or two screens show, with how a charge is started. */
export function Screens({ label, screens, joined, person, starts }: ScreensDrawing) {
  return (
    <figure>
      <div className={styles.place} role="img" aria-label={label}>
        {person && <ElbowHeight />}
        <div className={styles.screens} data-joined={joined} data-count={screens.length}>
          {screens.map((screen) => (
            <ScreenPart key={screen.title} {...screen} />
          ))}
        </div>
        {starts && <WaysToStart />}
      </div>
    </figure>
  );
}

function ScreenPart({ title, note, price, figure, text, charge, cost, lines = [], languages = [] }: Screen) {
  return (
    <div className={`night num ${styles.screen}`}>
      <p className={styles.title}>
        <span>{title}</span> {price ? <b>{price}</b> : note && <span>{note}</span>}
      </p>
      <p className={styles.figure}>
        <b>{figure}</b> <span>{text}</span>
      </p>
      {charge !== undefined && (
        <svg className={styles.charge} aria-hidden="true">
          <rect width="100%" height="100%" rx="4" />
          <rect width={`${charge}%`} height="100%" rx="4" />
        </svg>
      )}
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {cost && <p className={styles.cost}>{cost}</p>}
      {languages.length > 0 && (
        <ul className={styles.languages}>
          {languages.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
