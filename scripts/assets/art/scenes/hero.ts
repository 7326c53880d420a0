/** The first picture of the site: a forecourt at dusk, in layers for the film. */
import { type Art, C, ell, g, line, path, poly, random, rect } from "../kit.ts";
import { forecourt } from "./forecourt.ts";
import { dusk, glow, grain, palm, skyline } from "./sky.ts";

/** Size of the picture, and where horizon and floor lie in it. */
export const hero = { w: 1920, h: 1080, horizon: 660, ground: 808 };

/** How much larger than the frame the layers are, so that the film never shows an edge. */
export const overscan = 1.03;

/** Sky, haze and city: opaque, beyond the frame for taller crops and the moving camera. */
function far(a: Art): string {
  const rnd = random(11);
  const { horizon } = hero;
  return [
    rect(-100, -400, 2120, 401, "#03100e"),
    g(dusk(a, 2120, horizon, rnd), 'transform="translate(-100 0)"'),
    glow(a, 560, horizon, 1000, "#ffc98e", 0.75, 230),
    skyline(-110, 2040, horizon + 10, 136, "#6d907b", false, rnd),
    rect(-100, horizon - 150, 2120, 170, a.lg("0 #f0c592 0, 1 #f3c08a .55")),
    skyline(-110, 2040, horizon + 16, 104, "#2a5547", true, rnd),
    rect(-100, horizon - 60, 2120, 90, a.lg("0 #e8bd8a 0, 1 #f0bd85 .34")),
    rect(-100, horizon + 15, 2120, 460, "#081811"),
  ].join("");
}

/** The two palms at the left edge; apart, because they sway in the film. */
export function palms(): string {
  const rnd = random(17);
  const foot = hero.horizon + 30;
  return palm(96, foot, 250, 26, rnd, "#0b221a") + palm(178, foot, 190, -18, rnd, "#0e291f");
}

/** The road behind the hedge in long exposure: headlights towards us, tail lights away. */
function trails(a: Art): string {
  const rnd = random(23);
  const s: string[] = [];
  for (let i = 0; i < 7; i++)
    s.push(
      line(
        `M-100 ${690 + i * 2.4}C300 ${684 + i * 2} 700 ${682 + i * 1.4} 1320 ${686 + i}`,
        i % 2 ? "#fff2d4" : "#ff8a70",
        0.8 + rnd() * 1.4,
        `opacity="${(0.25 + rnd() * 0.45).toFixed(2)}"`,
      ),
    );
  return (
    s.join("") +
    g(line("M-100 694C300 688 700 686 1320 690", "#ffd9a0", 10), `opacity=".45" filter="${a.blur(9)}"`)
  );
}

/** Hedge and floor. */
function ground(a: Art): string {
  const rnd = random(5);
  const s: string[] = [];
  let hedge = "M-110 720V672";
  for (let x = -110; x < 1500; x += 14)
    hedge += `L${x} ${(664 + Math.sin(x * 0.021) * 7 + rnd() * 9).toFixed(0)}`;
  s.push(
    path(`${hedge}V720z`, a.lg("0 #0f2c21, 1 #081811")),
    rect(-100, 700, 2120, 480, a.lg("0 #3a564a, .1 #1b3027, .36 #0b1914, .8 #040a07, 1 #040a07")),
    ell(420, 716, 900, 26, "#f4bd86", `opacity=".34" filter="${a.blur(40, 10)}"`),
  );
  return s.join("");
}

/** Wet asphalt: the forecourt mirrored and blurred, with pools of light and bay marks. */
function wet(a: Art): string {
  const s: string[] = [];
  const fade = a.mask(rect(-100, 740, 2120, 380, a.lg("0 #fff .9, .26 #fff .6, .62 #fff .2, 1 #fff 0")));
  s.push(
    g(
      `<use href="#wet-forecourt" transform="translate(0 ${hero.ground * 2 - 34}) scale(1 -1)" filter="${a.blur(3, 13)}"/>`,
      `mask="${fade}" opacity=".9"`,
    ),
  );
  for (const [x, y, w, o] of [
    [1060, 818, 620, 0.36],
    [1500, 794, 560, 0.42],
    [1800, 794, 480, 0.4],
  ] as const)
    s.push(ell(x, y, w, 50, a.rg(`0 #d9fbe9 ${o}, .5 #d9fbe9 ${o * 0.3}, 1 #d9fbe9 0`)));
  // bay marks run to the vanishing point
  const vx = 1420;
  const vy = 662;
  for (const x of [560, 1060, 1560, 2060]) {
    const t = (y: number) => vx + (x - vx) * ((y - vy) / (1010 - vy));
    s.push(
      poly(
        [
          [t(812) - 3, 812],
          [t(812) + 3, 812],
          [t(1080) + 9, 1080],
          [t(1080) - 9, 1080],
        ],
        a.lg("0 #eafff4 .42, 1 #eafff4 .03"),
      ),
    );
  }
  return s.join("");
}

/** Everything from the palms to the camera; transparent above. */
function near(a: Art): string {
  const station = g(forecourt(a, hero.ground, random(3)), 'id="wet-forecourt"');
  return palms() + ground(a) + trails(a) + wet(a) + station;
}

/** Darkness where the page sets its text: above, below and on the left. */
function shade(a: Art): string {
  return (
    rect(
      -100,
      0,
      2120,
      1080,
      a.lg("0 #020806 .4, .18 #020806 0, .7 #020806 0, .84 #030a07 .28, 1 #030a07 .9"),
    ) + rect(-100, 0, 2120, 1080, a.lg("0 #020806 .46, .36 #020806 .1, .56 #020806 0", "h"))
  );
}

/** The still, and the poster of the film: 1920 by 1080, the left third dark for the headline. */
export function heroWide(a: Art): string {
  const { w, h } = hero;
  const shift = (n: number) => (n * (1 - overscan)) / 2;
  a.add(
    g(far(a) + near(a), `transform="translate(${shift(w)} ${shift(h)}) scale(${overscan})"`),
    shade(a),
    grain(a, w, h),
  );
  return a.svg(w, h);
}

/** The layers of the film, from back to front; what moves is drawn between them. */
export const filmLayers = {
  far: (a: Art) => far(a),
  floor: (a: Art) =>
    `<defs>${g(forecourt(a, hero.ground, random(3)), 'id="wet-forecourt"')}</defs>${ground(a)}${wet(a)}`,
  station: (a: Art) => forecourt(a, hero.ground, random(3)),
  shade: (a: Art) => shade(a),
};

/** For phones: the car's nose, a charger and the sign; dark behind the headline. 760 by 1140. */
export function heroTall(a: Art): string {
  const [x, y, w, h] = [806, -80, 760, 1140];
  a.add(
    far(a),
    near(a),
    rect(
      x,
      y,
      w,
      h,
      a.lg("0 #020806 .82, .24 #020806 .2, .38 #020806 0, .72 #020806 0, .86 #030a07 .5, 1 #030a07 .96"),
    ),
    g(grain(a, w, h), `transform="translate(${x} ${y})"`),
    ell(1180, 812, 420, 30, C.volt, `opacity=".05" filter="${a.blur(24)}"`),
  );
  return a.svg(w, h, `${x} ${y} ${w} ${h}`);
}
