import { type Art, C, ell, g, type Point, poly, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { bolt, hose } from "../products/parts.ts";
import { car, pearl, sand } from "./car.ts";
import { glow, grain, vignette } from "./sky.ts";

const [w, h] = [1600, 900];
/** One-point perspective in metres; the eye is 1.5 m above the floor, 8 m from the picture. */
function at(x: number, y: number, z: number): Point {
  const k = 900 / z;
  return [760 + x * k, 430 - (y - 1.5) * k];
}

function shell(a: Art): string {
  const [back, front] = [26, 5.2];
  const s = [
    rect(0, 0, w, h, "#0d1613"),
    poly(
      [at(-14, 3.4, back), at(14, 3.4, back), at(14, 0, back), at(-14, 0, back)],
      a.lg("0 #52665c, .6 #6f8377, 1 #42564c"),
    ),
    poly(
      [at(-14, 0, back), at(14, 0, back), at(14, 0, front), at(-14, 0, front)],
      a.lg("0 #7d9086, .18 #4d6057, .5 #22312a, 1 #0c1512"),
    ),
    poly(
      [at(-14, 3.4, back), at(14, 3.4, back), at(14, 3.4, front), at(-14, 3.4, front)],
      a.lg("0 #0b1310, .6 #1f2d27, 1 #43554b"),
    ),
  ];
  // beams and cable trays under the ceiling
  for (let z = 24; z > 6; z -= 3.6)
    s.push(
      poly(
        [at(-14, 3.4, z), at(14, 3.4, z), at(14, 3.05, z), at(-14, 3.05, z)],
        a.lg("0 #16211c, 1 #2c3c34"),
        `opacity="${(0.35 + (24 - z) * 0.03).toFixed(2)}"`,
      ),
    );
  for (const x of [-6.2, -0.3, 5.6])
    for (let z = 25; z > 5; z -= 3.6) {
      const q = [at(x, 3, z), at(x + 0.34, 3, z), at(x + 0.34, 3, z - 2.3), at(x, 3, z - 2.3)];
      const [cx, cy] = at(x + 0.17, 3, z - 1.2);
      s.push(poly(q, "#f6fff9"), glow(a, cx, cy, 2600 / z, "#dffbea", 0.3, 900 / z));
      const [fx, fy] = at(x + 0.17, 0, z - 1.2);
      s.push(ell(fx, fy, 1100 / z, 260 / z, "#dff3e8", `opacity=".1" filter="${a.blur(10)}"`));
    }
  // bays on both sides
  for (let z = 24; z > 5; z -= 2.7)
    for (const [x0, x1] of [
      [-9, -4.2],
      [4.2, 9],
    ] as const)
      s.push(
        poly(
          [at(x0, 0, z), at(x1, 0, z), at(x1, 0, z - 0.12), at(x0, 0, z - 0.12)],
          "#e9f3ed",
          'opacity=".5"',
        ),
      );
  for (const x of [-4.2, 4.2])
    s.push(
      poly(
        [at(x - 0.06, 0, 25), at(x + 0.06, 0, 25), at(x + 0.06, 0, 5.2), at(x - 0.06, 0, 5.2)],
        "#e9f3ed",
        'opacity=".4"',
      ),
    );
  return s.join("");
}

function columns(a: Art): string {
  const s: string[] = [];
  for (let z = 24; z > 7; z -= 5.4)
    for (const x of [-9.4, 9.0]) {
      const [x0, top] = at(x, 3.4, z);
      const [x1, foot] = at(x + 0.8, 0, z);
      const width = x1 - x0;
      s.push(
        rect(x0, top, width, foot - top, a.lg("0 #394a42, .2 #8fa297, .6 #64786d, 1 #27352e", "h")),
        rect(
          x0,
          top + (foot - top) * 0.52,
          width,
          (foot - top) * 0.3,
          a.lg("0 #0f4a35, .2 #1e7a58, .6 #15583f, 1 #0a2e21", "h"),
        ),
        a.text("B2", x0 + width / 2, top + (foot - top) * 0.72, width * 0.5, {
          weight: 750,
          anchor: "middle",
        }),
        rect(x0 - 6, foot - 4, width + 30, 10, "#000", 5, `opacity=".6" filter="${a.blur(5)}"`),
      );
    }
  return s.join("");
}

/** Charging bays under a shopping mall: cool tubes, a polished floor, two cars. 1600 by 900. */
export function mall(a: Art): string {
  const ground = 770;
  const wall = [
    // the lit way up to the shops
    poly(
      [at(-2.4, 2.9, 25.9), at(2.4, 2.9, 25.9), at(2.4, 0, 25.9), at(-2.4, 0, 25.9)],
      a.lg("0 #fff3dc, .6 #f6cf93, 1 #a9743c"),
    ),
    glow(a, 760, 446, 260, C.lamp, 0.5, 150),
    rect(690, 398, 2, 84, "#5b3a1d"),
    rect(826, 398, 2, 84, "#5b3a1d"),
    rect(700, 362, 120, 26, "#0d3a29", 5),
    a.text("Lifts to mall", 760, 380, 15, { weight: 650, anchor: "middle", fill: "#eafff4" }),
  ].join("");
  const bay = [
    glow(a, 1120, 560, 320, "#cff7e1", 0.26, 260),
    rect(1010, 250, 330, 74, a.lg("0 #14674a, 1 #0c4a34"), 12),
    bolt(1030, 262, 48, "#f4fff9"),
    a.text("EV charging", 1088, 284, 27, { weight: 700, track: -0.01 }),
    a.text("4 bays, level B2", 1088, 310, 19, { weight: 500, fill: "#d5f2e3" }),
    rect(1040, 200, 5, 52, "#1b2823"),
    rect(1305, 200, 5, 52, "#1b2823"),
    rect(880, 726, 700, 14, a.lg("0 #6f8278, 1 #25342d"), 4),
    rect(880, 736, 700, 3, C.volt, 0, 'opacity=".85"'),
    unit(a, "dynamiccharge-60", 1140, 730, 0.19),
    unit(a, "dynamiccharge-60", 1500, 730, 0.19),
  ].join("");
  const k = 0.2;
  const x = 150;
  const px = x + 2960 * k;
  const py = ground - 872 * k;
  const cars = [
    g(car(a, pearl), `transform="translate(${x} ${ground}) scale(${k})"`),
    glow(a, px, py, 78, C.volt, 0.75),
    ell(px, py, 12, 12, "#08110d", `stroke="${C.volt}" stroke-width="3"`),
    hose(a, `M1096 690C1076 800 1040 812 980 810S${px + 60} ${py + 150} ${px + 12} ${py + 12}`, 8),
    g(
      rect(-7, -8, 22, 15, "#1a221e", 5) + rect(-7, -8, 22, 4, "#8fa097", 2),
      `transform="translate(${px} ${py + 4}) rotate(52)"`,
    ),
    g(car(a, sand), `transform="translate(2190 ${ground + 24}) scale(-.21 .21)"`),
  ].join("");
  const subject = bay + cars;
  const fade = a.mask(rect(0, ground - 30, w, 200, a.lg("0 #fff .6, .5 #fff .22, 1 #fff 0")));
  a.add(
    shell(a),
    wall,
    columns(a),
    g(
      `<use href="#floor-mall" transform="translate(0 ${ground * 2 - 22}) scale(1 -1)" filter="${a.blur(4, 8)}"/>`,
      `mask="${fade}"`,
    ),
    g(subject, 'id="floor-mall"'),
    rect(0, 0, w, h, a.lg("0 #04100c .5, .3 #04100c .05, .7 #04100c 0, 1 #030a07 .66")),
    rect(0, 0, w, h, "#0c4a36", 0, 'opacity=".16" style="mix-blend-mode:color"'),
    vignette(a, w, h),
    grain(a, w, h),
  );
  return a.svg(w, h);
}
