import styles from "./scene.module.css";
import { Scene } from "./scene.tsx";

/** The middle of each bay. */
const bays = [46, 134] as const;

/** Two bays from above: the cabinet is at their head, with a gun on each side. */
export function TwoBays() {
  return (
    <Scene
      viewBox="0 0 356 180"
      label="From above: the cabinet is between two bays, with a gun on each side; a car charges in each bay"
    >
      <path className={styles.line} d="M104 2H356M104 90H356M104 178H356" />
      <rect className={styles.body} x="14" y="62" width="60" height="56" rx="6" />
      <path className={styles.dark} d="M74 70H80V110H74Z" />
      {bays.map((y) => (
        <g key={y}>
          <g transform={`translate(136 ${y - 29.5}) scale(.82)`}>
            <path
              className={styles.body}
              d="M16 7Q62 0 112 0H158Q184 2 188 18Q191 36 188 54Q184 70 158 72H112Q62 72 16 65Q2 58 1 36Q2 14 16 7Z"
            />
            <path
              className={styles.glass}
              d="M60 11Q48 36 60 61L82 55Q76 36 82 17ZM158 17Q162 36 158 55L172 60Q178 36 172 12ZM86 8H154L148 14H92ZM86 64H154L148 58H92Z"
            />
            <path className={styles.dark} d="M64 1 59-5H65L70 1ZM64 71 59 77H65L70 71Z" />
          </g>
          <path
            className={styles.flow}
            d={y < 90 ? "M44 62C44 28 84 30 136 46" : "M44 118C44 152 84 150 136 134"}
          />
          <circle className={styles.joint} cx="138" cy={y} r="6" />
        </g>
      ))}
    </Scene>
  );
}
