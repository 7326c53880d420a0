import styles from "./diagrams.module.css";

const axis = 82;
/** Hours and power of what it gives and takes; both are the same energy. */
const blocks = [
  { from: 0, to: 5, power: -20 },
  { from: 6, to: 8.5, power: 12 },
  { from: 17, to: 21, power: 17.5 },
] as const;

/** Hours in the dark. */
const nights = [
  [0, 5.5],
  [21, 24],
] as const;

/** A battery's day: it takes below the axis and gives above it. A sketch. */
export function BatteryDay() {
  return (
    <figure className={styles.fixed}>
      <svg
        height="200"
        role="img"
        aria-label="A day of the battery: it charges at night, and gives its power in the morning and in the evening"
      >
        {nights.map(([from, to]) => (
          <rect
            key={from}
            className={styles.night}
            x={`${from / 0.24}%`}
            width={`${(to - from) / 0.24}%`}
            height="174"
          />
        ))}
        {blocks.map(({ from, to, power }) => {
          const height = Math.abs(power) * 4.6;
          return (
            <rect
              key={from}
              className={power > 0 ? styles.own : styles.taken}
              x={`${from / 0.24}%`}
              y={power > 0 ? axis - height : axis}
              width={`${(to - from) / 0.24}%`}
              height={height}
              rx="4"
            />
          );
        })}
        <line className={styles.axis} x2="100%" y1={axis} y2={axis} />
        <text x="53.1%" y={axis - 22} textAnchor="middle">
          Gives by day
        </text>
        <text x="25%" y={axis + 30}>
          Charges at night
        </text>
        <text className={styles.unit} y="196">
          Midnight
        </text>
        <text className={styles.unit} x="50%" y="196" textAnchor="middle">
          Noon
        </text>
        <text className={styles.unit} x="100%" y="196" textAnchor="end">
          Midnight
        </text>
      </svg>
    </figure>
  );
}
