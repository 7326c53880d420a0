import styles from "./diagrams.module.css";

/** Power over 24 hours: discharging above the axis, charging below it. Both areas are the same energy. */
const discharging = "M193 92V56H243V92ZM360 92V34H393V92Z";
const charging = "M60 92V146H129V92Z";

/** A battery's day: full by morning, empty by night. A sketch. */
export function BatteryDay() {
  return (
    <figure className={`${styles.plot} ${styles.sketch}`}>
      <svg
        viewBox="60 20 400 166"
        role="img"
        aria-label="A day of the battery: it charges at night, and gives its power in the morning and in the evening"
      >
        <path className={styles.second} d={charging} />
        <path className={styles.first} d={discharging} />
        <path className={styles.axis} d="M60 92H460" />
        <text x="60" y="40">
          Gives by day
        </text>
        <text x="142" y="126">
          Charges at night
        </text>
        <text className={styles.unit} x="60" y="178">
          0:00
        </text>
        <text className={styles.unit} x="260" y="178" textAnchor="middle">
          12:00
        </text>
        <text className={styles.unit} x="460" y="178" textAnchor="end">
          24:00
        </text>
      </svg>
      <figcaption>
        It fills while power is cheap, and helps where the connection alone is too weak.
      </figcaption>
    </figure>
  );
}
