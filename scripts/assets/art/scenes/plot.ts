import { type Art, C, ell, g, line, poly, rect } from "../kit.ts";
import { isometric } from "./isometric.ts";
import { glow, grain, vignette } from "./sky.ts";

/** A plot seen from the air: what a land partner gets. Isometric, metres. */
export function plot(a: Art): string {
  const s: string[] = [];
  const W = 1200;
  const H = 825;
  const { I, q, box } = isometric(590, 400, 29);
  const u = 29;
  const soft = (x: number, y: number, rx: number, ry: number, c: string, o: number, b: number) => {
    const [X, Y] = I(x, y);
    return ell(X, Y, rx, ry, c, `opacity="${o}" filter="${a.blur(b)}"`);
  };
  s.push(
    rect(0, 0, W, H, a.lg("0 #1d4a3b, .5 #143529, 1 #0a1d16", [0, 0, 1, 1])),
    glow(a, 560, 360, 800, "#5fb594", 0.42, 520),
  );
  // neighbours' fields and the road
  for (const [x0, y0, x1, y1, o] of [
    [-34, -30, -13.5, 9, 0.5],
    [-12, -34, 13, -11.5, 0.42],
    [14.5, -34, 40, 9, 0.34],
    [-34, 19, -2, 44, 0.3],
    [0, 19, 40, 44, 0.36],
  ] as const)
    s.push(
      poly(
        q(x0, y0, x1, y1),
        a.lg("0 #2f6a55, 1 #1a4436", [0, 0, 1, 1]),
        `opacity="${o}" stroke="#4f8a72" stroke-opacity=".35"`,
      ),
    );
  s.push(poly(q(-40, 11, 44, 17.4), a.lg("0 #0a1612, 1 #14241d", "h")));
  for (let i = -38; i < 44; i += 3.4) s.push(poly(q(i, 14.1, i + 1.7, 14.3), "#e9f3ed", 'opacity=".5"'));
  s.push(line(`M${I(-40, 11)}L${I(44, 11)}M${I(-40, 17.4)}L${I(44, 17.4)}`, "#dfe9e2", 1.4, 'opacity=".35"'));
  for (const [y, c, x0, x1] of [
    [12.6, "#ffefd2", -40, -6],
    [15.8, "#ff7d66", 12, 44],
  ] as const)
    s.push(
      line(`M${I(x0, y)}L${I(x1, y)}`, c, 5, `opacity=".5" filter="${a.blur(5)}"`),
      line(`M${I(x0, y)}L${I(x1, y)}`, c, 1.6, 'opacity=".8"'),
    );
  // the plot, its edge alive
  s.push(
    poly(q(-12.5, -10, 13, 10.2), a.lg("0 #58796a, .5 #3d5c4f, 1 #263e34", [0, 0, 1, 1])),
    poly(
      q(-12.5, -10, 13, 10.2),
      "none",
      `stroke="${C.volt}" stroke-width="9" opacity=".35" filter="${a.blur(7)}"`,
    ),
    poly(q(-12.5, -10, 13, 10.2), "none", `stroke="${C.volt}" stroke-width="2" stroke-dasharray="9 7"`),
  );
  s.push(poly(q(-3, 8, 3.6, 11.2), "#3d5c4f"), soft(0.5, 0, 330, 170, "#d9fbe9", 0.2, 50));
  const tree = (x: number, y: number, r: number) => {
    const [X, Y] = I(x, y),
      R = r * u;
    return (
      ell(X + R * 0.5, Y + R * 0.1, R * 1.15, R * 0.5, "#030a07", `opacity=".55" filter="${a.blur(5)}"`) +
      rect(X - 2.5, Y - R * 0.9, 5, R * 0.9, "#2a1d12") +
      ell(X, Y - R * 1.3, R, R * 0.94, a.rg("0 #4f8f70, .5 #2a5d48, 1 #0e2a20", 0.34, 0.26, 0.8)) +
      ell(X - R * 0.5, Y - R * 0.95, R * 0.56, R * 0.5, a.rg("0 #3f7a5f, 1 #14382b", 0.34, 0.26, 0.8))
    );
  };
  for (let i = 0; i < 8; i++) s.push(tree(-11.3 + i * 3.3, -9, 0.8 + (i % 3) * 0.14));
  // shop
  s.push(
    soft(-6, -1.5, 190, 84, "#ffd9a0", 0.5, 26),
    box(
      -11,
      -6.8,
      -3.6,
      -2.6,
      0,
      2.7,
      a.lg("0 #26483b, 1 #17342a", [0, 0, 1, 1]),
      a.lg("0 #ffe9c4, .6 #f2c486, 1 #a9743c"),
      a.lg("0 #f3cd94, 1 #855a2e"),
    ),
  );
  for (let i = 1; i < 7; i++)
    s.push(line(`M${I(-11 + i * 1.06, -2.6, 0)}L${I(-11 + i * 1.06, -2.6, 2.5)}`, "#0f2019", 2.4));
  for (let i = 1; i < 4; i++)
    s.push(line(`M${I(-3.6, -6.8 + i * 1.05, 0)}L${I(-3.6, -6.8 + i * 1.05, 2.5)}`, "#0f2019", 2.4));
  s.push(
    box(-11.3, -7.1, -3.2, -2.2, 2.5, 2.95, a.lg("0 #32584a, 1 #1d3f33", [0, 0, 1, 1]), "#0f261d", "#0a1b14"),
  );
  for (let r = 0; r < 2; r++)
    for (let c = 0; c < 5; c++)
      s.push(
        poly(
          [...q(-10.7 + c * 1.45, -6.6 + r * 2.1, -9.4 + c * 1.45, -4.9 + r * 2.1, 3.1)],
          a.lg("0 #a9cdbb, .3 #2f6151, 1 #0d2a21", [0, 0, 1, 1]),
          'stroke="#dfeee6" stroke-opacity=".5" stroke-width=".8"',
        ),
      );
  // battery
  s.push(
    box(8.2, -8.4, 11.2, -6.6, 0, 2.4, "#fffdf8", a.lg("0 #eeece4, 1 #b9b7ad"), a.lg("0 #c9c7bd, 1 #77766d")),
    line(`M${I(9.7, -6.6, 0.3)}L${I(9.7, -6.6, 2.1)}`, C.volt, 3),
    soft(9.7, -5.8, 50, 22, C.volt, 0.35, 10),
  );
  // bays, units, cars
  const bays = [0, 1, 2, 3, 4, 5],
    bx = (i: number) => -1.4 + i * 2.25;
  for (let i = 0; i <= 6; i++)
    s.push(poly(q(bx(i) - 0.06, 0.2, bx(i) + 0.06, 5), "#eafff4", 'opacity=".75"'));
  s.push(box(-1.8, -0.5, 12.4, 0.1, 0, 0.16, "#8aa89a", "#476356", "#2c4438"));
  const carIso = (x: number, y: number, hi: string, mid: string, lo: string) => {
    const w = 1.7;
    return (
      soft(x + w / 2, y + 2.1, 46, 24, "#020806", 0.6, 7) +
      box(x, y, x + w, y + 4, 0.22, 0.82, hi, mid, lo) +
      poly(
        [
          I(x + 0.08, y + 3.2, 0.82),
          I(x + w - 0.08, y + 3.2, 0.82),
          I(x + w - 0.2, y + 2.7, 1.42),
          I(x + 0.2, y + 2.7, 1.42),
        ],
        "#17322a",
      ) +
      poly(
        [
          I(x + w - 0.08, y + 0.5, 0.82),
          I(x + w - 0.08, y + 3.2, 0.82),
          I(x + w - 0.2, y + 2.7, 1.42),
          I(x + w - 0.2, y + 0.9, 1.42),
        ],
        "#0c1e18",
      ) +
      poly(
        [
          I(x + 0.2, y + 0.9, 1.42),
          I(x + w - 0.2, y + 0.9, 1.42),
          I(x + w - 0.2, y + 2.7, 1.42),
          I(x + 0.2, y + 2.7, 1.42),
        ],
        hi,
      ) +
      line(
        `M${I(x + 0.1, y + 4, 0.6)}L${I(x + 0.5, y + 4, 0.6)}M${I(x + 1.2, y + 4, 0.6)}L${I(x + 1.6, y + 4, 0.6)}`,
        "#fff7e6",
        3,
      )
    );
  };
  for (const i of bays)
    s.push(
      box(
        bx(i) + 0.75,
        -0.45,
        bx(i) + 1.5,
        0,
        0.16,
        2.05,
        "#fffdf8",
        a.lg("0 #f4f2ea, 1 #bfbcb1"),
        a.lg("0 #b5b3a9, 1 #6d6c64"),
      ),
      poly(
        [
          I(bx(i) + 0.9, 0, 1.25),
          I(bx(i) + 1.35, 0, 1.25),
          I(bx(i) + 1.35, 0, 1.85),
          I(bx(i) + 0.9, 0, 1.85),
        ],
        "#07130d",
      ),
      line(`M${I(bx(i) + 0.82, 0, 0.3)}L${I(bx(i) + 0.82, 0, 1.95)}`, C.volt, 2),
      soft(bx(i) + 1.1, 0.5, 34, 16, C.volt, 0.32, 8),
    );
  for (const [i, hi, mid, lo] of [
    [0, "#eef3ef", "#b5c4bb", "#6f8379"],
    [2, "#3d6d59", "#265241", "#143529"],
    [3, "#f3efe4", "#c9c0ac", "#857c68"],
    [5, "#8fa89b", "#5c7669", "#34493f"],
  ] as const)
    s.push(carIso(bx(i) + 0.25, 0.6, hi, mid, lo));
  // canopy last: thin, lit along its edge, solar on its back, see-through enough to show the cars
  for (const x of [0.2, 10.6]) s.push(line(`M${I(x, -0.2, 0)}L${I(x, -0.2, 3.9)}`, "#9fc0b0", 5));
  s.push(
    g([
      box(
        -2.6,
        -3.4,
        13.2 - 0.6,
        2.2,
        3.9,
        4.25,
        a.lg("0 #3d6f5e, .5 #24503f, 1 #14362a", [0, 0, 1, 1]),
        "#0d241b",
        "#091a13",
      ),
      ...Array.from({ length: 3 }, (_, r) =>
        Array.from({ length: 8 }, (_, c) =>
          poly(
            q(-2.1 + c * 1.8, -3 + r * 1.65, -0.5 + c * 1.8, -1.6 + r * 1.65, 4.3),
            a.lg("0 #b9d9c9, .25 #3f7564, 1 #0f2f25", [0, 0, 1, 1]),
            'stroke="#dfeee6" stroke-opacity=".55" stroke-width=".8"',
          ),
        ).join(""),
      ),
    ]),
  );
  s.push(
    line(
      `M${I(-2.6, 2.2, 3.92)}L${I(12.6, 2.2, 3.92)}L${I(12.6, -3.4, 3.92)}`,
      C.volt,
      9,
      `opacity=".6" filter="${a.blur(7)}"`,
    ),
    line(`M${I(-2.6, 2.2, 3.92)}L${I(12.6, 2.2, 3.92)}L${I(12.6, -3.4, 3.92)}`, C.voltHi, 2.6),
  );
  for (const [x, y, r] of [
    [-11, 4, 0.9],
    [-11.2, 7.4, 1.05],
    [-7.8, 8.6, 0.86],
    [11.6, 8, 0.95],
    [8.6, 8.9, 0.8],
  ] as const)
    s.push(tree(x, y, r));
  s.push(
    vignette(a, W, H),
    rect(0, 0, W, H, a.lg("0 #030a07 0, .7 #030a07 0, 1 #030a07 .5")),
    grain(a, W, H),
  );
  a.add(...s);
  return a.svg(W, H);
}
