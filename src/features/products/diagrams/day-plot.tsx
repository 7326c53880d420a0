import type { DayDrawing } from "#src/content/products/drawings.ts";
import { areaBelow } from "./area.ts";
import styles from "./day-plot.module.css";
import diagrams from "./diagrams.module.css";

/** Pixels above the plot, and the height of each row of texts below it. */
const top = 26;
const row = 24;
const bottom = 212;

/** What a drawing is drawn with: the stacked values, and where a moment and a value are. */
interface Plot {
  drawing: DayDrawing;
  tops: readonly number[][];
  last: number;
  most: number;
  base: number;
  x: (moment: number) => string;
  y: (value: number) => number;
}

/** Areas on top of one another over some hours, below a limit: a sketch. Only the areas stretch with the tile. */
export function DayPlot(drawing: DayDrawing) {
  const { label, ticks, limit, layers } = drawing;
  const plot = plotOf(drawing);
  const { base, x, y } = plot;
  const names = limit.beyond ? [...layers, limit.beyond] : layers;
  return (
    <figure className={diagrams.fixed}>
      <svg height={bottom} role="img" aria-label={label}>
        <Bands {...plot} />
        <Areas {...plot} />
        <line className={styles.limit} x2="100%" y1={y(limit.value)} y2={y(limit.value)} />
        <line className={diagrams.axis} x2="100%" y1={base} y2={base} />
        <text y={y(limit.value) - 9}>{limit.text}</text>
        {names.map(({ text, at: [moment, value] }) => (
          <text key={text} x={x(moment)} y={y(value) + 5} textAnchor="middle">
            {text}
          </text>
        ))}
        <Marks {...plot} />
        <Ticks texts={ticks} />
      </svg>
    </figure>
  );
}

function plotOf(drawing: DayDrawing): Plot {
  const tops = stack(drawing.layers.map(({ values }) => values));
  const last = (tops[0]?.length ?? 1) - 1;
  const most = Math.max(drawing.limit.value, ...tops.flat());
  const base = bottom - row * (drawing.marks ? 2 : 1);
  return {
    drawing,
    tops,
    last,
    most,
    base,
    x: (moment) => `${Math.round((1000 * moment) / last) / 10}%`,
    y: (value) => Math.round(base - ((base - top) * value) / most),
  };
}

/** The values of each layer with those below it. */
function stack(layers: readonly (readonly number[])[]): number[][] {
  const tops: number[][] = [];
  for (const values of layers) {
    const below = tops.at(-1);
    tops.push(values.map((value, moment) => value + (below?.[moment] ?? 0)));
  }
  return tops;
}

/** The hours with a name, behind the areas. */
function Bands({ drawing: { marks }, base, x }: Plot) {
  return marks?.map(({ text, from, to, money }) => (
    <rect
      key={text}
      className={money ? styles.moneyBand : styles.band}
      x={x(from)}
      y={top}
      width={x(to - from)}
      height={base - top}
    />
  ));
}

/** The highest first, because each reaches down to the axis. */
function Areas({ drawing: { layers, limit }, tops, last, most, base, y }: Plot) {
  const shared = { y: top, width: "100%", preserveAspectRatio: "none" } as const;
  return (
    <>
      <linearGradient id="own-fill" gradientUnits="userSpaceOnUse" x2="0" y2={most}>
        <stop className={styles.full} />
        <stop className={styles.faint} offset="1" />
      </linearGradient>
      <svg aria-hidden="true" {...shared} height={base - top} viewBox={`0 0 ${last} ${most}`}>
        {layers
          .map(({ text, tone }, index) => (
            <path
              key={text}
              className={styles[tone]}
              fill={tone === "own" ? "url(#own-fill)" : undefined}
              d={areaBelow(tops[index] ?? [], most)}
            />
          ))
          .reverse()}
      </svg>
      {limit.beyond && (
        <svg
          aria-hidden="true"
          {...shared}
          height={y(limit.value) - top}
          viewBox={`0 0 ${last} ${most - limit.value}`}
        >
          <path className={styles.beyond} d={areaBelow(tops.at(-1) ?? [], most)} />
        </svg>
      )}
    </>
  );
}

/** The named hours on the axis, each with its name below: centred, but within the plot near its ends. */
function Marks({ drawing: { marks }, last, base, x }: Plot) {
  return marks?.map(({ text, from, to, money }) => {
    const middle = (from + to) / 2;
    const isLate = middle > (last * 2) / 3;
    return (
      <g key={text} className={money ? styles.moneyMark : styles.mark}>
        <line x1={x(from)} x2={x(to)} y1={base} y2={base} />
        <text x={x(isLate ? to : middle)} y={base + row - 4} textAnchor={isLate ? "end" : "middle"}>
          {text}
        </text>
      </g>
    );
  });
}

function Ticks({ texts }: { texts: DayDrawing["ticks"] }) {
  const [start, middle] = texts;
  const end = texts.at(-1);
  return (
    <g className={diagrams.unit}>
      <text y={bottom - 4}>{start}</text>
      {texts.length === 3 && (
        <text x="50%" y={bottom - 4} textAnchor="middle">
          {middle}
        </text>
      )}
      <text x="100%" y={bottom - 4} textAnchor="end">
        {end}
      </text>
    </g>
  );
}
