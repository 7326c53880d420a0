import { type Art, C, ell, g, line, path, poly, rect } from "../kit.ts";
import { bolt } from "../products/parts.ts";
import { leaf, outside, room } from "./interior.ts";
import { glow, grain, vignette } from "./sky.ts";

/** A sofa that looks out at the chargers; 1200 by 900. */
export function lounge(a: Art): string {
  const s: string[] = [];
  const W = 1200,
    H = 900;
  s.push(room(a, W, H, "0 #2c2b22, .6 #2a2a22, 1 #141712"));
  s.push(outside(a, 90, 70, 800, 520, 4.5));
  for (const x of [86, 354, 622, 890])
    s.push(
      rect(x - 5, 60, 10, 540, a.lg("0 #26332b, 1 #0c1310")),
      rect(x + 4, 60, 1.6, 540, "#ffe7c2", 0, 'opacity=".35"'),
    );
  s.push(
    rect(76, 56, 826, 14, "#0d1510"),
    rect(76, 590, 826, 26, a.lg("0 #57432c, 1 #21190f")),
    rect(76, 590, 826, 2, "#ffe2b0", 0, 'opacity=".5"'),
  );
  for (let i = 0; i < 22; i++)
    s.push(rect(930 + i * 14, 0, 9, 640, a.lg("0 #6b4b2c, .5 #8a6238, 1 #4b341e")));
  s.push(rect(916, 0, 320, 640, a.lg("0 #0d0b06 .75, .4 #0d0b06 .05, 1 #0d0b06 .5")));
  s.push(rect(0, 630, W, 270, a.lg("0 #4a3a28, .3 #33291d, 1 #120f0a")), rect(0, 628, W, 6, "#15110b"));
  for (let i = -4; i < 12; i++)
    s.push(line(`M${500 + (i - 3.5) * 120} 634L${500 + (i - 3.5) * 330} 900`, "#0f0b06", 2, 'opacity=".4"'));
  s.push(
    ell(560, 800, 560, 84, a.lg("0 #8fa093, 1 #4d5f54"), 'opacity=".5"'),
    ell(560, 800, 530, 74, "none", 'stroke="#dfe9e2" stroke-opacity=".25" stroke-width="3"'),
    g(
      poly(
        [
          [140, 640],
          [820, 640],
          [960, 900],
          [60, 900],
        ],
        a.lg("0 #ffd7a2 .22, 1 #ffd7a2 0"),
      ),
      `filter="${a.blur(20)}"`,
    ),
  );
  // floor lamp
  s.push(
    glow(a, 1010, 250, 460, C.lamp, 0.6),
    ell(1012, 786, 90, 12, "#050805", `opacity=".7" filter="${a.blur(6)}"`),
    rect(1006, 300, 7, 480, a.lg("0 #0b0f0d, .4 #6d7a72, 1 #0b0f0d", "h")),
    ell(1010, 782, 60, 10, "#141b17"),
    path("M950 200h120l34 120H916z", a.lg("0 #ffe9c4, .5 #fff5df, 1 #ffd394")),
    ell(1010, 320, 94, 9, "#fff9ec"),
  );
  // sofa: four rounded boxes, lit by the lamp at the right and the sky at the left
  const cl = "0 #5f8573, .2 #41665a, .6 #2a4a3e, 1 #17302a",
    soft = (x: number, y: number, w: number, h: number, r: number, k = 0) =>
      rect(x, y, w, h, a.lg(cl), r) +
      rect(x, y, w, h, a.lg("0 #d8f2e4 .22, .16 #d8f2e4 0, .74 #ffcf8f 0, 1 #ffcf8f .36", "h"), r) +
      rect(x + 6, y + 3, w - 12, 16, "#f1fff7", 8, `opacity="${0.2 + k}" filter="${a.blur(6)}"`);
  s.push(ell(520, 812, 420, 36, "#040604", `opacity=".85" filter="${a.blur(16)}"`));
  for (const x of [190, 838])
    s.push(rect(x, 770, 15, 44, "#0d0a06", 5), rect(x + 3, 770, 4, 44, "#8a6238", 2));
  s.push(
    soft(200, 420, 650, 250, 58),
    rect(204, 600, 640, 80, "#0c1d16", 0, 'opacity=".45"'),
    soft(222, 448, 300, 200, 46, 0.06),
    soft(526, 448, 300, 200, 46, 0.06),
    soft(210, 618, 316, 112, 38, 0.1),
    soft(522, 618, 316, 112, 38, 0.1),
    rect(206, 722, 640, 50, a.lg("0 #1b3a2f, 1 #0b1c16"), 20),
    soft(146, 530, 104, 246, 48, 0.1),
    soft(800, 530, 104, 246, 48, 0.1),
  );
  s.push(
    g(
      [
        rect(-74, -74, 148, 148, a.lg("0 #f3e8d2, .5 #dcc9a6, 1 #a58a60"), 34),
        line("M-58-58C-20-40 20-40 58-58M-58 58C-20 40 20 40 58 58", "#8a6f47", 3, 'opacity=".5"'),
      ],
      'transform="translate(318 556) rotate(-11)"',
    ),
    g(
      [rect(-66, -66, 132, 132, a.lg("0 #3d6d59, 1 #1a3d30"), 30), bolt(-26, -27, 54, "#cfe6d8")],
      'transform="translate(742 572) rotate(9)"',
    ),
  );
  // table, laptop, cup
  s.push(
    ell(560, 868, 250, 22, "#040604", `opacity=".8" filter="${a.blur(12)}"`),
    rect(552, 790, 18, 84, a.lg("0 #0c0f0d, .4 #6a766f, 1 #0c0f0d", "h")),
    ell(560, 872, 100, 14, "#121714"),
    ell(560, 786, 232, 32, a.lg("0 #7a5530, 1 #3b2814")),
    ell(560, 780, 232, 31, a.lg("0 #e0b47a, .5 #a87744, 1 #6b4725")),
  );
  s.push(
    poly(
      [
        [450, 664],
        [626, 664],
        [640, 772],
        [440, 772],
      ],
      a.lg("0 #cfd8d3, 1 #808d86"),
    ),
    poly(
      [
        [457, 671],
        [619, 671],
        [630, 764],
        [450, 764],
      ],
      a.lg("0 #143528, 1 #0a1d15"),
    ),
    poly(
      [
        [428, 772],
        [652, 772],
        [672, 788],
        [410, 788],
      ],
      a.lg("0 #e4eae6, 1 #8b9690"),
    ),
    [110, 84, 128].map((w, i) => rect(474, 690 + i * 20, w, 7, i ? "#5f8a77" : "#dff5e9", 3.5)).join(""),
    glow(a, 540, 720, 140, "#bff2d8", 0.2),
  );
  s.push(
    path("M702 738h58l-6 44c-10 8-36 8-46 0z", a.lg("0 #8d8a82, .2 #fffdf7, .6 #d9d4c8, 1 #77736a", "h")),
    ell(731, 738, 29, 6, "#5a3a1d"),
    line("M759 746c22-2 22 26-2 24", "#d9d4c8", 5),
  );
  for (const [L, an, w, c] of [
    [250, -44, 40, "#143a2c"],
    [290, -20, 44, "#1c4a39"],
    [310, 4, 46, "#245a46"],
    [280, 26, 44, "#1a4535"],
    [230, 50, 40, "#123226"],
    [180, -66, 34, "#0f2c21"],
    [190, 68, 34, "#0f2c21"],
  ] as const)
    s.push(leaf(66, 690, L, an, w, a.lg(`0 ${c}, 1 #0a1f17`)));
  s.push(
    path("M6 680h120l-14 150c-20 12-72 12-92 0z", a.lg("0 #4a5a52, .2 #e9e3d6, .6 #bdb5a4, 1 #5c564a", "h")),
  );
  s.push(
    rect(0, 0, W, H, a.lg("0 #030a07 .4, .3 #030a07 0, .72 #030a07 0, 1 #030a07 .55")),
    vignette(a, W, H),
    grain(a, W, H),
  );
  a.add(...s);
  return a.svg(W, H);
}
