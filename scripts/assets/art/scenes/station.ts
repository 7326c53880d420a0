import { brand } from "../../../../src/content/brand.ts";
import { type Art, C, ell, g, path, poly, random, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { bolt, hose } from "../products/parts.ts";
import { car, forest, pearl } from "./car.ts";
import { shopfront } from "./shopfront.ts";
import { dusk, glow, grain, palm, skyline, vignette } from "./sky.ts";

const ground = 716;

function canopy(a: Art): string {
  const [left, right, front, back] = [560, 1700, 176, 282];
  const s = [
    poly(
      [
        [left, front],
        [right, front],
        [right, back],
        [left + 100, back],
      ],
      a.lg("0 #1d3a30, .45 #2b5547, 1 #3d6f5e"),
    ),
  ];
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 8; i++) {
      const t0 = 0.16 + r * 0.28;
      const t1 = t0 + 0.1;
      const at = (x: number, t: number) => 1180 + (x - 1180) * (1 - t * 0.2);
      const y = (t: number) => front + (back - front) * t;
      const x0 = left + 46 + i * 142;
      s.push(
        poly(
          [
            [at(x0, t0), y(t0)],
            [at(x0 + 104, t0), y(t0)],
            [at(x0 + 104, t1), y(t1)],
            [at(x0, t1), y(t1)],
          ],
          "#f7fff9",
        ),
        glow(a, at(x0 + 52, t0), y(t0), 110, "#dffbea", 0.28, 30),
      );
    }
  s.push(
    rect(left, front - 48, right - left, 50, a.lg("0 #1c4033, .1 #143126, 1 #081711")),
    rect(left, front - 48, right - left, 2, "#8fd0b1", 0, 'opacity=".6"'),
    rect(left, front - 6, right - left, 14, C.volt, 0, `opacity=".55" filter="${a.blur(9)}"`),
    rect(left, front - 2, right - left, 5, a.lg(`0 ${C.volt}, .3 ${C.voltHi}, 1 ${C.volt}`, "h")),
    bolt(left + 40, front - 39, 30, "#f4fff9"),
    a.text(brand.name, left + 76, front - 15, 28, { weight: 650, fill: "#f4fff9", track: -0.01 }),
  );
  return s.join("");
}

function forecourtSide(a: Art): string {
  const s = [shopfront(a, 60, 420, 540, random(8)), canopy(a)];
  for (const x of [676, 1370])
    s.push(
      rect(x, 270, 24, 384, a.lg("0 #7fa493, .2 #c5ddd1, .5 #4f7464, 1 #1b342a", "h")),
      rect(x + 6, 270, 3, 384, C.volt, 0, 'opacity=".8"'),
      rect(x - 2, 270, 16, 384, C.volt, 0, `opacity=".3" filter="${a.blur(8)}"`),
    );
  s.push(
    path("M640 652h1000v16H625z", a.lg("0 #53695f, 1 #1a2822")),
    rect(625, 668, 1000, 3, C.volt, 0, 'opacity=".9"'),
    rect(625, 662, 1000, 14, C.volt, 0, `opacity=".4" filter="${a.blur(8)}"`),
  );
  for (const x of [800, 1000, 1236, 1490]) s.push(glow(a, x, 570, 150, "#cff7e1", 0.3));
  s.push(
    unit(a, "dc-60-compact", 800, 658, 0.142),
    unit(a, "dc-320-maxdrive", 1000, 658, 0.142),
    unit(a, "dynamiccharge-60", 1236, 658, 0.142),
    unit(a, "dc-120-ultra", 1490, 658, 0.142),
  );
  return s.join("");
}

/** A station from the road: shop, canopy, a car charging and one arriving. 1600 by 900. */
export function station(a: Art): string {
  const [w, h, horizon] = [1600, 900, 560];
  const rnd = random(41);
  const port = 1700 - 2960 * 0.138;
  const cars =
    g(car(a, forest), `transform="translate(1700 ${ground}) scale(-.138 .138)"`) +
    glow(a, port, ground - 120, 54, C.volt, 0.8) +
    ell(port, ground - 120, 8, 8, "#08110d", `stroke="${C.volt}" stroke-width="2.2"`) +
    hose(a, `M1200 596C1170 610 1180 700 1216 708S1262 690 ${port} ${ground - 112}`, 6) +
    g(car(a, pearl), `transform="translate(40 ${ground + 66}) scale(.158)"`);
  const subject = forecourtSide(a) + cars;
  const fade = a.mask(rect(0, ground - 70, w, 300, a.lg("0 #fff .85, .4 #fff .4, 1 #fff 0")));
  a.add(
    dusk(a, w, horizon, rnd),
    glow(a, 500, horizon, 900, "#ffc98e", 0.8, 210),
    skyline(-20, w, horizon + 8, 130, "#6d907b", false, rnd),
    rect(0, horizon - 140, w, 160, a.lg("0 #f0c592 0, 1 #f3c08a .55")),
    skyline(-20, w, horizon + 14, 96, "#2a5547", true, rnd),
    g(palm(30, 640, 330, 30, rnd, "#0b221a") + palm(660, 640, 230, -14, rnd, "#0e291f")),
    rect(0, horizon + 20, w, 90, a.lg("0 #0f2c21, 1 #081811")),
    rect(0, 640, w, 260, a.lg("0 #3a564a, .1 #1b3027, .5 #0b1914, 1 #040a07")),
    g(
      `<use href="#wet-station" transform="translate(0 ${ground * 2 - 26}) scale(1 -1)" filter="${a.blur(3, 11)}"/>`,
      `mask="${fade}"`,
    ),
    ell(1120, 712, 620, 46, a.rg("0 #d9fbe9 .42, .5 #d9fbe9 .14, 1 #d9fbe9 0")),
    g(subject, 'id="wet-station"'),
    glow(a, 800, ground - 60, 260, "#eafff4", 0.16, 60),
    rect(0, 0, w, h, a.lg("0 #020806 .4, .2 #020806 0, .8 #030a07 .1, 1 #030a07 .6")),
    vignette(a, w, h),
    grain(a, w, h),
  );
  return a.svg(w, h);
}
