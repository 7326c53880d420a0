import { type Art, C, ell, g, line, path, poly, random, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { bolt } from "../products/parts.ts";
import { outside } from "./interior.ts";
import { glow, grain, type Rnd, vignette } from "./sky.ts";

/** A carton of the right size for a wall box or a cabinet, seen from the front. */
function carton(a: Art, x: number, y: number, w: number, h: number, rnd: Rnd): string {
  const own = rnd() > 0.5;
  return (
    rect(
      x,
      y - h,
      w,
      h,
      a.lg(own ? "0 #d9b98a, .12 #c8a473, 1 #80603a" : "0 #e6dfd0, .12 #d3c9b6, 1 #8b826f"),
      3,
    ) +
    rect(x + w * 0.42, y - h, w * 0.16, h, "#fff3dc", 0, 'opacity=".22"') +
    rect(x, y - h, 3, h, "#fff", 0, 'opacity=".3"') +
    rect(x + w - 4, y - h, 4, h, "#000", 0, 'opacity=".25"') +
    bolt(x + 10, y - h * 0.42, Math.min(22, h * 0.3), own ? "#5b3f1f" : "#24463a")
  );
}

function rack(a: Art, rnd: Rnd): string {
  const s: string[] = [rect(560, 120, 700, 590, a.lg("0 #12211b, 1 #0a1510"))];
  for (const level of [300, 480, 660]) {
    for (let x = 580; x < 1200; ) {
      const w = 62 + rnd() * 44;
      const h = 74 + rnd() * 66;
      if (rnd() > 0.12) s.push(carton(a, x, level, w, h, rnd));
      x += w + 6;
    }
    s.push(
      rect(556, level, 700, 16, a.lg("0 #2fae78, .4 #147a51, 1 #0a3a27")),
      rect(556, level + 16, 700, 34, a.lg("0 #000 .5, 1 #000 0")),
    );
  }
  for (const x of [556, 790, 1024]) {
    s.push(rect(x, 110, 14, 606, a.lg("0 #0d3f2b, .4 #2b9a6b, 1 #0b3524", "h")));
    for (let y = 128; y < 700; y += 22) s.push(rect(x + 5, y, 4, 9, "#041009", 1));
  }
  return s.join("");
}

function dock(a: Art): string {
  const s = [
    rect(60, 200, 400, 470, "#0b1410", 6),
    outside(a, 78, 260, 364, 400, 3),
    rect(78, 214, 364, 60, a.lg("0 #8a9a91, 1 #55665d")),
  ];
  for (let y = 218; y < 274; y += 13) s.push(rect(78, y, 364, 2, "#22302a"));
  s.push(
    rect(60, 200, 18, 470, a.lg("0 #0f1a15, .6 #f0b63a, 1 #8a6414", "h"), 2),
    rect(442, 200, 18, 470, a.lg("0 #0f1a15, .6 #f0b63a, 1 #8a6414", "h"), 2),
  );
  for (let y = 214; y < 660; y += 46)
    s.push(path(`M60 ${y}h18v18L60 ${y + 30}zM442 ${y}h18v18l-18 12z`, "#141a12", 'opacity=".8"'));
  return s.join("");
}

function pallet(a: Art, x: number, y: number, w: number): string {
  const s = [
    ell(x + w / 2 + 14, y + 30, w * 0.6, 16, "#020604", `opacity=".75" filter="${a.blur(9)}"`),
    rect(x, y, w, 11, a.lg("0 #e0bd8a, 1 #93703f"), 2),
    rect(x, y + 24, w, 9, a.lg("0 #a27c4a, 1 #5c4426"), 2),
  ];
  for (const k of [0, 0.44, 0.88]) s.push(rect(x + w * k, y + 9, w * 0.12, 17, a.lg("0 #8a693c, 1 #4d3a20")));
  return s.join("");
}

/** The warehouse of a distributor: racks, a dock, three cabinets ready to leave. 1200 by 900. */
export function distribution(a: Art): string {
  const [w, h] = [1200, 900];
  const rnd = random(19);
  const floor = 800;
  a.add(
    rect(0, 0, w, h, a.lg("0 #16241d, .5 #24362d, 1 #131f19")),
    glow(a, 700, 120, 900, "#dff3e8", 0.24, 500),
    rack(a, rnd),
    dock(a),
    rect(0, 690, w, 210, a.lg("0 #6f8277, .16 #4a5c52, .6 #1d2a23, 1 #0a110e")),
    rect(0, 688, w, 5, "#0a1410"),
    g(
      poly(
        [
          [78, 690],
          [442, 690],
          [600, 900],
          [-60, 900],
        ],
        a.lg("0 #ffd7a2 .34, 1 #ffd7a2 0"),
      ),
      `filter="${a.blur(18)}"`,
    ),
  );
  for (let i = 0; i < 3; i++)
    a.add(
      poly(
        [
          [330 + i * 300, 0],
          [430 + i * 300, 0],
          [690 + i * 300, 760],
          [70 + i * 300, 760],
        ],
        a.lg("0 #eafff4 .2, 1 #eafff4 0"),
        `filter="${a.blur(22)}"`,
      ),
      path(`M${340 + i * 300} 60q40-46 80 0z`, a.lg("0 #3b4f45, 1 #16211c")),
      ell(380 + i * 300, 60, 40, 7, "#fbfff9"),
      rect(379 + i * 300, 0, 2, 40, "#0a1410"),
      glow(a, 380 + i * 300, 66, 180, "#eafff4", 0.4),
    );
  a.add(
    line("M-10 744H1210", "#f0b63a", 5, 'opacity=".55"'),
    line("M-10 758H1210", "#f0b63a", 2, 'opacity=".35"'),
  );
  for (const [id, x, k] of [
    ["dc-60-compact", 520, 0.235],
    ["dc-120-ultra", 742, 0.235],
    ["dc-240-dualcore", 1000, 0.235],
  ] as const) {
    const half = id === "dc-240-dualcore" ? 128 : 104;
    a.add(
      glow(a, x, floor - 220, 220, "#d9fbe9", 0.16, 260),
      pallet(a, x - half, floor, half * 2 + 20),
      unit(a, id, x, floor + 3, k),
    );
  }
  // a stack of home chargers with the delivery note on top
  a.add(pallet(a, 130, floor + 16, 220));
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) a.add(carton(a, 138 + c * 68, floor + 16 - r * 62, 66, 60, rnd));
  a.add(
    g(
      [
        rect(-40, -58, 80, 58, a.lg("0 #fffdf8, 1 #dcd3c1"), 5),
        rect(-28, -46, 40, 5, "#0d3a29", 2),
        rect(-28, -34, 56, 3, "#9aa79f", 1),
        rect(-28, -26, 50, 3, "#9aa79f", 1),
        rect(-28, -14, 24, 6, C.voltDeep, 3),
      ].join(""),
      `transform="translate(238 ${floor - 176}) rotate(-4)"`,
    ),
    rect(0, 0, w, h, a.lg("0 #030a07 .55, .26 #030a07 .05, .74 #030a07 0, 1 #030a07 .6")),
    rect(0, 0, w, h, "#0c4a36", 0, 'opacity=".14" style="mix-blend-mode:color"'),
    vignette(a, w, h),
    grain(a, w, h),
  );
  return a.svg(w, h);
}
