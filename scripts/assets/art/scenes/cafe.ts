import { type Art, C, ell, g, line, path, pick, random, rect } from "../kit.ts";
import { screenUi } from "../products/screen.ts";
import { bokeh, outside, pendant, room } from "./interior.ts";
import { glow, grain, vignette } from "./sky.ts";

/** Filter coffee and the phone that says how far the car is; 1200 by 900. */
export function cafe(a: Art): string {
  const s: string[] = [];
  const W = 1200,
    H = 900;
  s.push(room(a, W, H, "0 #3c2a1a, .5 #2b2117, 1 #15120d"));
  const bg = [outside(a, 60, 60, 760, 560, 3)];
  for (const x of [56, 312, 566, 820]) bg.push(rect(x - 5, 40, 11, 600, "#0d1510"));
  bg.push(rect(40, 40, 800, 16, "#0d1510"), rect(40, 600, 800, 40, a.lg("0 #5b4027, 1 #23180f")));
  bg.push(rect(850, 90, 400, 560, a.lg("0 #77522f, 1 #3a2717")));
  for (let i = 0; i < 16; i++) bg.push(rect(850 + i * 25, 90, 4, 560, "#20140a", 0, 'opacity=".55"'));
  for (let r = 0; r < 3; r++) {
    bg.push(
      rect(880, 230 + r * 96, 330, 9, "#f0cd98", 0, 'opacity=".75"'),
      rect(880, 239 + r * 96, 330, 30, a.lg("0 #ffe1ae .5, 1 #ffe1ae 0")),
    );
    const rn = random(r + 3);
    for (let i = 0; i < 12; i++)
      bg.push(
        rect(
          890 + i * 27,
          230 + r * 96 - 28 - rn() * 28,
          17,
          60,
          pick(["#efe6d2", "#2e5a48", "#9c6a38", "#d8b98a"], rn()),
          4,
          `opacity=".9" clip-path="${a.clip(`<rect x="880" y="${150 + r * 96}" width="330" height="80"/>`)}"`,
        ),
      );
  }
  bg.push(
    rect(700, 520, 520, 190, a.lg("0 #2a4639, 1 #0d1a14"), 8),
    rect(690, 504, 540, 22, a.lg("0 #f6dfba, 1 #a98455"), 4),
    rect(930, 430, 150, 78, a.lg("0 #dfe7e2, .5 #76857d, 1 #29332e"), 12),
    rect(960, 460, 90, 44, "#141b17", 4),
  );
  s.push(
    g(bg, `filter="${a.blur(5.5)}"`),
    pendant(a, 420, 120, 0.9),
    pendant(a, 690, 60, 1.15),
    pendant(a, 985, 150, 0.8),
  );
  s.push(
    bokeh([
      [168, 190, 30, "#ffe0ae", 0.2],
      [250, 140, 18, "#ffe0ae", 0.3],
      [540, 300, 24, "#cffbe4", 0.16],
      [1130, 130, 36, "#ffd9a0", 0.18],
      [800, 330, 20, "#ffe9c8", 0.22],
    ]),
  );
  // table
  const lift = s.length;
  s.push(
    path(
      "M-20 690C300 664 900 664 1220 690V1010H-20z",
      a.lg("0 #a5743f, .12 #7a5129, .5 #4b3119, 1 #1f140a"),
    ),
    path("M-20 690C300 664 900 664 1220 690V698C900 672 300 672-20 698z", "#ffdfae", 'opacity=".65"'),
  );
  const rn = random(21);
  for (let i = 0; i < 64; i++) {
    const y = 702 + i * 4.6 + rn() * 5;
    s.push(
      line(
        `M-20 ${y}C${300 + rn() * 100} ${y - 20 + rn() * 12} ${800 + rn() * 100} ${y - 20 + rn() * 14} 1220 ${y}`,
        rn() > 0.5 ? "#241608" : "#c99556",
        0.7 + rn() * 1.3,
        `opacity="${0.08 + rn() * 0.16}"`,
      ),
    );
  }
  s.push(ell(560, 742, 480, 54, "#ffe2b4", `opacity=".32" filter="${a.blur(30)}"`));
  // phone on its stand
  s.push(ell(404, 806, 190, 22, "#0a0603", `opacity=".75" filter="${a.blur(12)}"`));
  s.push(
    g(
      [
        rect(-112, -470, 224, 470, a.lg("0 #6f7f77, .04 #1c2421, .96 #0b100e, 1 #46534c", "h"), 38),
        rect(-104, -462, 208, 454, "#040806", 32),
        g(screenUi(a, -98, -440, 196, 416, { pct: 78, draw: 117, share: false })),
        rect(-30, -456, 60, 15, "#000", 8),
      ],
      'transform="translate(404 800) rotate(-5)"',
    ),
  );
  s.push(rect(322, 786, 172, 22, a.lg("0 #3a4741, 1 #0d1411"), 9), glow(a, 404, 560, 260, C.volt, 0.12));
  // filter coffee: steel tumbler in its davara
  const steel =
      "0 #59564f, .06 #e9e4d8, .14 #fffdf6, .24 #a79f90, .4 #6f685c, .52 #d8cdb8, .62 #fff4dd, .74 #8d8271, .9 #4a443a, 1 #b5aa97",
    cx = 716,
    cy = 800;
  s.push(ell(cx + 30, cy + 10, 210, 28, "#0a0603", `opacity=".8" filter="${a.blur(12)}"`));
  s.push(
    path(
      `M${cx - 172} ${cy - 92}C${cx - 168} ${cy - 30} ${cx - 128} ${cy + 12} ${cx - 104} ${cy + 14}H${cx + 104}C${cx + 128} ${cy + 12} ${cx + 168} ${cy - 30} ${cx + 172} ${cy - 92}z`,
      a.lg(steel, "h"),
    ),
    path(
      `M${cx - 172} ${cy - 92}C${cx - 168} ${cy - 30} ${cx - 128} ${cy + 12} ${cx - 104} ${cy + 14}H${cx + 104}C${cx + 128} ${cy + 12} ${cx + 168} ${cy - 30} ${cx + 172} ${cy - 92}z`,
      a.lg("0 #fff .12, .5 #2a1a0a .1, 1 #2a1a0a .7"),
    ),
  );
  s.push(
    ell(cx, cy - 92, 180, 26, a.lg(steel, "h")),
    ell(cx, cy - 91, 168, 21, a.lg("0 #3a2a1a, 1 #b39a74")),
  );
  s.push(
    path(
      `M${cx - 104} ${cy - 318}L${cx - 82} ${cy - 84}C${cx - 60} ${cy - 72} ${cx + 60} ${cy - 72} ${cx + 82} ${cy - 84}L${cx + 104} ${cy - 318}z`,
      a.lg(steel, "h"),
    ),
    path(
      `M${cx - 104} ${cy - 318}L${cx - 82} ${cy - 84}C${cx - 60} ${cy - 72} ${cx + 60} ${cy - 72} ${cx + 82} ${cy - 84}L${cx + 104} ${cy - 318}z`,
      a.lg("0 #fff .1, .6 #2a1a0a 0, 1 #2a1a0a .55"),
    ),
    path(
      `M${cx - 98} ${cy - 258}C${cx - 50} ${cy - 246} ${cx + 50} ${cy - 246} ${cx + 98} ${cy - 258}l-1 9C${cx + 50} ${cy - 238} ${cx - 50} ${cy - 238} ${cx - 97} ${cy - 249}z`,
      "#3a3022",
      'opacity=".35"',
    ),
  );
  s.push(
    ell(cx, cy - 318, 112, 20, a.lg(steel, "h")),
    ell(cx, cy - 318, 103, 16, "#2a1c10"),
    ell(cx, cy - 314, 98, 13.5, a.lg("0 #7a4a22, .4 #b98650, 1 #e3c196", "h")),
    (
      [
        [-50, -312, 9],
        [-30, -318, 6],
        [20, -311, 11],
        [48, -316, 7],
        [-4, -319, 5],
      ] as const
    )
      .map(([dx, dy, r]) => ell(cx + dx, cy + dy, r, r * 0.28, "#f7e6c8", 'opacity=".9"'))
      .join(""),
  );
  for (const [dx, o, b] of [
    [-26, 0.34, 7],
    [14, 0.42, 9],
    [44, 0.24, 6],
  ] as const)
    s.push(
      g(
        line(`M${cx + dx} ${cy - 330}c-30-50 34-80 6-140s30-80 4-150`, "#fff4e0", 13),
        `opacity="${o}" filter="${a.blur(b)}"`,
      ),
    );
  s.push(g(s.splice(lift), 'transform="translate(0 -84)"'));
  s.push(
    rect(0, 0, W, H, a.lg("0 #030a07 .45, .3 #030a07 0, .7 #030a07 0, 1 #030a07 .6")),
    vignette(a, W, H),
    grain(a, W, H),
  );
  a.add(...s);
  return a.svg(W, H);
}
