import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import styles from "./dashboard.module.css";
import type { ChartPoint } from "./dashboard.rules.ts";

const tick = { fill: "var(--text-soft)", fontSize: 11 };

/** Bars in the portal's colours; only the highest one and today's show their number. */
export default function Bars({ points }: { points: ChartPoint[] }) {
  const highest = Math.max(...points.map(({ count }) => count));
  const peak = points.findIndex(({ count }) => count === highest);
  const rows = points.map((point, index) => ({
    ...point,
    index,
    valueLabel: point.count > 0 && (index === peak || point.tone === "today") ? String(point.count) : "",
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={rows}
        margin={{ top: 18, right: 14, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap="16%"
      >
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <YAxis width={30} axisLine={false} tickLine={false} allowDecimals={false} tickCount={4} tick={tick} />
        <XAxis
          dataKey="index"
          axisLine={false}
          tickLine={false}
          interval={0}
          tickFormatter={(index: number) => points[index]?.tick ?? ""}
          tick={tick}
        />
        <Bar dataKey="count" radius={[2, 2, 0, 0]} maxBarSize={34} isAnimationActive={false}>
          {rows.map(({ label, tone }) => (
            <Cell key={label} className={styles.bar} data-tone={tone} />
          ))}
          <LabelList dataKey="valueLabel" position="top" offset={5} className={styles.valueLabel} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
