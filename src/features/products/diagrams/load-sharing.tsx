import styles from "./diagrams.module.css";

/** What the first car takes over time. */
const first = "M64 124V20H200V54H310V88H410V124Z";

/** Two cars share one connection: the second gets what the first leaves. A sketch. */
export function LoadSharing() {
  return (
    <figure className={styles.plot}>
      <svg
        viewBox="0 0 460 172"
        role="img"
        aria-label="Two cars share 60 kW: the first takes all until the second arrives, then less as its battery fills, and the second takes the rest"
      >
        <path className={styles.second} d="M200 124V20H460V124Z" />
        <path className={styles.first} d={first} />
        <path className={styles.limit} d="M56 20H460" />
        <path className={styles.axis} d="M56 124H460" />
        <text x="0" y="25">
          60 kW
        </text>
        <text x="80" y="84" className={styles.onFill}>
          First car
        </text>
        <text x="340" y="54">
          Second car
        </text>
        <text className={styles.unit} x="64" y="150">
          It plugs in
        </text>
        <text className={styles.unit} x="200" y="150">
          The second plugs in
        </text>
      </svg>
    </figure>
  );
}
