/**
 * India in outline, with the states' borders, in web Mercator. The outline follows the Survey of
 * India (after
 * @india-boundary-corrector/data and Natural Earth, both free to use), simplified to about 4 km:
 * a picture, not a map to measure on.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Art, C, ell, g, line, type Point, rect, path as shape } from "./kit.ts";
import { glow, grain } from "./scenes/sky.ts";

type LonLat = [number, number];
const outline: { rings: LonLat[][]; states: LonLat[][] } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "india.json"), "utf8"),
);

function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}

/** Puts longitude and latitude into a box of w by h units that India fills. */
function projection(w: number, h: number): (lon: number, lat: number) => Point {
  const [west, east, south, north] = [68, 97.5, mercator(6.6), mercator(37.3)];
  const k = Math.min(w / (east - west), h / (north - south));
  const left = (w - (east - west) * k) / 2;
  const top = (h - (north - south) * k) / 2;
  return (lon, lat) => [left + (lon - west) * k, top + (north - mercator(lat)) * k];
}

function draw(
  lines: LonLat[][],
  at: (lon: number, lat: number) => Point,
  close: boolean,
  digits = 1,
): string {
  return lines
    .map(
      (points) =>
        `M${points
          .map(([lon, lat]) =>
            at(lon, lat)
              .map((n) => Number(n.toFixed(digits)))
              .join(" "),
          )
          .join("L")}${close ? "z" : ""}`,
    )
    .join("");
}

/** The outline as one path. */
export function indiaPath(w: number, h: number, digits = 1): string {
  return draw(outline.rings, projection(w, h), true, digits);
}

const cities: [name: string, lon: number, lat: number, size: number, side: "start" | "end"][] = [
  ["Delhi", 77.2, 28.6, 8, "start"],
  ["Jaipur", 75.8, 26.9, 4.5, "end"],
  ["Lucknow", 80.9, 26.8, 4.5, "start"],
  ["Ahmedabad", 72.6, 23, 5.5, "end"],
  ["Kolkata", 88.4, 22.6, 6, "start"],
  ["Mumbai", 72.9, 19.1, 8, "end"],
  ["Pune", 73.9, 18.5, 5, "start"],
  ["Hyderabad", 78.5, 17.4, 7, "start"],
  ["Bengaluru", 77.6, 12.97, 7, "end"],
  ["Chennai", 80.25, 13.05, 11, "start"],
  ["Coimbatore", 77, 11, 5, "end"],
  ["Kochi", 76.3, 9.9, 4.5, "end"],
  ["Madurai", 78.1, 9.9, 4, "start"],
  ["Nagpur", 79.1, 21.1, 4.5, "start"],
  ["Bhubaneswar", 85.8, 20.3, 4, "start"],
  ["Guwahati", 91.7, 26.1, 4.5, "start"],
];

const corridors: [string, string][] = [
  ["Chennai", "Bengaluru"],
  ["Bengaluru", "Hyderabad"],
  ["Bengaluru", "Coimbatore"],
  ["Coimbatore", "Kochi"],
  ["Coimbatore", "Madurai"],
  ["Madurai", "Chennai"],
  ["Hyderabad", "Pune"],
  ["Pune", "Mumbai"],
  ["Mumbai", "Ahmedabad"],
  ["Ahmedabad", "Jaipur"],
  ["Jaipur", "Delhi"],
  ["Delhi", "Lucknow"],
  ["Hyderabad", "Nagpur"],
  ["Nagpur", "Delhi"],
  ["Lucknow", "Kolkata"],
  ["Kolkata", "Bhubaneswar"],
  ["Bhubaneswar", "Hyderabad"],
  ["Kolkata", "Guwahati"],
];

/** The network at night, an example of how it may grow from Chennai: 1000 by 1000. */
export function mapNight(a: Art): string {
  const size = 1000;
  const at = (lon: number, lat: number): Point => {
    const [x, y] = projection(860, 900)(lon, lat);
    return [x + 70, y + 50];
  };
  const d = draw(outline.rings, at, true);
  a.add(
    rect(0, 0, size, size, a.lg("0 #0f2f24, .6 #0a2018, 1 #06130e")),
    glow(a, 430, 470, 620, "#2f7a5f", 0.5),
    shape(d, "#020806", `transform="translate(14 22)" opacity=".6" filter="${a.blur(18)}"`),
    shape(d, a.lg("0 #2c6650, .5 #1f5140, 1 #123528", [0, 0, 1, 1])),
    g(
      ell(560, 820, 420, 300, a.rg(`0 ${C.volt} .3, 1 ${C.volt} 0`)) +
        ell(260, 120, 420, 320, a.rg("0 #fff .16, 1 #fff 0")),
      `clip-path="${a.clip(`<path d="${d}"/>`)}"`,
    ),
    shape(
      draw(outline.states, at, false),
      "none",
      'stroke="#8fc9ad" stroke-opacity=".26" stroke-width="1.2"',
    ),
    shape(d, "none", 'stroke="#9fdcbf" stroke-opacity=".8" stroke-width="2" stroke-linejoin="round"'),
  );
  const target = new Map(cities.map(([name, lon, lat]) => [name, at(lon, lat)]));
  for (const [from, to] of corridors) {
    const [p, q] = [target.get(from), target.get(to)];
    if (!p || !q) continue;
    const bend = Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.12;
    const way = `M${p[0]} ${p[1]}Q${(p[0] + q[0]) / 2 + bend} ${(p[1] + q[1]) / 2 - bend} ${q[0]} ${q[1]}`;
    a.add(
      line(way, C.volt, 7, `opacity=".16" filter="${a.blur(4)}"`),
      line(way, C.voltHi, 1.6, 'opacity=".62"'),
    );
  }
  for (const [name, lon, lat, r, side] of cities) {
    const [x, y] = at(lon, lat);
    const dx = side === "end" ? -r - 12 : r + 12;
    a.add(
      glow(a, x, y, r * 6, C.volt, 0.6),
      ell(x, y, r, r, a.rg(`0 #eafff4, .5 ${C.volt}, 1 #12b96d`)),
      a.text(name, x + dx, y + 7, r > 6 ? 23 : 18, {
        weight: r > 6 ? 650 : 550,
        fill: r > 6 ? "#f4fff9" : "#a9cfbc",
        anchor: side,
      }),
    );
  }
  a.add(grain(a, size, size, 0.5, 0.12));
  return a.svg(size, size);
}

/** The same shape as a small drawing that the browser can paint itself: no filter, no text. */
export function miniIndia(): string {
  const at = projection(132, 140);
  const rings = outline.rings
    .filter((ring) => ring.length > 30)
    .map((ring) => ring.filter((_, i) => i % 4 === 0));
  const dots = cities
    .filter(([, , , r]) => r >= 6)
    .map(([, lon, lat, r]) => {
      const [x, y] = at(lon, lat).map((n) => n.toFixed(1));
      return `<circle cx="${x}" cy="${y}" r="${(r * 0.9).toFixed(1)}" fill="#1fe58a" opacity=".22"/><circle cx="${x}" cy="${y}" r="${(r * 0.36).toFixed(1)}" fill="#1fe58a"/>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 140" width="132" height="140"><path d="${draw(rings, at, true)}" fill="#285644" stroke="#6fae90" stroke-linejoin="round"/>${dots.join("")}</svg>\n`;
}
