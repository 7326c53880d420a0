import { brand } from "../../../../src/content/brand.ts";
import { type Art, C, ell, g, path, poly, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { bolt, hose } from "../products/parts.ts";
import { car } from "./car.ts";
import { shopfront } from "./shopfront.ts";
import { glow, type Rnd } from "./sky.ts";

/** The car's charging port, and the hose to it from the first charger. The floor is at 808. */
export const port = { x: 1113, y: 683 };
export const cable = `M1354 684C1330 690 1344 800 1296 804S1190 808 1156 776S${port.x + 20} ${port.y + 40} ${port.x + 13} ${port.y + 14}`;

/** The charging hall: shop, canopy, columns, chargers, car; also mirrored in the wet floor. */
export function forecourt(a: Art, ground: number, rnd: Rnd): string {
  const s: string[] = [];
  s.push(shopfront(a, 1440, 468, 860, rnd));
  // canopy: the back edge is nearer the horizon; from below, its lit ceiling shows
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
    a.text(brand.name, 1100, F - 16, 28, { weight: 650, fill: "#f4fff9", track: -0.01 }),
  );
  for (const x of [1238, 1752]) {
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
  const { x, y } = port;
  s.push(
    g(car(a), `transform="translate(690 ${ground}) scale(.143)"`),
    glow(a, x, y, 60, C.volt, 0.8),
    ell(x, y, 9.5, 9.5, "#08110d"),
    ell(x, y, 9.5, 9.5, "none", `stroke="${C.volt}" stroke-width="2.4"`),
    hose(a, cable, 6.2),
    g(
      rect(-5, -6, 17, 11, "#1a221e", 4) + rect(-5, -6, 17, 3, "#8fa097", 2),
      `transform="translate(${x} ${y + 4}) rotate(52)"`,
    ),
  );
  return s.join("");
}
