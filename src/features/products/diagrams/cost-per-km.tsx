import { t } from "#shared/translate.ts";
import { rupeesPerKm } from "#src/content/cost-per-km.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import styles from "./diagrams.module.css";

const ways = [
  { label: "Petrol", rupees: rupeesPerKm.petrol },
  { label: "Fast charger", rupees: rupeesPerKm.fastCharger },
  { label: "At home", rupees: rupeesPerKm.home },
] as const;

/** What a kilometre costs in a family's car. */
export function CostPerKm() {
  const longest = ways[0].rupees;
  return (
    <figure className={`${styles.plot} ${styles.wide}`}>
      <svg
        viewBox="0 0 600 300"
        role="img"
        aria-label={t("Cost of a kilometre: {ways}", {
          ways: ways.map(({ label, rupees }) => `${t(label)} ₹${rupees.toFixed(2)}`).join(", "),
        })}
      >
        {ways.map(({ label, rupees }, index) => (
          <g key={label} transform={`translate(0 ${index * 96})`}>
            <text x="0" y="22">
              {label}
            </text>
            <rect
              className={rupees === rupeesPerKm.home ? styles.own : styles.other}
              y="36"
              width={(500 * rupees) / longest}
              height="40"
              rx="8"
            />
            <text className={styles.figure} x={(500 * rupees) / longest + 16} y="64">
              ₹{rupees.toFixed(2)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {keepTogether(
          t(
            "A family’s car: petrol at ₹103 a litre and 15 km, electricity at ₹18 on the road and ₹8 at home, charging losses included.",
          ),
        )}
      </figcaption>
    </figure>
  );
}
