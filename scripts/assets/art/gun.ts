/** A charging gun and its hose, drawn. Millimetres; soft light from the upper left. */
import { type Art, C, g, line, path, rect } from "./kit.ts";

const graphite = "0 #3a4540, .02 #55625b, .07 #333d38, .5 #1d2421, .94 #121715, 1 #2b332f";

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
