import styles from "./diagrams.module.css";

/** What the first car takes over time. */
const first = "M80 124V20H208V54H316V88H410V124Z";

/** What happens along the time axis: where, in two lines, and how the text is set there. */
const moments = [
  { x: 80, lines: ["First car", "plugs in"], anchor: "start" },
  { x: 208, lines: ["Second car", "plugs in"], anchor: "start" },
  { x: 410, lines: ["First car", "is full"], anchor: "middle" },
] as const;

/** Two cars share one connection: the second gets what the first leaves. A sketch. */
export function LoadSharing() {
  return (
    <figure className={`${styles.plot} ${styles.sketch}`}>
      <svg
        viewBox="0 0 460 190"
        role="img"
        aria-label="Two cars share 60 kW: the first takes all until the second arrives, then less as its battery fills, and the second takes the rest"
      >
        <path className={styles.second} d="M208 124V20H460V124Z" />
        <path className={styles.first} d={first} />
        <path className={styles.limit} d="M72 20H460" />
        <path className={styles.axis} d="M72 124H460" />
        <text x="0" y="26">
          60 kW
        </text>
        <text x="96" y="80" className={styles.onFill}>
          First car
        </text>
        <text x="334" y="62">
          Second car
        </text>
        {moments.map(({ x, lines, anchor }) => (
          <g key={x} transform={`translate(${x} 124)`}>
            <path className={styles.axis} d="M0 0V10" />
            {lines.map((line, index) => (
              <text key={line} className={styles.unit} y={30 + index * 22} textAnchor={anchor}>
                {line}
              </text>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>Together they never take more than the connection gives.</figcaption>
    </figure>
  );
}
