import { brand } from "../../../../src/content/brand.ts";
import { type Art, C, ell, g, path, pick, random, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { bolt } from "../products/parts.ts";
import { leaf, pendant } from "./interior.ts";
import { dusk, glow, grain, type Rnd, skyline, vignette } from "./sky.ts";

function inside(a: Art, rnd: Rnd): string {
  const s = [
    rect(70, 300, 760, 380, a.lg("0 #fff1d6, .34 #f5cd92, .74 #c48a4b, 1 #7a532c")),
    rect(70, 300, 760, 90, a.lg("0 #fffaf0 .9, 1 #fffaf0 0")),
  ];
  for (let i = 0; i < 30; i++) s.push(rect(480 + i * 12, 310, 4, 250, "#6b4726", 0, 'opacity=".3"'));
  for (let r = 0; r < 3; r++) {
    const shelf = 420 + r * 62;
    s.push(
      rect(500, shelf, 300, 7, "#5b3a1d"),
      rect(500, shelf + 7, 300, 18, a.lg("0 #000 .3, 1 #000 0")),
      rect(500, shelf - 54, 300, 6, "#fff6e0", 0, 'opacity=".7"'),
    );
    for (let i = 0; i < 22; i++) {
      const tall = 20 + rnd() * 26;
      s.push(
        rect(
          506 + i * 13.4,
          shelf - tall,
          10.5,
          tall,
          pick(["#20483a", "#efe4cc", "#8a5a2f", "#3d6d59", "#f4efe2", "#c98d4b"], rnd()),
          2,
          'opacity=".85"',
        ),
      );
    }
  }
  // the counter, its machine, two stools at the glass
  s.push(
    rect(120, 560, 320, 120, a.lg("0 #24463a, 1 #0f241b"), 5),
    rect(112, 548, 336, 16, a.lg("0 #f9e3bc, 1 #b28c58"), 4),
    rect(150, 484, 110, 66, a.lg("0 #e6ece8, .5 #8b9a92, 1 #39453f"), 8),
    rect(176, 506, 58, 44, "#121a16", 4),
    rect(300, 512, 26, 38, "#8a5a2f", 4),
    rect(334, 520, 22, 30, "#efe4cc", 4),
    rect(364, 508, 28, 42, "#2e5a48", 4),
    rect(120, 410, 300, 86, "#14352a", 8),
  );
  for (let r = 0; r < 4; r++)
    s.push(
      rect(138, 426 + r * 17, 110 - (r % 2) * 26, 5, "#eafff4", 2, 'opacity=".75"'),
      rect(370, 426 + r * 17, 30, 5, C.saffron, 2, 'opacity=".8"'),
    );
  for (const x of [520, 620])
    s.push(
      rect(x - 3, 600, 6, 78, "#1b130b"),
      rect(x - 30, 588, 60, 13, a.lg("0 #3a6a55, 1 #16342a"), 6),
      rect(x - 22, 672, 44, 6, "#1b130b", 3),
    );
  for (const x of [190, 330, 560, 700])
    s.push(
      g(pendant(a, x, 350, 0.5), `clip-path="${a.clip('<rect x="70" y="300" width="760" height="400"/>')}"`),
    );
  return s.join("");
}

/** A franchise: the owner's shop with its sign, and two chargers by the door. 1200 by 900. */
export function franchise(a: Art): string {
  const [w, h, ground] = [1200, 900, 726];
  const rnd = random(29);
  const front = [rect(30, 196, 860, 520, a.lg("0 #1a3a2f, 1 #0d2119")), inside(a, rnd)];
  for (const x of [64, 254, 446, 636, 826])
    front.push(rect(x, 292, 10, 392, "#0b1a14"), rect(x + 10, 292, 2, 392, "#fff3dc", 0, 'opacity=".5"'));
  front.push(
    rect(64, 676, 772, 40, a.lg("0 #24463a, 1 #0d2019")),
    path("M70 300h756l-300 380H70z", a.lg("0 #fff .12, .6 #fff .02, 1 #fff 0", [0, 0, 1, 1])),
    // fascia
    rect(10, 176, 920, 122, a.lg("0 #1c4636, .5 #123227, 1 #0a1d16"), 4),
    rect(10, 176, 920, 2, "#8fd0b1", 0, 'opacity=".7"'),
    rect(10, 290, 920, 14, C.volt, 0, `opacity=".6" filter="${a.blur(9)}"`),
    rect(10, 294, 920, 6, a.lg(`0 ${C.volt}, .5 ${C.voltHi}, 1 ${C.volt}`, "h")),
    glow(a, 300, 240, 340, "#d9fbe9", 0.2, 90),
    rect(64, 202, 70, 70, C.volt, 18),
    bolt(72, 206, 62, "#06150e"),
    a.text(brand.name, 156, 254, 50, { weight: 700, track: -0.025, fill: "#f6fff9" }),
    a.text("Café   Lounge   Store", 640, 248, 24, { weight: 550, fill: "#c3e6d4" }),
    glow(a, 450, 716, 620, C.lamp, 0.4, 110),
  );
  for (const [angle, length] of [
    [-40, 110],
    [-14, 140],
    [10, 150],
    [36, 116],
  ] as const)
    front.push(leaf(872, 640, length, angle, 20, a.lg("0 #2f7458, 1 #0d2a1f")));
  front.push(
    path("M836 640h74l-9 78q-28 9-56 0z", a.lg("0 #5c6c63, .2 #ece6d9, .6 #bdb5a4, 1 #4f4a3f", "h")),
  );
  const units = [
    glow(a, 1040, 560, 260, "#cff7e1", 0.34),
    path("M924 716h330v14H910z", a.lg("0 #6a8075, 1 #24332c")),
    rect(910, 728, 330, 3, C.volt, 0, 'opacity=".9"'),
    unit(a, "dc-120-ultra", 1006, 720, 0.2),
    unit(a, "dc-60-compact", 1166, 720, 0.2),
  ];
  const subject = [...front, ...units].join("");
  const fade = a.mask(rect(0, ground - 12, w, 190, a.lg("0 #fff .8, .5 #fff .34, 1 #fff 0")));
  a.add(
    dusk(a, w, 580, rnd),
    glow(a, 1060, 560, 560, "#ffc98e", 0.9, 210),
    skyline(860, 1220, 592, 130, "#6d907b", false, rnd),
    rect(860, 450, 340, 150, a.lg("0 #f0c592 0, 1 #f3c08a .5")),
    skyline(860, 1220, 600, 90, "#2a5547", true, rnd),
    rect(0, 590, w, 130, a.lg("0 #0f2c21, 1 #0a1f17")),
    rect(0, 706, w, 194, a.lg("0 #4a6556, .16 #243b30, .6 #0c1a14, 1 #050c09")),
    g(
      `<use href="#wet-franchise" transform="translate(0 ${ground * 2}) scale(1 -1)" filter="${a.blur(3, 10)}"/>`,
      `mask="${fade}"`,
    ),
    g(subject, 'id="wet-franchise"'),
    ell(450, 742, 560, 30, "#ffe2b4", `opacity=".2" filter="${a.blur(20)}"`),
    rect(0, 0, w, h, a.lg("0 #020806 .46, .22 #020806 0, .78 #030a07 .04, 1 #030a07 .6")),
    vignette(a, w, h),
    grain(a, w, h),
  );
  return a.svg(w, h);
}
