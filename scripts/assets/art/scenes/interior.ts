import { type Art, C, ell, g, line, path, poly, random, rect } from "../kit.ts";
import { unit } from "../products/catalogue.ts";
import { car } from "./car.ts";
import { dusk, glow, skyline } from "./sky.ts";

/** What every room looks out on: the same forecourt, out of focus. */
export function outside(a: Art, x: number, y: number, w: number, h: number, soft = 7): string {
  const rnd = random(5),
    k = w / 1200;
  const s: string[] = [];
  s.push(
    g(
      dusk(a, 1200, 520, rnd) +
        glow(a, 500, 520, 700, "#ffcf96", 0.7, 170) +
        skyline(-20, 1220, 530, 150, "#3c6f5f", false, rnd) +
        skyline(-20, 1220, 536, 96, "#173c30", true, rnd) +
        rect(0, 528, 1200, 400, a.lg("0 #31463c, .3 #15251e, 1 #07110d")) +
        poly(
          [
            [380, 150],
            [1300, 150],
            [1300, 250],
            [500, 250],
          ],
          "#2b5547",
        ) +
        [0, 1, 2, 3, 4]
          .map((i) =>
            poly(
              [
                [480 + i * 170, 178],
                [600 + i * 170, 178],
                [600 + i * 150, 206],
                [496 + i * 152, 206],
              ],
              "#f4fff8",
            ),
          )
          .join("") +
        rect(380, 118, 900, 34, "#0d241b") +
        rect(380, 148, 900, 7, C.volt) +
        rect(560, 250, 22, 300, "#7fa493") +
        unit(a, "dc-120-ultra", 700, 590, 0.17) +
        unit(a, "dc-240-dualcore", 960, 590, 0.17) +
        ell(800, 610, 460, 40, "#d9fbe9", `opacity=".35" filter="${a.blur(20)}"`) +
        g(car(a), `transform="translate(60 640) scale(.13)"`),
      `transform="translate(${x} ${y}) scale(${k})" filter="${a.blur(soft)}"`,
    ),
  );
  return g(s, `clip-path="${a.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`)}"`);
}
/** A lamp that hangs from the ceiling to y. */
export function pendant(a: Art, x: number, y: number, k = 1): string {
  return (
    rect(x - 1.5 * k, 0, 3 * k, y, "#0a120e") +
    glow(a, x, y + 44 * k, 300 * k, C.lamp, 0.42) +
    path(
      `M${x - 70 * k} ${y + 52 * k}C${x - 66 * k} ${y + 4 * k} ${x - 26 * k} ${y - 8 * k} ${x} ${y - 8 * k}S${x + 66 * k} ${y + 4 * k} ${x + 70 * k} ${y + 52 * k}z`,
      a.lg("0 #3f5a4d, .14 #22362d, .7 #10201a, 1 #0a140f", "h"),
    ) +
    ell(x, y + 52 * k, 70 * k, 9 * k, a.lg("0 #fff8ea, 1 #ffdca4")) +
    line(
      `M${x - 52 * k} ${y + 22 * k}C${x - 44 * k} ${y + 4 * k} ${x - 22 * k} ${y - 2 * k} ${x} ${y - 3 * k}`,
      "#b9d4c6",
      2 * k,
      'opacity=".5"',
    )
  );
}
/** One leaf: its stem at x, y, `L` long, turned by `ang` degrees from upright. */
export function leaf(x: number, y: number, L: number, ang: number, wdt: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) rotate(${ang})" d="M0 0C${-wdt} ${-L * 0.3} ${-wdt * 0.8} ${-L * 0.8} 0 ${-L}C${wdt * 0.8} ${-L * 0.8} ${wdt} ${-L * 0.3} 0 0z" fill="${fill}"/><path transform="translate(${x} ${y}) rotate(${ang})" d="M0 0V${-L * 0.94}" stroke="#cfe6d8" stroke-opacity=".2" stroke-width="1.6"/>`;
}
/** A lamp-warm wall. */
export function room(a: Art, W: number, H: number, wall: string): string {
  return rect(0, 0, W, H, a.lg(wall)) + glow(a, W * 0.7, 0, 900, C.lamp, 0.28, 500);
}
/** A folded-light cotton T-shirt with a print on its chest. */
export function tee(a: Art, x: number, y: number, k: number, stops: string, print: string): string {
  const d =
    "M-78-176C-40-150 40-150 78-176L150-146C178-132 196-96 214-40L140-10 126-64V214C60 228-60 228-126 214V-64L-140-10-214-40C-196-96-178-132-150-146z";
  const fold = (q: string, o = 0.3) => line(q, "#000", 12, `opacity="${o}" filter="${a.blur(7)}"`);
  return g(
    [
      g(path(d, "#000"), `transform="translate(22 16)" opacity=".45" filter="${a.blur(14)}"`),
      path(d, a.lg(stops, [0, 0, 1, 1])),
      g(
        [
          fold("M-110-60C-70 20-90 120-104 214"),
          fold("M112-50C84 40 96 130 100 214"),
          fold("M-30 60C-10 120-24 170-20 220", 0.18),
          fold("M40 90C50 130 40 180 46 222", 0.16),
          fold("M-126-64C-118-100-124-130-140-146", 0.35),
          fold("M126-64C118-100 124-130 140-146", 0.35),
          path("M-150-146C-178-132-196-96-214-40L-120 0V-140z", a.lg("0 #fff .2, 1 #fff 0", "h")),
          line("M-66 -150C-100 -60-96 80-110 210", "#fff", 10, `opacity=".22" filter="${a.blur(8)}"`),
        ],
        `clip-path="${a.clip(`<path d="${d}"/>`)}"`,
      ),
      path("M-78-176C-40-120 40-120 78-176C40-158-40-158-78-176z", "#000", 'opacity=".45"'),
      line("M-78-176C-40-118 40-118 78-176", "#000", 3, 'opacity=".35"'),
      line("M-84-172C-44-106 44-106 84-172", "#fff", 2, 'opacity=".25"'),
      print,
    ],
    `transform="translate(${x} ${y}) scale(${k})"`,
  );
}
