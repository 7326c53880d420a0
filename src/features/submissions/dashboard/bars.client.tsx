import { Bar, BarChart, CartesianGrid, Cell, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { ChartPoint } from "./chart-box.tsx";
import styles from "./dashboard.module.css";

const tick = { fill: "var(--text-soft)", fontSize: 11 };

/** Bars in the portal's colours; only the highest and the last carry their number. The default export is what `lazy` asks for. */
export default function Bars({ points }: { points: ChartPoint[] }) {
  const highest = Math.max(...points.map(({ count }) => count));
  const peak = points.findIndex(({ count }) => count === highest);
  const rows = points.map((point, at) => ({
    ...point,
    at,
    mark: point.count > 0 && (at === peak || point.tone === "today") ? String(point.count) : "",
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
          dataKey="at"
          axisLine={false}
          tickLine={false}
          interval={0}
          tickFormatter={(at: number) => points[at]?.tick ?? ""}
          tick={tick}
        />
        <Bar dataKey="count" radius={[2, 2, 0, 0]} maxBarSize={34} isAnimationActive={false}>
          {rows.map(({ label, tone }) => (
            <Cell key={label} className={styles.bar} data-tone={tone} />
          ))}
          <LabelList dataKey="mark" position="top" offset={5} className={styles.mark} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
