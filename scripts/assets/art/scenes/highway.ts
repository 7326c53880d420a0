import { type Art, C, ell, g, line, path, poly, random, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { bolt } from "../products/parts.ts";
import { dusk, glow, grain, palm, type Rnd, vignette } from "./sky.ts";

const vanish = { x: 640, y: 512 };

function hills(a: Art, rnd: Rnd): string {
  const ridge = (base: number, height: number, step: number, fill: string) => {
    let d = `M-20 ${base + 60}V${base}`;
    for (let x = -20; x <= 1640; x += step) {
      const y =
        base -
        height *
          (0.4 + 0.34 * Math.sin(x * 0.004 + height) + 0.2 * Math.sin(x * 0.011 + base) + rnd() * 0.06);
      d += `L${x} ${y.toFixed(0)}`;
    }
    return path(`${d}V${base + 60}z`, fill);
  };
  return (
    ridge(520, 150, 26, a.lg("0 #5f8f80, 1 #b6ab8f")) +
    rect(0, 400, 1600, 140, a.lg("0 #f0c592 0, 1 #f3c08a .5")) +
    ridge(528, 84, 20, a.lg("0 #2d5c4d, 1 #567a67")) +
    rect(0, 470, 1600, 70, a.lg("0 #e8bd8a 0, 1 #f0bd85 .34"))
  );
}

function turbine(x: number, y: number, r: number, turn: number): string {
  const blade = (angle: number) =>
    path(
      `M${x} ${y}l${r * 0.05} ${-r * 0.2}L${x} ${y - r}L${x - r * 0.02} ${y}z`,
      "#e9f1e8",
      `transform="rotate(${angle} ${x} ${y})"`,
    );
  return g(
    poly(
      [
        [x - r * 0.022, y],
        [x + r * 0.022, y],
        [x + r * 0.05, y + r * 1.7],
        [x - r * 0.05, y + r * 1.7],
      ],
      "#dfe9df",
    ) +
      [0, 120, 240].map((k) => blade(k + turn)).join("") +
      ell(x, y, r * 0.05, r * 0.05, "#fff"),
    'opacity=".8"',
  );
}

function road(a: Art, rnd: Rnd): string {
  const { x: vx, y: vy } = vanish;
  const at = (x: number, y: number) => vx + (x - vx) * ((y - vy) / (900 - vy));
  const strip = (x0: number, x1: number, fill: string, from = vy, to = 900) =>
    poly(
      [
        [at(x0, from), from],
        [at(x1, from), from],
        [at(x1, to), to],
        [at(x0, to), to],
      ],
      fill,
    );
  const s = [
    rect(0, 516, 1600, 384, a.lg("0 #33523f, .2 #1b3429, .6 #0d1f18, 1 #06110c")),
    strip(-760, 1760, a.lg("0 #4d6457, .12 #2c3f37, .5 #16221d, 1 #0a120f")),
    strip(-700, -684, a.lg("0 #fff .7, 1 #fff .3")),
    strip(1684, 1700, a.lg("0 #fff .7, 1 #fff .3")),
    // the median: grass, a rail
    strip(440, 620, a.lg("0 #24493a, 1 #0c1f17")),
    strip(520, 530, a.lg("0 #dfe9e2 .8, 1 #7c8f85")),
  ];
  for (const x of [-330, 40, 1000, 1350])
    for (let i = 0; i < 9; i++) {
      const y0 = vy + 12 + 390 * (i / 9) ** 2.2;
      const y1 = y0 + 4 + (y0 - vy) * 0.16;
      s.push(strip(x - 7, x + 7, "#eafff4", y0, Math.min(900, y1)));
    }
  // long exposure with traffic on the left: tail lights left, headlights right
  for (let i = 0; i < 16; i++) {
    const back = i % 2 === 0;
    const x = back ? -560 + rnd() * 860 : 760 + rnd() * 820;
    const end = 900;
    const high = 16 + rnd() * 26;
    s.push(
      line(
        `M${vx} ${vy}L${at(x, end).toFixed(0)} ${end - high}`,
        back ? "#ff6a4f" : "#fff1d4",
        1 + rnd() * 2.4,
        `opacity="${(0.3 + rnd() * 0.5).toFixed(2)}"`,
      ),
    );
  }
  s.push(
    g(line(`M${vx} ${vy}L${at(-260, 900)} 870`, "#ff5a3c", 26), `opacity=".4" filter="${a.blur(14)}"`),
    g(line(`M${vx} ${vy}L${at(1180, 900)} 870`, "#ffdfae", 30), `opacity=".42" filter="${a.blur(16)}"`),
    glow(a, vx, vy, 320, "#fff1d8", 0.7, 60),
  );
  return s.join("");
}

function sign(a: Art): string {
  const pole = a.lg("0 #2b3a33, .4 #a9bdb2, 1 #1d2a24", "h");
  return [
    ell(1206, 690, 60, 6, "#020806", `opacity=".7" filter="${a.blur(5)}"`),
    ell(1490, 700, 60, 6, "#020806", `opacity=".7" filter="${a.blur(5)}"`),
    rect(1196, 190, 13, 500, pole),
    rect(1476, 190, 13, 520, pole),
    rect(1190, 214, 306, 10, "#5d7268"),
    rect(1190, 300, 306, 10, "#3d5047"),
    rect(1150, 146, 390, 196, "#000", 18, `opacity=".35" transform="translate(6 12)" filter="${a.blur(12)}"`),
    rect(1150, 146, 390, 196, a.lg("0 #17694c, 1 #0c4a34"), 16),
    rect(1158, 154, 374, 180, "none", 11, 'stroke="#eafff4" stroke-width="4"'),
    rect(1182, 180, 72, 72, "#f4fff9", 14),
    bolt(1192, 186, 60, "#0c4a34"),
    a.text("Fast charging", 1276, 212, 31, { weight: 700, track: -0.01 }),
    a.text("Café and rest stop", 1276, 246, 22, { weight: 500, fill: "#d5f2e3" }),
    a.text("2 km", 1182, 312, 42, { weight: 750, track: -0.02 }),
  ].join("");
}

/** A charging stop beside an expressway in the evening. 1600 by 900. */
export function highway(a: Art): string {
  const [w, h] = [1600, 900];
  const rnd = random(77);
  a.add(
    dusk(a, w, 500, rnd),
    glow(a, vanish.x, 500, 760, "#ffcf9a", 0.95, 250),
    glow(a, vanish.x, 496, 150, "#fff3e0", 0.9, 90),
    hills(a, rnd),
    turbine(206, 330, 66, 12),
    turbine(326, 366, 48, 58),
    turbine(424, 396, 34, 96),
    road(a, rnd),
    // the stop itself: small, and the only electric green in the picture
    g(
      [
        glow(a, 980, 566, 300, "#d9fbe9", 0.5, 60),
        rect(930, 506, 150, 56, a.lg("0 #fff0d4, .5 #f6cf93, 1 #a9743c")),
        rect(926, 496, 158, 12, "#0d241b"),
        poly(
          [
            [820, 470],
            [1010, 470],
            [1010, 486],
            [846, 486],
          ],
          "#e9fff4",
        ),
        rect(816, 456, 200, 15, "#0d241b"),
        rect(816, 469, 200, 4, C.volt),
        rect(816, 466, 200, 10, C.volt, 0, `opacity=".6" filter="${a.blur(6)}"`),
        rect(836, 486, 5, 76, "#8fb3a1"),
        rect(992, 486, 5, 76, "#8fb3a1"),
        unit(a, "dc-120-ultra", 872, 566, 0.034),
        unit(a, "dc-240-dualcore", 916, 566, 0.034),
        unit(a, "dc-120-ultra", 962, 566, 0.034),
      ].join(""),
    ),
    palm(1096, 590, 150, 16, rnd, "#0e291f"),
    palm(1140, 596, 110, -10, rnd, "#0b221a"),
    sign(a),
    palm(70, 700, 330, 30, rnd, "#06140e"),
    palm(8, 730, 260, -20, rnd, "#081811"),
    rect(0, 0, w, h, a.lg("0 #020806 .42, .25 #020806 0, .76 #030a07 0, 1 #030a07 .66")),
    vignette(a, w, h),
    grain(a, w, h),
  );
  return a.svg(w, h);
}
