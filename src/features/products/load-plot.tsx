import styles from "./load-plot.module.css";

/** A sketch of how chargers use the power that a building leaves below its limit during a day. */
export function LoadPlot({ home }: { home: boolean }) {
  return (
    <figure className={styles.plot}>
      <svg
        viewBox="0 0 600 172"
        role="img"
        aria-label={
          home
            ? "Through the day, charging fills what the house leaves under its limit"
            : "Through the day, charging fills what the building leaves under its limit"
        }
      >
        <defs>
          <linearGradient id="load-plot-fill" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={styles.full} />
            <stop offset="1" className={styles.faint} />
          </linearGradient>
        </defs>
        <path className={styles.limit} d="M0 26h600" />
        <path
          fill="url(#load-plot-fill)"
          d="M0 108c60 0 70 12 120 10s80-44 140-48 70 26 120 30 80-52 130-50 60 20 90 24V26H0z"
        />
        <path
          className={styles.load}
          d="M0 108c60 0 70 12 120 10s80-44 140-48 70 26 120 30 80-52 130-50 60 20 90 24"
        />
        <path className={styles.axis} d="M0 150h600" />
        <text x="0" y="16">
          {home ? "Limit of the house" : "Building limit"}
        </text>
        <text x="60" y="74">
          Charging
        </text>
        <text x="60" y="140">
          {home ? "House" : "Building"}
        </text>
        <text className={styles.hour} x="0" y="170">
          6:00
        </text>
        <text className={styles.hour} x="300" y="170" textAnchor="middle">
          14:00
        </text>
        <text className={styles.hour} x="600" y="170" textAnchor="end">
          22:00
        </text>
      </svg>
    </figure>
  );
}
