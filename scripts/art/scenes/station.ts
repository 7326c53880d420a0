import { type Art, ell, g, line, path, poly, random, rect } from "../kit.ts";
import { forecourt } from "./forecourt.ts";
import { dusk, glow, grain, palm, skyline } from "./sky.ts";

export function station(a: Art): string {
  const W = 1920,
    H = 1080,
    rnd = random(11),
    hz = 660,
    ground = 808;
  a.add(dusk(a, W, hz, rnd));
  a.add(
    glow(a, 560, hz, 1000, "#ffc98e", 0.75, 230),
    skyline(-20, W, hz + 10, 130, "#6d907b", false, rnd),
    rect(0, hz - 150, W, 170, a.lg("0 #f0c592 0, 1 #f3c08a .55")),
    skyline(-20, W, hz + 16, 104, "#2a5547", true, rnd),
    rect(0, hz - 60, W, 90, a.lg("0 #e8bd8a 0, 1 #f0bd85 .34")),
  );
  a.add(g(palm(96, hz + 30, 250, 26, rnd, "#0b221a") + palm(178, hz + 30, 190, -18, rnd, "#0e291f")));
  let hedge = "M-20 720V672";
  for (let x = -20; x < 1400; x += 14)
    hedge += `L${x} ${(664 + Math.sin(x * 0.021) * 7 + rnd() * 9).toFixed(0)}`;
  a.add(path(`${hedge}V720z`, a.lg("0 #0f2c21, 1 #081811")));
  // floor: wet asphalt, sky in it
  a.add(
    rect(0, 700, W, 380, a.lg("0 #3a564a, .12 #1b3027, .45 #0b1914, 1 #040a07")),
    ell(420, 716, 900, 26, "#f4bd86", `opacity=".3" filter="${a.blur(40, 10)}"`),
  );
  const st = forecourt(a, ground, rnd);
  // long exposure on the road behind the hedge
  for (let i = 0; i < 7; i++)
    a.add(
      line(
        `M-20 ${690 + i * 2.4}C300 ${684 + i * 2} 700 ${682 + i * 1.4} 1320 ${686 + i}`,
        i % 2 ? "#fff2d4" : "#ff8a70",
        0.8 + rnd() * 1.4,
        `opacity="${(0.25 + rnd() * 0.45).toFixed(2)}"`,
      ),
    );
  a.add(g(line("M-20 694C300 688 700 686 1320 690", "#ffd9a0", 10), `opacity=".45" filter="${a.blur(9)}"`));
  const fade = a.mask(
    `<rect x="0" y="700" width="1920" height="380" fill="${a.lg("0 #fff .95, .3 #fff .55, .7 #fff .16, 1 #fff 0")}"/>`,
  );
  a.add(
    g(
      `<use href="#st" transform="translate(0 ${ground * 2 - 30}) scale(1 -1)" filter="${a.blur(4, 12)}"/>`,
      `mask="${fade}"`,
    ),
  );
  for (const [x, y, w, o] of [
    [1060, 816, 620, 0.5],
    [1500, 792, 560, 0.55],
    [1800, 792, 480, 0.5],
  ] as const)
    a.add(ell(x, y, w, 54, a.rg(`0 #d9fbe9 ${o}, .5 #d9fbe9 ${o * 0.3}, 1 #d9fbe9 0`)));
  // bay marks run to the vanishing point
  const vp = [1420, 662] as const;
  for (const x of [560, 1060, 1560, 2060]) {
    const t = (y: number) => vp[0] + (x - vp[0]) * ((y - vp[1]) / (1010 - vp[1]));
    a.add(
      poly(
        [
          [t(812) - 3, 812],
          [t(812) + 3, 812],
          [t(1080) + 9, 1080],
          [t(1080) - 9, 1080],
        ],
        a.lg("0 #eafff4 .4, 1 #eafff4 .02"),
      ),
    );
  }
  a.add(g(st, 'id="st"'));
  a.add(
    rect(0, 0, W, H, a.lg("0 #020806 .4, .18 #020806 0, .66 #020806 0, .82 #030a07 .3, 1 #030a07 .92")),
    rect(0, 0, W, H, a.lg("0 #020806 .42, .34 #020806 .08, .55 #020806 0", "h")),
    grain(a, W, H),
  );
  return a.svg(W, H);
}
