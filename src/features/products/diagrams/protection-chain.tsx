import { t } from "#shared/translate.ts";
import styles from "./diagrams.module.css";

const faults = [
  ["Leakage", "to earth"],
  ["Overheating", "of the parts"],
  ["Emergency", "stop pressed"],
] as const;

/** The protection between the supply and the car: any of three faults opens the switch. */
export function ProtectionChain() {
  return (
    <figure className={styles.plot}>
      <svg
        viewBox="0 0 460 190"
        role="img"
        aria-label={t("Between the supply and the car is a switch. It opens on any of three: {faults}", {
          faults: faults
            .map((lines) =>
              lines
                .map((line) => t(line))
                .join(" ")
                .toLowerCase(),
            )
            .join(", "),
        })}
      >
        <path className={styles.wire} d="M0 40H160M160 40L214 16M220 40H410" />
        <circle className={styles.joint} cx="160" cy="40" r="6" />
        <circle className={styles.joint} cx="220" cy="40" r="6" />
        <text x="0" y="22">
          Supply
        </text>
        <text x="424" y="45">
          Car
        </text>
        <path className={styles.trip} d="M190 44V78M73 110V94Q73 78 89 78H371Q387 78 387 94V110M230 78V110" />
        {faults.map(([first, second], index) => (
          <g key={first} transform={`translate(${index * 157} 110)`}>
            <rect className={styles.guard} width="146" height="62" rx="14" />
            <text x="73" y="26" textAnchor="middle">
              {first}
            </text>
            <text x="73" y="46" textAnchor="middle">
              {second}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
