import { type Art, C, ell, line, path, rect } from "../kit.ts";
import { glow } from "./sky.ts";

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
