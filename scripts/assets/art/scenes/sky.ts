/** The background of every scene, and its light. */
import { type Art, C, ell, line, path, rect } from "../kit.ts";

/** Gives 0 to 1, always in the same order. */
export type Rnd = () => number;

/** Film grain over the whole picture: the last layer. */
export const grain = (a: Art, w: number, h: number, k = 0.5, o = 0.16): string =>
  `<rect width="${w}" height="${h}" filter="${a.grain(k)}" opacity="${o}" style="mix-blend-mode:overlay"/>`;
/** Light around a point, strongest in the middle; an ellipse where `ry` differs from `r`. */
export const glow = (a: Art, x: number, y: number, r: number, c: string, o: number, ry = r): string =>
  ell(x, y, r, ry, a.rg(`0 ${c} ${o}, .35 ${c} ${+(o * 0.42).toFixed(3)}, 1 ${c} 0`));
/** Dark corners. */
export const vignette = (a: Art, W: number, H: number): string =>
  rect(0, 0, W, H, a.rg("0 #030a07 0, .62 #030a07 0, 1 #030a07 .55", 0.5, 0.46, 0.75));

/** Sky, haze, first stars, long thin clouds lit from below. */
export function dusk(a: Art, w: number, horizon: number, rnd: Rnd): string {
  const s = [
    rect(
      0,
      0,
      w,
      horizon + 60,
      a.lg(
        "0 #03100e, .26 #06231e, .48 #0f423d, .64 #2a6c68, .76 #6b9890, .86 #c9b49c, .93 #f3bf98, 1 #f8b083",
      ),
    ),
  ];
  for (let i = 0; i < 70; i++)
    s.push(
      `<circle cx="${(rnd() * w).toFixed(0)}" cy="${(rnd() ** 1.6 * horizon * 0.55).toFixed(0)}" r="${(0.5 + rnd() * 0.8).toFixed(1)}" fill="#e8fff4" opacity="${(0.15 + rnd() * 0.5).toFixed(2)}"/>`,
    );
  for (let i = 0; i < 15; i++) {
    const y = horizon * (0.42 + rnd() * 0.5),
      k = y / horizon,
      x = rnd() * w;
    s.push(
      ell(
        x,
        y,
        160 + rnd() * 330,
        3 + rnd() * 8,
        k > 0.78 ? "#f3d9b0" : k > 0.62 ? "#9dbda3" : "#2f6e5d",
        `opacity="${(0.1 + rnd() * 0.22).toFixed(2)}" filter="${a.blur(18, 4)}"`,
      ),
    );
  }
  return s.join("");
}
/** A row of buildings from x0 to x1 on `base`, at most `maxH` high, some windows `lit`. */
export function skyline(
  x0: number,
  x1: number,
  base: number,
  maxH: number,
  fill: string,
  lit: boolean,
  rnd: Rnd,
  dense = 1,
): string {
  let s = "",
    x = x0;
  const win: [number, number, number][] = [];
  while (x < x1) {
    const bw = 22 + rnd() * 58,
      bh = maxH * (0.25 + rnd() ** 1.8 * 0.75),
      step = rnd();
    s +=
      `M${x.toFixed(0)} ${base}v-${bh.toFixed(0)}` +
      (step > 0.72
        ? `h${(bw * 0.3).toFixed(0)}v-${(8 + rnd() * 12).toFixed(0)}h${(bw * 0.3).toFixed(0)}V${(base - bh).toFixed(0)}`
        : step < 0.1
          ? `h${(bw * 0.5).toFixed(0)}v-${(24 + rnd() * 26).toFixed(0)}h1.6V${(base - bh).toFixed(0)}`
          : "") +
      `H${(x + bw).toFixed(0)}V${base}z`;
    if (lit)
      for (let wy = base - bh + 8; wy < base - 8; wy += 9)
        for (let wx = x + 5; wx < x + bw - 6; wx += 8) if (rnd() < 0.17 * dense) win.push([wx, wy, rnd()]);
    x += bw + (rnd() < 0.3 ? rnd() * 16 : 0);
  }
  return (
    path(s, fill) +
    win
      .map(([wx, wy, k]) =>
        rect(wx, wy, 3.6, 4.4, k > 0.75 ? "#fff1d6" : C.lamp, 0, `opacity="${(0.25 + k * 0.55).toFixed(2)}"`),
      )
      .join("")
  );
}
/** A palm whose foot is at x, y and whose crown leans to the side by `lean`. */
export function palm(x: number, y: number, h: number, lean: number, rnd: Rnd, fill: string): string {
  const tx = x + lean,
    ty = y - h;
  let s = line(
    `M${x} ${y}C${x + lean * 0.1} ${y - h * 0.4} ${x + lean * 0.5} ${y - h * 0.75} ${tx} ${ty}`,
    fill,
    h * 0.026,
  );
  for (let i = 0; i < 13; i++) {
    const ang = -Math.PI * (0.02 + (i / 12) * 0.96) + (rnd() - 0.5) * 0.22,
      L = h * (0.27 + rnd() * 0.1),
      ex = tx + Math.cos(ang) * L,
      ey = ty + Math.sin(ang) * L * 0.62 + L * 0.42 * Math.abs(Math.cos(ang)),
      mx = tx + Math.cos(ang) * L * 0.55,
      my = ty + Math.sin(ang) * L * 0.75 - L * 0.06;
    s += path(
      `M${tx.toFixed(1)} ${ty.toFixed(1)}Q${mx.toFixed(1)} ${(my - 2).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Q${(mx - Math.cos(ang) * 3).toFixed(1)} ${(my + L * 0.14).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}z`,
      fill,
    );
    for (let k = 1; k < 9; k++) {
      const t = k / 9,
        qx = (1 - t) ** 2 * tx + 2 * t * (1 - t) * mx + t * t * ex,
        qy = (1 - t) ** 2 * ty + 2 * t * (1 - t) * my + t * t * ey;
      s += line(
        `M${qx.toFixed(1)} ${qy.toFixed(1)}l${(Math.cos(ang) * L * 0.07).toFixed(1)} ${(L * 0.17 * (1 - t * 0.5)).toFixed(1)}`,
        fill,
        1.5,
      );
    }
  }
  return s;
}
