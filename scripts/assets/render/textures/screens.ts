/** What the displays show. Pictures are drawn in their own units and glow in the model. */
import { type Art, C, ell, line, path, rect } from "../../art/kit.ts";
import { bolt } from "./marks.ts";

/** Charge in per cent and power in kW on the display; `share` is the other car's power. */
export interface Reading {
  charge: number;
  power: number;
  share?: number;
}

/** Share of its greatest power that a car takes, by charge in per cent: the curve on the products page. */
const curve = [
  [0, 0.57],
  [10, 1],
  [35, 1],
  [42, 0.93],
  [48, 0.82],
  [53, 0.7],
  [65, 0.54],
  [80, 0.39],
  [90, 0.25],
  [100, 0.12],
] as const;

/** The reading of a car at this charge, which takes at most `peak` kW. */
export function readingAt(charge: number, peak: number): Reading {
  const next = Math.max(
    1,
    curve.findIndex(([at]) => at >= charge),
  );
  const [[from, low], [to, high]] = [curve[next - 1] ?? curve[0], curve[next] ?? curve[0]];
  return { charge, power: Math.round(peak * (low + ((high - low) * (charge - from)) / (to - from))) };
}

const quiet = "#9dbfae";
const track = "#17382a";

function ground(a: Art, w: number, h: number): string {
  return (
    rect(0, 0, w, h, a.lg("0 #0b2218, .5 #081a12, 1 #05110c")) +
    ell(w / 2, h * 0.42, w * 0.62, w * 0.56, a.rg(`0 ${C.volt} .16, 1 ${C.volt} 0`))
  );
}

function head(a: Art, w: number): string {
  return (
    bolt(w * 0.065, w * 0.055, w * 0.07, C.volt) +
    a.text("Charging", w * 0.155, w * 0.112, w * 0.058, { weight: 600, fill: "#e4f6ec" }) +
    a.text("17:50", w * 0.935, w * 0.112, w * 0.052, { weight: 500, fill: quiet, anchor: "end" })
  );
}

function dial(a: Art, cx: number, cy: number, r: number, charge: number, note: string): string {
  const width = r * 0.15;
  const around = 2 * Math.PI * r;
  const circle = (color: string, more = "") =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
  return (
    circle(track) +
    circle(
      C.volt,
      `stroke-linecap="round" stroke-dasharray="${(around * charge) / 100} ${around}" transform="rotate(-90 ${cx} ${cy})"`,
    ) +
    a.text(`${charge}%`, cx, cy + r * 0.18, r * 0.62, { weight: 700, anchor: "middle", track: -0.03 }) +
    a.text(note, cx, cy + r * 0.46, r * 0.165, { weight: 500, fill: quiet, anchor: "middle" })
  );
}

function figures(a: Art, w: number, y: number, power: number): string {
  const big = { weight: 680, track: -0.02 };
  const small = { weight: 500, fill: quiet };
  return (
    a.text(`${power}`, w * 0.08, y, w * 0.13, big) +
    a.text("kW", w * 0.08, y + w * 0.075, w * 0.052, small) +
    a.text("₹18", w * 0.92, y, w * 0.13, { ...big, fill: C.saffron, anchor: "end" }) +
    a.text("per kWh", w * 0.92, y + w * 0.075, w * 0.052, { ...small, anchor: "end" })
  );
}

function stopKey(a: Art, w: number, h: number): string {
  const [kh, x] = [w * 0.135, w * 0.08];
  return (
    rect(x, h - kh - w * 0.075, w - 2 * x, kh, C.volt, kh / 2) +
    a.text("Stop charging", w / 2, h - w * 0.075 - kh * 0.36, w * 0.056, {
      weight: 700,
      fill: "#04140c",
      anchor: "middle",
    })
  );
}

/** The portrait display of the large cabinets. */
export function tallScreen(a: Art, w: number, h: number, { charge, power }: Reading): string {
  const r = w * 0.225;
  a.add(ground(a, w, h), head(a, w), dial(a, w / 2, w * 0.45, r, charge, "15 min left"));
  a.add(figures(a, w, h - w * 0.37, power), stopKey(a, w, h));
  return a.svg(w, h);
}

/** The same while no car is there. */
export function readyScreen(a: Art, w: number, h: number): string {
  const line = (text: string, y: number, size: number, fill: string, weight: number) =>
    a.text(text, w / 2, y, size, { weight, fill, anchor: "middle", track: -0.02 });
  a.add(ground(a, w, h), bolt(w * 0.36, w * 0.22, w * 0.28, C.volt));
  a.add(
    line("Ready", w * 0.72, w * 0.14, "#fff", 700),
    line("Plug in to start", w * 0.83, w * 0.066, quiet, 500),
  );
  a.add(line("₹18 per kWh", h - w * 0.1, w * 0.085, C.saffron, 680));
  return a.svg(w, h);
}

/** The same on a landscape display. */
export function readyWideScreen(a: Art, w: number, h: number): string {
  a.add(ground(a, w, h), bolt(w * 0.1, h * 0.26, h * 0.44, C.volt));
  a.add(
    a.text("Ready", w * 0.44, h * 0.46, h * 0.24, { weight: 700, fill: "#fff", track: -0.02 }),
    a.text("Plug in to start", w * 0.44, h * 0.62, h * 0.1, { weight: 500, fill: quiet }),
    a.text("₹18 per kWh", w * 0.44, h * 0.82, h * 0.11, { weight: 680, fill: C.saffron }),
  );
  return a.svg(w, h);
}

/** The home charger's, which waits for the night tariff: the socket is the household's own, without a price. */
export function homeReadyScreen(a: Art, w: number, h: number): string {
  a.add(ground(a, w, h), bolt(w * 0.1, h * 0.26, h * 0.44, C.volt));
  a.add(
    a.text("Ready", w * 0.42, h * 0.5, h * 0.28, { weight: 700, fill: "#fff", track: -0.02 }),
    a.text("Starts 11 PM", w * 0.42, h * 0.73, h * 0.15, { weight: 600, fill: C.volt }),
  );
  return a.svg(w, h);
}

/** The landscape display of the small cabinets. */
export function wideScreen(a: Art, w: number, h: number, { charge, power }: Reading): string {
  const u = w / 100;
  const r = h * 0.27;
  a.add(ground(a, w, h), head(a, w * 0.8), dial(a, u * 29, h * 0.6, r, charge, "15 min left"));
  const rows = [
    [`${power} kW`, "now", "#fff"],
    ["₹18", "per kWh", C.saffron],
    ["₹216", "so far", "#fff"],
  ] as const;
  for (const [i, [value, label, fill]] of rows.entries()) {
    const y = h * (0.4 + i * 0.2);
    a.add(
      a.text(value, u * 58, y, u * 7.6, { weight: 680, fill, track: -0.02 }),
      a.text(label, w * 0.94, y, u * 4, { weight: 500, fill: quiet, anchor: "end" }),
      rect(u * 58, y + h * 0.055, u * 36, 1.4, "#1b3d2f"),
    );
  }
  return a.svg(w, h);
}

/** The display of the column that two cars share. */
export function sharedScreen(a: Art, w: number, h: number, { charge, power, share = 0 }: Reading): string {
  a.add(ground(a, w, h), head(a, w), dial(a, w / 2, w * 0.56, w * 0.31, charge, "Car A, 22 min left"));
  const rows = [
    ["A", power, C.volt],
    ["B", share, "#63b38f"],
  ] as const;
  for (const [i, [name, value, fill]] of rows.entries()) {
    const y = w * (1.12 + i * 0.2);
    a.add(
      a.text(name, w * 0.08, y, w * 0.085, { weight: 700 }),
      rect(w * 0.19, y - w * 0.062, w * 0.5, w * 0.066, track, w * 0.033),
      rect(w * 0.19, y - w * 0.062, (w * 0.5 * value) / 40, w * 0.066, fill, w * 0.033),
      a.text(`${value} kW`, w * 0.92, y, w * 0.078, { weight: 680, anchor: "end", track: -0.02 }),
    );
  }
  a.add(
    a.text("60 kW shared by two cars", w * 0.08, w * 1.46, w * 0.05, { weight: 500, fill: quiet }),
    a.text("₹18", w * 0.08, w * 1.66, w * 0.1, { weight: 680, fill: C.saffron }),
    a.text("per kWh", w * 0.27, w * 1.66, w * 0.05, { weight: 500, fill: quiet }),
    stopKey(a, w, h),
  );
  return a.svg(w, h);
}

/** The battery's display: charge, power and the warmest cell. */
export function batteryScreen(a: Art, w: number, h: number, { charge, power }: Reading): string {
  const u = w / 100;
  a.add(ground(a, w, h), bolt(u * 6, u * 5, u * 7, C.volt));
  a.add(a.text("Discharging", u * 15, u * 10.6, u * 5.6, { weight: 600, fill: "#e4f6ec" }));
  a.add(a.text(`${charge}%`, u * 6, u * 34, u * 20, { weight: 700, track: -0.03 }));
  for (let i = 0; i < 10; i++)
    a.add(rect(u * (6 + i * 8.9), u * 40, u * 7.2, u * 7, i * 10 < charge ? C.volt : track, u * 1.6));
  const cells = [
    [`${power} kW`, "to chargers"],
    ["195 kWh", "stored"],
    ["29 °C", "warmest cell"],
  ] as const;
  for (const [i, [value, label]] of cells.entries()) {
    a.add(a.text(value, u * (6 + i * 31), u * 57.5, u * 6.4, { weight: 660 }));
    a.add(a.text(label, u * (6 + i * 31), u * 63.4, u * 4, { weight: 500, fill: quiet }));
  }
  return a.svg(w, h);
}

/** What shines through the face of the home charger: nothing but the figure. */
export function homeScreen(a: Art, w: number, h: number, { power }: Reading): string {
  a.add(rect(0, 0, w, h, "#000"));
  a.add(
    a.text(`${power}`, w / 2, h * 0.5, h * 0.4, {
      weight: 560,
      fill: "#f0fbf5",
      anchor: "middle",
      track: -0.02,
    }),
  );
  a.add(a.text("kW", w / 2, h * 0.73, h * 0.17, { weight: 500, fill: quiet, anchor: "middle" }));
  a.add(
    rect(w * 0.26, h * 0.86, w * 0.48, h * 0.05, "#12382a", 3),
    rect(w * 0.26, h * 0.86, w * 0.34, h * 0.05, C.volt, 3),
  );
  return a.svg(w, h);
}

/** The dashboard of the energy manager, 16:9.33. */
export function dashboard(a: Art, w: number, h: number): string {
  board(a, w, h, {
    title: "Site load, today",
    note: "Grid, solar and battery, limit 200 kW",
    rows: [
      ["Bay 1", "DC-240", "118 kW", 0.82],
      ["Bay 2", "DC-240", "46 kW", 0.41],
      ["Bay 3", "DC-60", "22 kW", 0.63],
      ["Bay 4", "DC-60", "Free", 0],
    ],
    tiles: [
      ["186 kW", "load now", "#fff"],
      ["74 kW", "from the sun", "#fff"],
      ["78%", "battery", C.volt],
      ["₹4,180", "saved today", C.saffron],
    ],
  });
  chart(a, w * 0.1, w * 0.105, w * 0.58, w * 0.265);
  return a.svg(w, h);
}

/** What the owner of a station sees: a week's income by day, the last sessions, and the week in figures. */
export function incomeBoard(a: Art, w: number, h: number): string {
  board(a, w, h, {
    title: "Station income, this week",
    note: "Four bays, café and store",
    rows: [
      ["Bay 1", "₹18/kWh", "₹412", 0.74],
      ["Bay 2", "₹18/kWh", "₹655", 0.9],
      ["Bay 3", "₹18/kWh", "₹238", 0.52],
      ["Bay 4", "₹18/kWh", "Free", 0],
    ],
    tiles: [
      ["₹64,200", "this week", C.saffron],
      ["3,910 kWh", "delivered", "#fff"],
      ["186", "sessions", "#fff"],
      ["99.1%", "ready", C.volt],
    ],
  });
  bars(a, { x: w * 0.1, y: w * 0.105, w: w * 0.58, h: w * 0.265 });
  return a.svg(w, h);
}

interface Board {
  title: string;
  note: string;
  /** Of each bay its name, its kind, a reading and a share of the whole bar. */
  rows: readonly (readonly [bay: string, kind: string, value: string, share: number])[];
  tiles: readonly (readonly [value: string, label: string, fill: string])[];
}

/** The frame of a dashboard: its rail of tools, its title, the bays and the figures below. */
function board(a: Art, w: number, h: number, { title, note, rows, tiles }: Board): void {
  a.add(rect(0, 0, w, h, a.lg("0 #0d2419, 1 #07160f")), rect(0, 0, w * 0.07, h, "#091b13"));
  a.add(bolt(w * 0.022, w * 0.02, w * 0.026, C.volt));
  for (let i = 0; i < 6; i++)
    a.add(rect(w * 0.024, w * (0.085 + i * 0.052), w * 0.022, w * 0.022, i ? "#1f4433" : C.volt, 5));
  a.add(a.text(title, w * 0.1, w * 0.05, w * 0.026, { weight: 680 }));
  a.add(a.text(note, w * 0.1, w * 0.074, w * 0.0145, { weight: 500, fill: quiet }));
  a.add(rect(w * 0.71, w * 0.105, w * 0.26, w * 0.265, "#0f291d", 10));
  for (const [i, [bay, kind, value, share]] of rows.entries()) {
    const y = w * (0.14 + i * 0.06);
    a.add(
      a.text(bay, w * 0.725, y, w * 0.0165, { weight: 640 }),
      a.text(kind, w * 0.778, y, w * 0.0135, { weight: 500, fill: quiet }),
      a.text(value, w * 0.955, y, w * 0.0165, { weight: 640, anchor: "end", fill: share ? "#fff" : quiet }),
      rect(w * 0.725, y + w * 0.012, w * 0.23, w * 0.007, track, 3),
      rect(w * 0.725, y + w * 0.012, w * 0.23 * share, w * 0.007, C.volt, 3),
    );
  }
  for (const [i, [value, label, fill]] of tiles.entries()) {
    const x = w * (0.1 + i * 0.2205);
    a.add(
      rect(x, w * 0.4, w * 0.2085, w * 0.135, "#0f291d", 10),
      a.text(value, x + w * 0.018, w * 0.462, w * 0.038, { weight: 680, fill, track: -0.02 }),
      a.text(label, x + w * 0.018, w * 0.505, w * 0.0155, { weight: 500, fill: quiet }),
    );
  }
}

/** A column for each day of a week; the last two are the best. */
function bars(a: Art, { x, y, w, h }: { x: number; y: number; w: number; h: number }): void {
  a.add(rect(x, y, w, h, "#0f291d", 10));
  for (let i = 1; i < 5; i++) a.add(rect(x + 14, y + (h * i) / 5, w - 28, 1.2, "#1d4131"));
  const days = [0.42, 0.48, 0.45, 0.56, 0.62, 0.88, 0.8];
  const step = (w - 56) / days.length;
  for (const [i, share] of days.entries()) {
    const left = x + 28 + i * step;
    const fill = i < 5 ? "#1f6f4c" : C.volt;
    a.add(rect(left + step * 0.2, y + h * (0.84 - share * 0.72), step * 0.6, h * share * 0.72, fill, 6));
    const day = "MTWTFSS"[i] ?? "";
    a.add(
      a.text(day, left + step / 2, y + h * 0.93, h * 0.055, { weight: 560, fill: quiet, anchor: "middle" }),
    );
  }
}

function chart(a: Art, x: number, y: number, w: number, h: number): void {
  a.add(rect(x, y, w, h, "#0f291d", 10));
  for (let i = 1; i < 5; i++) a.add(rect(x + 14, y + (h * i) / 5, w - 28, 1.2, "#1d4131"));
  const curve = (values: number[]) =>
    values
      .map(
        (v, i) =>
          `${i ? "L" : "M"}${x + 14 + ((w - 28) * i) / (values.length - 1)} ${y + h * (0.94 - v * 0.84)}`,
      )
      .join("");
  const hours = Array.from({ length: 97 }, (_, i) => i / 96);
  const load = hours.map(
    (t) =>
      0.3 +
      0.28 * Math.exp(-(((t - 0.4) / 0.1) ** 2)) +
      0.4 * Math.exp(-(((t - 0.78) / 0.09) ** 2)) +
      0.02 * Math.sin(t * 71),
  );
  const sun = hours.map((t) => 0.5 * Math.exp(-(((t - 0.52) / 0.14) ** 2)));
  a.add(
    path(
      `${curve(sun)}L${x + w - 14} ${y + h * 0.94}L${x + 14} ${y + h * 0.94}z`,
      C.saffron,
      'opacity=".22"',
    ),
  );
  a.add(line(curve(sun), C.saffron, 3), line(curve(load), C.volt, 4));
  a.add(line(`M${x + 14} ${y + h * 0.2}H${x + w - 14}`, "#d8efe3", 2, 'stroke-dasharray="8 8" opacity=".6"'));
}
