import { type Art, C, ell, g, path, pick, poly, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { bolt, hose } from "../products/parts.ts";
import { car } from "./car.ts";
import { glow, type Rnd } from "./sky.ts";

/** The charging hall itself: shop, canopy, columns, units, car. Painted once, mirrored once in the wet floor. */
export function forecourt(a: Art, ground: number, rnd: Rnd): string {
  const s: string[] = [];
  // shop, set back
  const bx = 1440,
    bw = 560,
    by = 468,
    bh = 246;
  s.push(
    rect(bx - 20, by - 44, bw + 320, 48, a.lg("0 #15332a, 1 #0a1a14")),
    rect(bx - 20, by + 3, bw + 320, 3, C.lampHi, 0, 'opacity=".8"'),
    rect(bx, by + 4, bw + 300, bh, a.lg("0 #fff0d4, .3 #f6cf93, .72 #c98d4b, 1 #7d5730")),
  );
  s.push(rect(bx, by + 4, bw + 300, 60, a.lg("0 #fffaf0 .9, 1 #fffaf0 0")));
  for (let i = 0; i < 11; i++) {
    const sx = bx + 24 + i * 82;
    for (let r = 0; r < 4; r++) {
      s.push(rect(sx, by + 92 + r * 30, 62, 3, "#5b3a1d", 0, 'opacity=".8"'));
      for (let k = 0; k < 9; k++) {
        const hh = 9 + rnd() * 14;
        s.push(
          rect(
            sx + 2 + k * 6.6,
            by + 92 + r * 30 - hh,
            5,
            hh,
            pick(["#20483a", "#efe4cc", "#8a5a2f", "#3d6d59", "#f4efe2"], rnd()),
            1,
            'opacity=".72"',
          ),
        );
      }
    }
  }
  s.push(
    rect(bx + 250, by + 166, 250, 84, "#3a2818", 0, 'opacity=".9"'),
    rect(bx + 246, by + 160, 258, 8, "#f7dcae"),
  );
  for (let i = 0; i < 4; i++)
    s.push(
      rect(bx + 279 + i * 62, by + 4, 1.4, 52, "#2a1c10"),
      path(`M${bx + 270 + i * 62} ${by + 68}q10-26 20 0z`, "#1a2a22"),
      glow(a, bx + 280 + i * 62, by + 72, 46, C.lampHi, 0.9),
    );
  for (let i = 0; i <= 8; i++)
    s.push(
      rect(bx + i * 108, by, 5, bh + 6, "#0c1c15"),
      rect(bx + i * 108 + 5, by, 1.5, bh + 6, "#fff3dc", 0, 'opacity=".5"'),
    );
  s.push(
    rect(bx, by + 196, bw + 300, 3, "#0c1c15"),
    rect(bx - 20, by + bh - 4, bw + 320, 26, a.lg("0 #14241c, 1 #0a130f")),
  );
  s.push(
    a.text("Café", bx + 14, by - 12, 22, { weight: 600, fill: "#fff6e6", track: 0.02 }),
    a.text("Lounge", bx + 104, by - 12, 22, { weight: 600, fill: "#fff6e6", track: 0.02 }),
    a.text("Store", bx + 228, by - 12, 22, { weight: 600, fill: "#fff6e6", track: 0.02 }),
  );
  s.push(glow(a, bx + 300, by + bh, 620, C.lamp, 0.34, 150));
  // canopy: front edge near, back edge nearer the horizon; we stand below it, so we see its lit ceiling
  const F = 236,
    B = 392,
    L = 1018,
    LB = 1144;
  s.push(
    poly(
      [
        [L, F],
        [2300, F],
        [2300, B],
        [LB, B],
      ],
      a.lg("0 #1d3a30, .45 #2b5547, 1 #3d6f5e"),
    ),
  );
  for (let r = 0; r < 4; r++) {
    // rows of light panels, foreshortened
    const t0 = 0.14 + r * 0.22,
      t1 = t0 + 0.085,
      y0 = F + (B - F) * t0,
      y1 = F + (B - F) * t1,
      vx = 1560;
    for (let i = 0; i < 10; i++) {
      const X = (x: number, t: number) => vx + (x - vx) * (1 - t * 0.29);
      const x0 = 1074 + i * 150,
        x1 = x0 + 112;
      if (x1 > 2290) continue;
      s.push(
        poly(
          [
            [X(x0, t0), y0],
            [X(x1, t0), y0],
            [X(x1, t1), y1],
            [X(x0, t1), y1],
          ],
          "#f7fff9",
        ),
        glow(a, X((x0 + x1) / 2, t0), (y0 + y1) / 2, 120, "#dffbea", 0.3, 34),
      );
    }
  }
  s.push(
    rect(L, F - 50, 1500, 52, a.lg("0 #1c4033, .1 #143126, 1 #081711")),
    rect(L, F - 50, 1500, 2, "#8fd0b1", 0, 'opacity=".6"'),
  );
  s.push(
    rect(L, F - 6, 1500, 14, C.volt, 0, `opacity=".55" filter="${a.blur(9)}"`),
    rect(L, F - 2, 1500, 5, a.lg(`0 ${C.volt}, .3 ${C.voltHi}, 1 ${C.volt}`, "h")),
    poly(
      [
        [L, F - 50],
        [L - 3, F - 48],
        [L - 3, F + 3],
        [L, F + 3],
      ],
      "#2b5a48",
    ),
  );
  s.push(
    bolt(1064, F - 40, 30, "#f4fff9"),
    a.text("Charge India", 1100, F - 16, 28, { weight: 650, fill: "#f4fff9", track: -0.01 }),
  );
  for (const [x, _t] of [
    [1238, 0.86],
    [1752, 0.86],
  ] as const) {
    const top = B - 16;
    s.push(
      rect(x, top, 24, 742 - top, a.lg("0 #7fa493, .2 #c5ddd1, .5 #4f7464, 1 #1b342a", "h")),
      rect(x + 6, top, 3, 742 - top, C.volt, 0, 'opacity=".8"'),
      rect(x - 2, top, 16, 742 - top, C.volt, 0, `opacity=".3" filter="${a.blur(8)}"`),
    );
  }
  // island and units
  s.push(
    path("M1180 742h900v16H1165z", a.lg("0 #53695f, 1 #1a2822")),
    rect(1165, 756, 900, 10, "#0b130f"),
    rect(1165, 758, 900, 3, C.volt, 0, 'opacity=".9"'),
    rect(1165, 752, 900, 14, C.volt, 0, `opacity=".4" filter="${a.blur(8)}"`),
  );
  for (const x of [1400, 1640, 1880]) s.push(glow(a, x, 660, 150, "#cff7e1", 0.3));
  s.push(
    unit(a, "dc-120-ultra", 1404, 748, 0.142),
    unit(a, "dc-240-dualcore", 1622, 748, 0.142),
    unit(a, "dc-120-ultra", 1880, 748, 0.142),
  );
  const cx = 690,
    k = 0.143,
    px = cx + 2960 * k,
    py = ground - 850 * k;
  s.push(g(car(a), `transform="translate(${cx} ${ground}) scale(${k})"`));
  s.push(
    glow(a, px, py, 60, C.volt, 0.8),
    ell(px, py, 9.5, 9.5, "#08110d"),
    ell(px, py, 9.5, 9.5, "none", `stroke="${C.volt}" stroke-width="2.4"`),
  );
  s.push(
    hose(
      a,
      `M1354 684C1330 690 1344 800 1296 804S1190 808 1156 776S${px + 20} ${py + 40} ${px + 13} ${py + 14}`,
      6.2,
    ),
    g(
      rect(-5, -6, 17, 11, "#1a221e", 4) + rect(-5, -6, 17, 3, "#8fa097", 2),
      `transform="translate(${px} ${py + 4}) rotate(52)"`,
    ),
  );
  return s.join("");
}
