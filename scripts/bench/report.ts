import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../setup/install.mjs";
import type { Measure } from "./measure.ts";
import type { Measures, Verdict } from "./verdict.ts";

/** Writes `docs/performance.md` and the chart beside it. */
export function writeReport(machine: string, measures: Measures, verdicts: Verdict[]): void {
  const lines = [
    "# Performance",
    "",
    "Written by `npm run bench`: the built Worker in workerd, without a development proxy, beside floors that were measured in the same",
    `run. ${machine}. The load comes from the same machine, so that figures of two machines cannot be compared; shares can.`,
    "",
    "Cached rows: here the cache is called from the Worker. On Cloudflare the edge answers a hit, and the Worker does not run.",
    "",
    "![Requests per second of each kind of request, by number of articles](performance.svg)",
    "",
    "| Articles | Request | Requests/s | p50 ms | p99 ms | Processor ms |",
    "| ---: | --- | ---: | ---: | ---: | ---: |",
    ...[...measures].flatMap(([articles, found]) =>
      [...found].map(([row, one]) => tableRow(articles, row, one)),
    ),
    "",
    "| Wanted | Limit | Found | |",
    "| --- | --- | ---: | --- |",
    ...verdicts.map(
      ({ what, found, limit, met, cause }) =>
        `| ${what} | ${limit} | ${found} | ${met ? "met" : ["**missed**", cause].filter(Boolean).join(": ")} |`,
    ),
    "",
  ];
  writeFileSync(join(projectRoot, "docs/performance.md"), lines.join("\n"));
  writeFileSync(join(projectRoot, "docs/performance.svg"), chart(measures));
}

function tableRow(articles: number, row: string, { perSecond, p50, p99, processor }: Measure): string {
  const figures = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), processor.toFixed(2)];
  return `| ${articles.toLocaleString("en-IN")} | ${row} | ${figures.join(" | ")} |`;
}

const width = 860;
const left = 210;
const bar = 9;
const fills = ["#0d6b4a", "#3fae7f", "#a9d9c3"];

/** One bar for each kind of request and number of articles, on a logarithmic scale. */
function chart(measures: Measures): string {
  const sizes = [...measures.keys()];
  const names = [...new Set([...measures.values()].flatMap((found) => [...found.keys()]))];
  const step = bar * sizes.length + 14;
  const height = 56 + names.length * step;
  const max = Math.max(
    ...[...measures.values()].flatMap((found) => [...found.values()].map((one) => one.perSecond)),
  );
  const decades = Math.max(1, Math.ceil(Math.log10(max)));
  const x = (value: number) => left + ((width - left - 60) * Math.log10(Math.max(1, value))) / decades;
  const grid = Array.from({ length: decades + 1 }, (_, power) => {
    const at = x(10 ** power).toFixed(1);
    return `<line x1="${at}" x2="${at}" y1="34" y2="${height - 8}" stroke="#d8e0dc"/><text x="${at}" y="28" text-anchor="middle">${(10 ** power).toLocaleString("en-IN")}</text>`;
  });
  const legend = sizes.map(
    (articles, index) =>
      `<rect x="${left + index * 150}" y="4" width="10" height="10" fill="${fills[index % fills.length]}"/><text x="${left + 16 + index * 150}" y="13">${articles.toLocaleString("en-IN")} articles</text>`,
  );
  const bars = names.flatMap((name, row) => [
    `<text x="${left - 10}" y="${46 + row * step + (bar * sizes.length) / 2}" text-anchor="end">${name}</text>`,
    ...sizes.flatMap((articles, index) => {
      const value = measures.get(articles)?.get(name)?.perSecond;
      if (value === undefined) return [];
      const y = 40 + row * step + index * bar;
      return [
        `<rect x="${left}" y="${y}" width="${(x(value) - left).toFixed(1)}" height="${bar - 1}" fill="${fills[index % fills.length]}"/>`,
        `<text x="${(x(value) + 5).toFixed(1)}" y="${y + 8}" font-size="9">${value.toFixed(0)}</text>`,
      ];
    }),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#21302a">`,
    `<title>Requests per second of each kind of request, by number of articles</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...grid,
    ...legend,
    ...bars,
    "</svg>",
    "",
  ].join("\n");
}
