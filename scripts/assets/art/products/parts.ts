/** What all products are made of. Millimetres; soft light from the upper left. */
import { type Art, C, ell, g, line, path, poly, rect } from "../kit.ts";

/** Materials as gradients from light to shade: painted steel, graphite, black glass. */
export const shell =
  "0 #cfcdc4, .012 #f4f2ec, .05 #fffefb, .22 #f6f4ee, .62 #e6e3da, .9 #cfccc2, .985 #bab7ad, 1 #d6d4cb";
export const graphite = "0 #3a4540, .02 #55625b, .07 #333d38, .5 #1d2421, .94 #121715, 1 #2b332f";
export const glass = "0 #1b2923, .35 #0d1613, 1 #060b09";

/** The mark: a bolt in a box of `s` by `s` at x, y. */
export const bolt = (x: number, y: number, s: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" fill="${fill}" d="M.58 0 .06.57h.33L.31 1 .86.4H.52z"/>`;

/** The emergency stop. */
export function button(a: Art, x: number, y: number, r: number): string {
  return (
    ell(x + r * 0.25, y + r * 0.35, r * 1.3, r * 1.3, "#000", `opacity=".35" filter="${a.blur(r * 0.2)}"`) +
    ell(x, y, r * 1.25, r * 1.25, a.lg("0 #e9c64a, 1 #b88a12", [0, 0, 1, 1])) +
    ell(x, y, r, r, a.rg("0 #ff7d6b, .55 #d8382c, 1 #8d1812", 0.35, 0.3, 0.8))
  );
}
/** The contactless reader. */
export function tapPad(a: Art, x: number, y: number, s: number): string {
  const arcs = [0.2, 0.34, 0.48]
    .map((k) =>
      line(
        `M${x + s * (0.22 + k * 0.62)} ${y + s * (0.5 - k * 0.52)}a${s * k} ${s * k} 0 0 1 0 ${s * k * 1.04}`,
        "#cfe3d8",
        s * 0.045,
      ),
    )
    .join("");
  return (
    rect(x, y, s, s, a.lg("0 #26332d, 1 #0d1512", [0, 0, 1, 1]), s * 0.2) +
    rect(
      x + 1,
      y + 1,
      s - 2,
      s - 2,
      "none",
      s * 0.19,
      'stroke="#fff" stroke-opacity=".14" stroke-width="2"',
    ) +
    g(arcs, 'opacity=".85"')
  );
}
/** `n` ventilation slots, one under the other. */
export function louvres(a: Art, x: number, y: number, w: number, n: number, step = 22): string {
  let s = "";
  for (let i = 0; i < n; i++) {
    const yy = y + i * step;
    s +=
      rect(x, yy, w, step * 0.5, a.lg("0 #3b403b, .5 #777a72, 1 #a9a99f"), step * 0.25) +
      rect(x + 2, yy + step * 0.5, w - 4, 2, "#fff", 1, 'opacity=".75"');
  }
  return s;
}

/** CCS2 gun in profile, nose at 0,0 pointing right. */
export function gun(a: Art): string {
  return g([
    rect(-44, -64, 64, 160, a.lg(graphite, "h"), 16),
    rect(-44, -64, 64, 5, "#7b8981", 3, 'opacity=".6"'),
    rect(-34, -42, 30, 62, "#090c0b", 8),
    rect(-34, 26, 30, 52, "#090c0b", 8),
    path(
      "M-24-44-78-52C-122-60-164-52-196-22c-34 34-62 84-80 142l52 20c12-44 34-80 62-96 20-10 34 0 48 18 12 16 30 20 52 20h38z",
      a.lg("0 #59665f, .18 #343e39, .55 #181e1b, 1 #0a0d0c", [0.4, 0, 0.6, 1]),
    ),
    path(
      "M-24-44-78-52C-122-60-164-52-196-22c-10 10-19 21-27 33 26-30 62-46 100-42 30 3 62 2 99 0z",
      "#8fa097",
      'opacity=".28"',
    ),
    line("M-80-48C-122-56-162-48-192-19c-32 32-58 78-76 132", "#dfeee6", 4, 'opacity=".55"'),
    path("M-100-57l-34-1 9-15c8-3 18-2 25 3z", "#0d1110"),
    rect(-66, -20, 26, 9, C.volt, 4.5),
    path("M-276 120l52 20-6 26-52-20z", "#0b0e0d"),
    [0, 1, 2]
      .map((i) => line(`M${-281 - i * 4} ${132 + i * 13}l${50 - i * 2} 19`, "#4b5751", 4, 'opacity=".7"'))
      .join(""),
  ]);
}
/** Rubber hose: black core, body colour, one soft highlight, one hard one. */
export function hose(a: Art, d: string, w: number): string {
  return (
    line(d, "#050706", w) +
    line(d, "#1a201d", w * 0.78) +
    g(
      line(d, "#4c5852", w * 0.34),
      `transform="translate(${-w * 0.14} ${-w * 0.08})" filter="${a.blur(w * 0.09)}"`,
    ) +
    g(line(d, "#b9c9c0", w * 0.07, 'opacity=".5"'), `transform="translate(${-w * 0.24} ${-w * 0.14})"`)
  );
}
/** The soft and the hard shadow under a cabinet of width `w` and depth `d`. */
export function floor(a: Art, w: number, d: number, x = 0): string {
  return (
    ell(x + w * 0.12, 6, w * 0.62 + 170, w * 0.06 + 44, a.rg("0 #1b2a22 .42, .5 #1b2a22 .16, 1 #1b2a22 0")) +
    ell(x + d * 0.5, 4, w * 0.6, 26, "#0a120e", `opacity=".55" filter="${a.blur(14)}"`) +
    rect(x - w / 2 + 10, -8, w + d * 0.8, 14, "#040806", 7, `opacity=".8" filter="${a.blur(5)}"`)
  );
}
/** The box every cabinet starts from: front, shaded side face, lid, plinth. */
export function carcass(a: Art, w: number, h: number, d: number, plinth = 96): string[] {
  const x = -w / 2,
    X = w / 2,
    yt = -h,
    yb = -plinth,
    dt = d * 0.2,
    db = d * 0.16;
  return [
    poly(
      [
        [X - 26, -plinth - 4],
        [X + d - 20, -plinth - db],
        [X + d - 20, -db * 0.9],
        [X - 26, 0],
      ],
      a.lg("0 #161c19, 1 #060908", "h"),
    ),
    rect(x + 26, yb - 4, w - 52, plinth + 4, a.lg("0 #2b332f, .3 #1a211e, 1 #0a0e0c"), 4),
    rect(x + 26, yb, w - 52, 16, "#000", 0, 'opacity=".55"'),
    poly(
      [
        [X - 30, yt],
        [X + d, yt + dt],
        [X + d, yb - db],
        [X - 30, yb],
      ],
      a.lg("0 #9b998f, .25 #8d8b82, 1 #6a6a62", "h"),
    ),
    poly(
      [
        [X, yt],
        [X + d, yt + dt],
        [X + d, yt + dt + 20],
        [X, yt + 24],
      ],
      "#fff",
      'opacity=".25"',
    ),
    poly(
      [
        [X - 30, yt + h * 0.5],
        [X + d, yt + dt + h * 0.46],
        [X + d, yb - db],
        [X - 30, yb],
      ],
      a.lg("0 #20261f 0, 1 #20261f .38"),
    ),
    rect(x, yt, w, h - plinth, a.lg(shell, "h"), 30),
    rect(x, yt, w, h - plinth, a.lg("0 #fff .55, .1 #fff .1, .45 #fff 0, .8 #2d332c .04, 1 #232a24 .22"), 30),
    line(`M${x + 30} ${yt + 2}H${X - 30}`, "#fff", 3),
  ];
}
