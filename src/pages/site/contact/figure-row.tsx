import { t } from "#shared/translate.ts";
import { revenueShares, smartLandShare } from "#src/content/contact/land.ts";
import type { PartnerFigure } from "#src/content/contact/partner-page.ts";
import styles from "./figure-row.module.css";

/** Four figures side by side, each with its caption. */
export function FigureRow({ figures }: { figures: readonly PartnerFigure[] }) {
  return (
    <dl className={`wrap ${styles.row}`}>
      {figures.map(({ value, label, money }) => (
        <div key={value}>
          <dt>{label}</dt>
          <dd className={money ? "money" : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The shares of the land partnership, below squares whose area is to scale. */
export function ShareRow() {
  return (
    <dl className={`wrap ${styles.row}`}>
      {revenueShares.map(({ percent, upTo, size }) => (
        <div key={percent} data-drawn>
          <dt>
            <Plot area={upTo} />
            {t("of revenue, {size}", { size })}
          </dt>
          <dd>{percent}%</dd>
        </div>
      ))}
      <div data-drawn>
        <dt>
          <Slice />
          of monthly profit, with SmartLand 30
        </dt>
        <dd>{smartLandShare}%</dd>
      </div>
    </dl>
  );
}

const largestPlot = 10_000;
const drawing = 80;

/** A square plot with three bays along its front edge. */
function Plot({ area }: { area: number }) {
  const side = (drawing - 2) * Math.sqrt(area / largestPlot);
  const top = drawing - 1 - side;
  const bays = [0.25, 0.5, 0.75].map(
    (part) => `M${(1 + side * part).toFixed(1)} ${drawing - 1}v${(-side * 0.3).toFixed(1)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${(side + 2).toFixed(1)} ${drawing}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect x={1} y={top} width={side} height={side} rx={3} strokeWidth={1.4} />
      <path d={bays.join("")} strokeWidth={1.2} opacity={0.55} />
    </svg>
  );
}

/** Three tenths of a circle. */
function Slice() {
  return (
    <svg viewBox="0 0 80 80" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx={40} cy={41} r={37} strokeWidth={1.4} opacity={0.5} />
      <path d="M40 41V4a37 37 0 0 1 35.2 48.4z" strokeWidth={1.6} strokeLinejoin="round" />
    </svg>
  );
}
