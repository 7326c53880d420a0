import Car from "lucide-react/icons/car";
import Truck from "lucide-react/icons/truck";
import type { SidesDrawing } from "#src/content/products/drawings.ts";
import styles from "./diagrams.module.css";

const middle = 100;
const sensors = [57, 64, 71, 78];
/** The point of the stopped side that is warm. */
const warm = 71;

/** One supply with two sides, each behind its own switch: one is open, the other closed. */
export function TwoSides({ label, cause, limit, sensors: isWatched, vehicle }: SidesDrawing) {
  return (
    <figure className={styles.fixed}>
      <svg height="190" role="img" aria-label={label}>
        <line className={styles.wire} x1={limit ? "21%" : 0} x2="26%" y1={middle} y2={middle} />
        <line className={styles.wire} x1="26%" x2="26%" y1="52" y2="148" />
        <text y={limit ? middle - 32 : middle - 12}>{limit ? "Limit" : "Supply"}</text>
        {limit && (
          <>
            <rect className={styles.box} width="21%" y={middle - 20} height="40" rx="10" />
            <text x="10.5%" y={middle + 5} textAnchor="middle">
              {limit}
            </text>
          </>
        )}
        <Side y={52} stopped watched={isWatched} vehicle={vehicle} />
        <Side y={148} watched={isWatched} vehicle={vehicle} />
        <text className={styles.fault} x="86%" y="34" textAnchor="end">
          {cause}
        </text>
        <text className={styles.unit} x="84%" y="80" textAnchor="end">
          Left stopped
        </text>
        <text className={styles.unit} x="84%" y="176" textAnchor="end">
          Right charges
        </text>
      </svg>
    </figure>
  );
}

interface SideProps extends Pick<SidesDrawing, "vehicle"> {
  y: number;
  stopped?: boolean;
  watched: true | undefined;
}

/** The stop, the switch and the hose of one side. */
function Side({ y, stopped = false, watched, vehicle }: SideProps) {
  const Vehicle = vehicle === "car" ? Car : Truck;
  return (
    <>
      <line className={styles.wire} x1="26%" x2="41%" y1={y} y2={y} />
      <line
        className={styles.lever}
        x1="41%"
        x2={stopped ? "48.5%" : "50%"}
        y1={y}
        y2={stopped ? y - 24 : y}
      />
      <line className={stopped ? styles.dead : styles.flow} x1="50%" x2="86%" y1={y} y2={y} />
      <circle className={stopped ? styles.pressed : styles.stopButton} cx="33%" cy={y} r="7" />
      <text className={styles.unit} x="29%" y={y + 28}>
        Stop
      </text>
      <circle className={styles.joint} cx="41%" cy={y} r="6" />
      <circle className={styles.joint} cx="50%" cy={y} r="6" />
      {watched &&
        sensors.map((x) => (
          <circle
            key={x}
            className={stopped && x === warm ? styles.warm : styles.sensor}
            cx={`${x}%`}
            cy={y}
            r="6"
          />
        ))}
      <Vehicle x="89%" y={y - 16} width="32" height="32" strokeWidth="1.5" />
    </>
  );
}
