import { type Art, C, ell, g, line, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { screenUi } from "../products/screen.ts";
import { bokeh, outside } from "./interior.ts";
import { glow, grain, vignette } from "./sky.ts";

/** A cabinet at work, close up, the forecourt behind it; 1200 by 900. */
export function charging(a: Art): string {
  const W = 1200,
    H = 900;
  a.add(
    g(outside(a, -260, -60, 1500, 1100, 8)),
    rect(0, 0, W, H, a.lg("0 #03100c .5, .5 #03100c .1, 1 #03100c .8")),
  );
  a.add(
    bokeh([
      [110, 250, 34, "#fff0d0", 0.22],
      [220, 330, 20, "#ffd39a", 0.3],
      [330, 215, 44, "#cffbe4", 0.13],
      [64, 400, 26, C.volt, 0.2],
      [420, 360, 16, "#fff", 0.2],
      [300, 440, 30, "#ff9a7c", 0.16],
    ]),
  );
  const k = 0.74,
    x = 770,
    y = 1452;
  a.add(
    ell(760, 640, 620, 420, "#020806", `opacity=".55" filter="${a.blur(60)}"`),
    unit(a, "dc-240-dualcore", x, y, k),
  );
  const gx = x - 430 * k,
    gy = y - 1120 * k;
  a.add(
    g(
      [
        line(
          "M-80-50C-122-58-164-50-194-21c-32 32-60 80-78 134",
          "#cfeee0",
          7,
          `opacity=".75" filter="${a.blur(2)}"`,
        ),
        line(
          "M-112 64c-12-16-28-26-46-18-26 12-46 46-60 88",
          C.volt,
          7,
          `opacity=".5" filter="${a.blur(4)}"`,
        ),
      ],
      `transform="translate(${gx} ${gy}) scale(${k})"`,
    ),
  );
  const L = x - 430 * k,
    R = x + 550 * k;
  a.add(
    g(
      rect(L, 0, R - L, H, a.lg("0 #1d4a3b .2, .4 #123529 .5, 1 #04100c .84", [0, 0, 1, 0.7])),
      `style="mix-blend-mode:multiply" clip-path="${a.clip(`<path d="M${L} 0H${R - 3}V900H${L}z"/>`)}"`,
    ),
  );
  a.add(
    g(screenUi(a, x - 200 * k, y - 1860 * k, 400 * k, 490 * k, { pct: 82, draw: 214 })),
    glow(a, x, y - 1620 * k, 360, C.volt, 0.16),
    rect(x - 430 * k + 130 * k, 38, 10, 862, a.lg(`0 ${C.voltHi}, 1 ${C.volt}`), 5),
    glow(a, x - 296 * k, 480, 120, C.volt, 0.4, 560),
    rect(x + 430 * k - 143 * k, 38, 10, 862, a.lg(`0 ${C.voltHi}, 1 ${C.volt}`), 5, 'opacity=".8"'),
  );
  a.add(vignette(a, W, H), rect(0, 0, W, H, a.lg("0 #030a07 0, .6 #030a07 0, 1 #030a07 .6")), grain(a, W, H));
  return a.svg(W, H);
}
