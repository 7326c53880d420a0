import fills from "./day-plot.module.css";
import styles from "./diagrams.module.css";

/** The power that a common car takes as its battery fills: a sketch, not a measurement. */
export function ChargingCurve() {
  return (
    <figure className={`${styles.plot} ${styles.wide}`}>
      <svg
        viewBox="0 0 600 300"
        role="img"
        aria-label="A common charging curve: 110 kW from 10 to 35 percent, falling to 60 kW at 65 percent and 25 kW at 90 percent"
      >
        {[120, 80, 40].map((power, index) => (
          <g key={power}>
            <path className={styles.limit} d={`M64 ${40 + index * 70}H600`} />
            <text className={styles.unit} x="0" y={45 + index * 70}>
              {power} kW
            </text>
          </g>
        ))}
        <linearGradient id="curve-fill" x2="0" y2="1">
          <stop className={fills.full} />
          <stop className={fills.faint} offset="1" />
        </linearGradient>
        <path
          fill="url(#curve-fill)"
          d="M64 250V140C84 66 96 58 118 58H250C300 58 330 118 412 146C500 176 540 200 600 226V250Z"
        />
        <path className={styles.stop} d="M493 44V250" />
        <path className={styles.axis} d="M64 250H600" />
        <text x="493" y="34" textAnchor="middle">
          Drive on at 80%
        </text>
        {[0, 20, 40, 60, 80, 100].map((charge) => (
          <text
            key={charge}
            className={styles.unit}
            x={64 + charge * 5.36}
            y="278"
            textAnchor={charge === 0 ? "start" : charge === 100 ? "end" : "middle"}
          >
            {charge}%
          </text>
        ))}
      </svg>
      <figcaption>
        Above 80% the car protects its battery and takes less. On the road, two short stops are faster than
        one long one.
      </figcaption>
    </figure>
  );
}
