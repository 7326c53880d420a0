/** Pictures of sample articles about what no place shows: a map, plugs, dates, prices, wiring. 1280 by 720. */
import type { Browser } from "playwright";
import sharp from "sharp";
import { connectors } from "../../../src/content/connectors.ts";
import { rupeesPerKm } from "../../../src/content/cost-per-km.ts";
import { type DrawnPicture, sampleSize } from "../../sample/sample-pictures.ts";
import { bolt } from "../render/textures/marks.ts";
import { paint } from "./browser.ts";
import { Art, C, ell, g, line, path, rect, type SetType } from "./kit.ts";

const { width: w, height: h } = sampleSize;

/** What a cover shows stands in the middle 780 units: cards of tablets cut the sides off. */
const middle = w / 2;

const colours = { red: "#e5484d", grey: "#5d7468", rule: "#e4ded0", water: "#cfe3e0", park: "#d6e6d2" };

function ground(a: Art): string {
  return rect(0, 0, w, h, a.rg("0 #2c6350, .55 #173f31, 1 #0c241b", 0.5, 0.42, 0.75));
}

interface MapWords {
  station: string;
  place: string;
  free: string;
  charging: string;
  broken: string;
}

const mapWords: Record<"en" | "hi", MapWords> = {
  en: {
    station: "Anna Nagar",
    place: "2 of 4 free",
    free: "Available",
    charging: "Charging",
    broken: "Out of order",
  },
  hi: { station: "अन्ना नगर", place: "4 में से 2 खाली", free: "खाली", charging: "चार्जिंग", broken: "ख़राब" },
};

/** Streets with stations, and one station's guns in a card. */
function gunMap(a: Art, words: MapWords): string {
  const street = (d: string, width: number) => line(d, "#ddd6c6", width + 4) + line(d, "#fffdf8", width);
  const pin = (x: number, y: number, scale: number, fill: string) =>
    g(
      ell(0, 2, 20, 6, "#08160f", 'opacity=".22"') +
        path("M0 0C-34 -36 -27 -74 0 -74S34 -36 0 0z", fill, 'stroke="#fff" stroke-width="4"') +
        bolt(-14, -60, 28, "#fff"),
      `transform="translate(${x} ${y}) scale(${scale})"`,
    );
  const rows: [string, string, string, string][] = [
    ["CCS2", "60 kW", words.free, C.voltDeep],
    ["CCS2", "60 kW", words.charging, "#a05c00"],
    ["Type 2", "22 kW", words.free, C.voltDeep],
    ["Type 2", "22 kW", words.broken, colours.red],
  ];
  const [left, top, wide] = [550, 112, 460];
  const card = [
    rect(left + 6, top + 26, wide - 12, 478, "#0c241b", 34, `opacity=".34" filter="${a.blur(24)}"`),
    rect(left, top, wide, 496, "#fffefb", 32),
    a.text(words.station, left + 36, top + 66, 36, { weight: 720, fill: C.ink900, track: -0.02 }),
    a.text(words.place, left + 36, top + 104, 23, { weight: 520, fill: colours.grey }),
    ...rows.map(([plug, power, state, ink], index) => {
      const y = top + 136 + index * 86;
      return [
        rect(left + 36, y, wide - 72, 2, colours.rule),
        a.text(plug, left + 36, y + 53, 25, { weight: 680, fill: C.ink900 }),
        a.text(power, left + 140, y + 53, 25, { weight: 500, fill: colours.grey }),
        ell(left + 266, y + 44, 7, 7, ink),
        a.text(state, left + 284, y + 53, 23, { weight: 640, fill: ink }),
      ].join("");
    }),
  ];
  return a
    .add(
      rect(0, 0, w, h, "#f1ece0"),
      path("M-20 610C160 560 240 640 420 620S700 690 820 740H-20z", colours.water),
      path("M120 96H372V262H120z", colours.park),
      path("M1090 60H1300V250H1090z", colours.park),
      path("M980 540H1300V740H980z", colours.park, 'opacity=".7"'),
      street("M-20 330L1300 250", 26),
      street("M430 -20L500 740", 26),
      street("M-20 70L1300 20", 12),
      street("M90 -20L160 740", 12),
      street("M-20 500L1300 470", 14),
      street("M700 -20L760 740", 12),
      street("M1060 -20L1090 740", 20),
      street("M270 280L300 600", 10),
      street("M900 -20L930 740", 10),
      street("M-20 190L440 165", 10),
      line("M-20 430C200 380 340 420 520 360S900 380 1300 130", "#f7d9a8", 16),
      pin(250, 236, 0.8, C.ink800),
      pin(180, 520, 0.8, C.ink800),
      pin(1180, 420, 0.8, C.ink800),
      ell(396, 372, 74, 74, C.volt, 'opacity=".28"'),
      pin(396, 396, 1.5, C.voltDeep),
      ...card,
    )
    .svg(w, h);
}

/** The faces of three plugs, in one scale. */
function plugFaces(a: Art): string {
  const scale = 2.3;
  const y = 326;
  const shown = [
    [middle - 266, "ccs2"],
    [middle - 31, "type2"],
    [middle + 237, "ac001"],
  ] as const;
  const faces = shown.map(([x, id]) => {
    const connector = connectors.find((one) => one.id === id);
    if (!connector) throw new Error(`no connector ${id}`);
    const shell = a.lg("0 #4d5a55, .25 #222b28, .8 #0e1412, 1 #2d3733");
    const contacts = connector.face.map(([cx, cy, r, role]) => {
      const metal = role === "signal" ? "0 #f6dfae, 1 #b88a3c" : "0 #f4f7f5, .5 #aab5b0, 1 #6c7873";
      return (
        ell(cx, cy, r + 3, r + 3, "#050908", 'stroke="#39443f" stroke-width=".8"') +
        ell(cx, cy, r, r, a.lg(metal)) +
        ell(cx, cy, r * 0.52, r * 0.52, "#141a18")
      );
    });
    return [
      g(
        [
          path(connector.outline, "#000", `transform="translate(0 9)" opacity=".5" filter="${a.blur(6)}"`),
          path(connector.outline, shell, 'stroke="#0a100e" stroke-width="7" stroke-linejoin="round"'),
          path(connector.outline, "none", 'stroke="#63716b" stroke-width="1.4"'),
          path(
            connector.outline,
            a.lg("0 #0b110f, 1 #1b2421"),
            'transform="scale(.9)" stroke="#39443f" stroke-width="1"',
          ),
          ...contacts,
        ],
        `transform="translate(${x} ${y}) scale(${scale})"`,
      ),
      a.text(connector.name, x, 540, 30, {
        weight: 680,
        fill: "#eafff4",
        anchor: "middle",
        track: -0.02,
      }),
    ].join("");
  });
  return a.add(ground(a), ...faces).svg(w, h);
}

/** A month with the day of a visit, in figures that a card of a phone leaves readable. */
function serviceCalendar(a: Art): string {
  const [left, top, wide, tall] = [middle - 350, 68, 700, 556];
  const [column, row] = [88, 65];
  /** The first day is a Sunday, the last of a week. */
  const [days, before, visit] = [30, 6, 18];
  const dates = Array.from({ length: days }, (_, index) => {
    const weekday = (before + index) % 7;
    const cx = left + 86 + weekday * column;
    const cy = top + 170 + Math.floor((before + index) / 7) * row;
    const isVisit = index + 1 === visit;
    return (
      (isVisit ? ell(cx, cy - 12.5, 33, 33, C.voltDeep) : "") +
      a.text(`${index + 1}`, cx, cy, 36, {
        weight: isVisit ? 750 : 600,
        fill: isVisit ? "#fff" : weekday > 4 ? "#8d9a93" : C.ink900,
        anchor: "middle",
      })
    );
  });
  return a
    .add(
      ground(a),
      rect(left + 10, top + 30, wide - 20, tall - 12, "#04100b", 34, `opacity=".5" filter="${a.blur(26)}"`),
      rect(left, top, wide, tall, "#fffefb", 34),
      a.text("November", left + 56, top + 80, 54, { weight: 740, fill: C.ink900, track: -0.025 }),
      rect(left + 56, top + 108, wide - 112, 2, colours.rule),
      ...dates,
    )
    .svg(w, h);
}

/** The price through a day: lower from eleven to four. */
function afternoonPrice(a: Art): string {
  const [left, right, foot] = [250, 1030, 560];
  const hourAt = (hour: number) => left + ((right - left) * (hour - 6)) / 16;
  const [from, to] = [hourAt(11), hourAt(16)];
  const [full, less] = [270, 400];
  const course = `M${left} ${full}H${from}V${less}H${to}V${full}H${right}`;
  const hours: [number, string][] = [
    [6, "6 am"],
    [11, "11 am"],
    [16, "4 pm"],
    [22, "10 pm"],
  ];
  return a
    .add(
      ground(a),
      rect(from, 150, to - from, foot - 150, a.lg(`0 ${C.saffron} 0, 1 ${C.saffron} .3`), 0),
      line(`M${left} ${foot}H${right}`, "#ffffff", 2, 'opacity=".26"'),
      line(course, C.saffron, 10),
      a.text("₹15", left, full - 34, 60, { weight: 740, fill: "#fff", track: -0.03 }),
      a.text("₹13", (from + to) / 2, less - 34, 84, {
        weight: 760,
        fill: C.saffron,
        anchor: "middle",
        track: -0.03,
      }),
      ...hours.map(([hour, name], index) =>
        a.text(name, hourAt(hour), foot + 48, 28, {
          weight: 560,
          fill: "#b6cfc2",
          anchor: index === 0 ? "start" : index === hours.length - 1 ? "end" : "middle",
        }),
      ),
    )
    .svg(w, h);
}

/** What a kilometre costs in rupees, with the prices and the sum of the article's family. */
function costPerKilometre(a: Art): string {
  const [left, right, top, step] = [262, 1018, 264, 136];
  const most = rupeesPerKm.petrol;
  const rows: [name: string, rupees: number, fill: string][] = [
    ["At home, ₹8 a unit", rupeesPerKm.home, C.saffron],
    ["Fast charger, ₹18 a unit", rupeesPerKm.fastCharger, C.saffron],
    ["Petrol, ₹103 a litre", most, "#8fa79b"],
  ];
  const bars = rows.map(([name, rupees, fill], index) => {
    const y = top + index * step;
    const wide = ((right - left) * rupees) / most;
    const isLongest = rupees === most;
    return [
      a.text(name, left, y - 20, 31, { weight: 580, fill: "#cfe3d8", track: -0.01 }),
      rect(left, y, wide, 62, fill, 14),
      a.text(`₹${rupees.toFixed(2)}`, isLongest ? left + wide - 24 : left + wide + 24, y + 48, 48, {
        weight: 740,
        fill: isLongest ? C.ink900 : "#fff",
        anchor: isLongest ? "end" : "start",
        track: -0.03,
      }),
    ].join("");
  });
  return a
    .add(
      ground(a),
      a.text("One kilometre", left, 172, 54, { weight: 740, fill: "#fff", track: -0.015 }),
      ...bars,
    )
    .svg(w, h);
}

/** Greetings in the three languages of the articles. */
function threeScripts(a: Art): string {
  const words: [string, number, string][] = [
    ["Hello", 232, "#8fb3a1"],
    ["नमस्ते", 398, "#fff"],
    ["வணக்கம்", 564, C.volt],
  ];
  return a
    .add(
      ground(a),
      ...words.map(([word, y, fill]) =>
        a.text(word, middle, y, 132, { weight: 720, fill, anchor: "middle" }),
      ),
    )
    .svg(w, h);
}

/** Power over charge: flat, and falling after the fast part. */
function chargingCurve(a: Art): string {
  const [left, right, top, foot] = [276, 1004, 170, 560];
  const x = (charge: number) => left + ((right - left) * charge) / 100;
  const y = (power: number) => foot - ((foot - top) * power) / 120;
  const course = `M${x(0)} ${y(72)}C${x(3)} ${y(104)} ${x(6)} ${y(112)} ${x(12)} ${y(112)}H${x(42)}C${x(58)} ${y(112)} ${x(64)} ${y(70)} ${x(80)} ${y(44)}S${x(96)} ${y(16)} ${x(100)} ${y(10)}`;
  return a
    .add(
      ground(a),
      path(`${course}V${foot}H${left}z`, a.lg(`0 ${C.volt} .5, 1 ${C.volt} .04`)),
      line(course, C.volt, 10),
      line(`M${x(80)} ${y(100)}V${foot}`, "#ffffff", 3, 'opacity=".5" stroke-dasharray="2 12"'),
      line(`M${left} ${foot}H${right}`, "#ffffff", 2, 'opacity=".26"'),
      a.text("80%", x(80), y(106), 60, { weight: 740, anchor: "middle", track: -0.03 }),
      ...[0, 20, 40, 60, 100].map((charge) =>
        a.text(`${charge}%`, x(charge), foot + 48, 28, { weight: 560, fill: "#b6cfc2", anchor: "middle" }),
      ),
    )
    .svg(w, h);
}

/** Four ways to wire a parking basement: where the meters are, and which bays have a charger. */
function fourWirings(a: Art): string {
  const [wide, tall, gap] = [584, 308, 36];
  const bayAt = (index: number) => ({ x: 248 + index * 78, top: 170 });
  const bays = [bayAt(0), bayAt(1), bayAt(2), bayAt(3)] as const;
  const cable = (d: string) => line(d, C.voltDeep, 7);
  const meter = (x: number, y: number, scale = 1) =>
    g(
      rect(-27, -32, 54, 64, C.ink800, 10) +
        rect(-17, -22, 34, 20, "#d8efe2", 4) +
        ell(0, 15, 8, 8, C.saffron),
      `transform="translate(${x} ${y}) scale(${scale})"`,
    );
  /** A parking bay from above; with a charger at its head and a car, or free. */
  const bay = ({ x, top }: ReturnType<typeof bayAt>, hasCharger: boolean) =>
    rect(x, top, 66, 104, hasCharger ? "#d9f2e4" : "#f1ece0", 8) +
    (hasCharger
      ? rect(x + 14, top + 26, 38, 70, C.ink600, 16) +
        rect(x + 20, top + 44, 26, 18, "#cfe3d8", 6) +
        ell(x + 33, top, 14, 14, C.voltDeep) +
        bolt(x + 25, top - 8, 16, "#fff")
      : "");
  const drop = ({ x, top }: ReturnType<typeof bayAt>, from: number) => `M${x + 33} ${from}V${top}`;
  const [first, second, third, fourth] = bays;
  const panels: [name: string, chargers: boolean[], wiring: string][] = [
    [
      "Own meter",
      [true, true, true, false],
      [100, 122, 144]
        .map((y, index) => {
          const to = bayAt(2 - index);
          return cable(`M84 ${130 + index * 68}H${176 + index * 18}V${y}H${to.x + 33}V${to.top}`);
        })
        .join("") + [0, 1, 2].map((index) => meter(60, 130 + index * 68, 0.95)).join(""),
    ],
    [
      "Sub-meter",
      [true, true, false, false],
      cable(`M110 196H190V112H${second.x + 33}V${second.top}`) +
        cable(drop(first, 112)) +
        meter(74, 196, 1.5) +
        meter(first.x + 33, 112, 0.62) +
        meter(second.x + 33, 112, 0.62),
    ],
    [
      "Shared chargers",
      [false, false, true, true],
      cable(`M110 196H190V128H${fourth.x + 33}V${fourth.top}`) +
        cable(drop(third, 128)) +
        meter(74, 196, 1.5),
    ],
    [
      "Managed row",
      [true, true, true, true],
      cable(`M110 196H190V128H${fourth.x + 33}V${fourth.top}`) +
        [first, second, third].map((one) => cable(drop(one, 128))).join("") +
        meter(74, 196, 1.5) +
        rect(164, 136, 52, 52, C.saffron, 12) +
        path(
          "M190 146v32M178 154l12-9 12 9M178 170l12 9 12-9",
          "none",
          `stroke="${C.ink900}" stroke-width="5"`,
        ),
    ],
  ];
  return a
    .add(
      rect(0, 0, w, h, "#f1ece0"),
      ...panels.map(([name, chargers, wiring], index) => {
        const [x, y] = [gap + (index % 2) * (wide + gap), gap + Math.floor(index / 2) * (tall + gap)];
        return g(
          [
            rect(0, 0, wide, tall, "#fffefb", 28),
            a.text(name, 32, 62, 42, { weight: 720, fill: C.ink900, track: -0.02 }),
            wiring,
            ...bays.map((one, at) => bay(one, chargers[at] ?? false)),
          ],
          `transform="translate(${x} ${y})"`,
        );
      }),
    )
    .svg(w, h);
}

const drawings: Record<DrawnPicture, (a: Art) => string> = {
  "gun-map": (a) => gunMap(a, mapWords.en),
  "gun-map-hi": (a) => gunMap(a, mapWords.hi),
  "plug-faces": plugFaces,
  "service-calendar": serviceCalendar,
  "afternoon-price": afternoonPrice,
  "cost-per-kilometre": costPerKilometre,
  "charging-curve": chargingCurve,
  "three-scripts": threeScripts,
  "four-wirings": fourWirings,
};

export async function writeArticles(browser: Browser, setType: SetType): Promise<void> {
  for (const [name, draw] of Object.entries(drawings)) {
    const png = await paint(browser, draw(new Art("s", setType)), w, h, 1);
    await sharp(png).webp({ quality: 82, effort: 5 }).toFile(`scripts/sample/drawn/${name}.webp`);
  }
}
