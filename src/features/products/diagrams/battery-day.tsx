import styles from "./diagrams.module.css";

const axis = 118;
/** Pixels for one unit of power. */
const scale = 3.2;
/** Hours and power of what it takes and gives: as much at night as in the morning, by day as in the evening. */
const blocks = [
  { from: 0, to: 5, power: -11.6 },
  { from: 6, to: 9, power: 19.3 },
  { from: 9.5, to: 15.5, power: -15.3 },
  { from: 17, to: 22, power: 18.4 },
] as const;

/** Hours in the dark. */
const nights = [
  [0, 6],
  [18.5, 24],
] as const;

/** A battery's day: it takes below the axis and gives above it. A sketch. */
export function BatteryDay() {
  return (
    <figure className={styles.fixed}>
      <svg
        height="220"
        role="img"
        aria-label="A day of the battery: it takes power at night and from the sun, and gives it in the morning and in the evening"
      >
        {nights.map(([from, to]) => (
          <g key={from}>
            <rect className={styles.night} x={percent(from)} width={percent(to - from)} height="194" />
            <text className={styles.unit} x={percent((from + to) / 2)} y="18" textAnchor="middle">
              Night
            </text>
          </g>
        ))}
        <text className={styles.unit} x={percent(12.5)} y="18" textAnchor="middle">
          Solar
        </text>
        {blocks.map(({ from, to, power }) => {
          const height = Math.round(Math.abs(power) * scale);
          const gives = power > 0;
          return (
            <g key={from}>
              <rect
                className={gives ? styles.own : styles.taken}
                x={percent(from)}
                y={gives ? axis - height : axis}
                width={percent(to - from)}
                height={height}
                rx="4"
              />
              <text
                x={percent((from + to) / 2)}
                y={gives ? axis - height - 8 : axis + height + 18}
                textAnchor="middle"
              >
                {gives ? "Gives" : "Takes"}
              </text>
            </g>
          );
        })}
        <line className={styles.axis} x2="100%" y1={axis} y2={axis} />
        <text className={styles.unit} y="216">
          Midnight
        </text>
        <text className={styles.unit} x="50%" y="216" textAnchor="middle">
          Noon
        </text>
        <text className={styles.unit} x="100%" y="216" textAnchor="end">
          Midnight
        </text>
      </svg>
    </figure>
  );
}

/** Where an hour is, or how wide some hours are. */
function percent(hours: number): string {
  return `${Math.round(hours / 0.024) / 10}%`;
}
