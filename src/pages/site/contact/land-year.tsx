import diagrams from "#src/features/products/diagrams/diagrams.module.css";
import styles from "./land-year.module.css";

const monthWidth = 100;
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The phases of the first year: from the start of one month (0 to 12) to that of another. */
const phases = [
  { label: "Call and visit", from: 0, to: 0.6 },
  { label: "Offer and agreement", from: 0.6, to: 2 },
  { label: "We build", from: 2, to: 4 },
  { label: "We run the station", from: 4, to: 12 },
] as const;

/** A land partnership's first year by months: what happens when, and when the owner is paid. */
export function LandYear() {
  return (
    <section className={`section joined ${styles.year}`} aria-labelledby="first-year">
      <div className={`wrap ${diagrams.plot}`}>
        <div className="head">
          <h2 id="first-year">Your first year.</h2>
        </div>
        <svg
          viewBox="0 0 1200 232"
          role="img"
          aria-label="A first year: call and visit in month 1, offer and agreement until month 2, building in months 3 and 4, then eight monthly payments and a review in month 12"
        >
          {months.map((month) => (
            <g key={month} transform={`translate(${(month - 1) * monthWidth} 0)`}>
              <path className={styles.limit} d="M0.5 30V208" />
              <text className={diagrams.unit} x="8" y="18">
                {month === 1 ? "Month 1" : month}
              </text>
            </g>
          ))}
          <path className={styles.limit} d="M1199.5 30V208" />
          {phases.map(({ label, from, to }, row) => {
            const outside = to - from < 1.6;
            return (
              <g key={label} transform={`translate(${from * monthWidth} ${40 + row * 36})`}>
                <rect
                  className={row === 3 ? diagrams.own : diagrams.second}
                  width={(to - from) * monthWidth - 4}
                  height="28"
                  rx="8"
                />
                <text
                  x={outside ? (to - from) * monthWidth + 8 : 14}
                  y="19"
                  className={row === 3 ? diagrams.onFill : undefined}
                >
                  {label}
                </text>
              </g>
            );
          })}
          {months.slice(4).map((month) => (
            <text key={month} className={diagrams.money} x={month * monthWidth - 14} y="204" textAnchor="end">
              ₹
            </text>
          ))}
          <text className={diagrams.unit} x="400" y="228">
            Your share is paid every month
          </text>
          <text className={diagrams.unit} x="1196" y="228" textAnchor="end">
            Review of the year
          </text>
        </svg>
      </div>
    </section>
  );
}
