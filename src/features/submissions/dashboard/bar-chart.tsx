import { formatNumber } from "#src/lib/format.ts";
import styles from "./bar-chart.module.css";
import { axisStep, type ChartPoint } from "./dashboard.rules.ts";

/** Bars over a scale of whole numbers; only the highest one and today's show their number. */
export function BarChart({ points }: { points: ChartPoint[] }) {
  const highest = Math.max(1, ...points.map(({ count }) => count));
  const step = axisStep(highest);
  const top = Math.ceil(highest / step) * step;
  const peak = points.findIndex(({ count }) => count === highest);
  const slot = 100 / points.length;
  const heightOf = (count: number) => (100 * count) / top;
  const yOf = (count: number) => `${100 - heightOf(count)}%`;
  return (
    <svg className={styles.plot} aria-hidden="true">
      {Array.from({ length: top / step + 1 }, (_, index) => index * step).map((value) => (
        <g key={value} className={styles.scale}>
          <line x2="100%" y1={yOf(value)} y2={yOf(value)} />
          <text x="-8" y={yOf(value)} dy="4">
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {points.map(({ label, tick, count, tone }, index) => (
        <g key={label} className={styles.column} data-tone={tone}>
          <rect
            x={`${slot * (index + 0.08)}%`}
            y={yOf(count)}
            width={`${slot * 0.84}%`}
            height={`${heightOf(count)}%`}
            rx="2"
          />
          {count > 0 && (index === peak || tone === "today") && (
            <text className={styles.valueLabel} x={`${slot * (index + 0.5)}%`} y={yOf(count)} dy="-5">
              {formatNumber(count)}
            </text>
          )}
          <text x={`${slot * (index + 0.5)}%`} y="100%" dy="16">
            {tick}
          </text>
        </g>
      ))}
    </svg>
  );
}
