import { type Art, C, ell, g, line, poly, rect } from "../kit.ts";
import { isometric } from "./isometric.ts";
import { glow, grain, vignette } from "./sky.ts";

/** An empty plot, and in light the station it can become. Isometric, metres. 1200 by 825. */
export function partnership(a: Art): string {
  const [w, h, u] = [1200, 825, 29];
  const { I, q, box } = isometric(590, 400, u);
  const at = (x: number, y: number, z = 0) =>
    I(x, y, z)
      .map((n) => n.toFixed(1))
      .join(" ");
  const wire = (d: string, width = 1.8, o = 0.95) =>
    line(d, C.volt, width * 4, `opacity="${o * 0.28}" filter="${a.blur(5)}"`) +
    line(d, C.voltHi, width, `opacity="${o}"`);
  const wireBox = (x0: number, y0: number, x1: number, y1: number, z0: number, z1: number, o = 0.95) => {
    const ring = (z: number) => `M${at(x0, y0, z)}L${at(x1, y0, z)}L${at(x1, y1, z)}L${at(x0, y1, z)}z`;
    const posts = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ]
      .map(([x = 0, y = 0]) => `M${at(x, y, z0)}L${at(x, y, z1)}`)
      .join("");
    return (
      poly(
        [I(x0, y1, z0), I(x1, y1, z0), I(x1, y1, z1), I(x0, y1, z1)],
        a.lg(`0 ${C.volt} .2, 1 ${C.volt} .03`),
      ) +
      poly(
        [I(x1, y0, z0), I(x1, y1, z0), I(x1, y1, z1), I(x1, y0, z1)],
        a.lg(`0 ${C.volt} .14, 1 ${C.volt} .02`),
      ) +
      poly(q(x0, y0, x1, y1, z1), C.volt, 'opacity=".1"') +
      wire(ring(z0) + ring(z1) + posts, 1.5, o)
    );
  };
  const tree = (x: number, y: number, r: number) => {
    const [X, Y] = I(x, y);
    const R = r * u;
    return (
      ell(X + R * 0.5, Y + R * 0.1, R * 1.15, R * 0.5, "#030a07", `opacity=".55" filter="${a.blur(5)}"`) +
      rect(X - 2.5, Y - R * 0.9, 5, R * 0.9, "#2a1d12") +
      ell(X, Y - R * 1.3, R, R * 0.94, a.rg("0 #4f8f70, .5 #2a5d48, 1 #0e2a20", 0.34, 0.26, 0.8)) +
      ell(X - R * 0.5, Y - R * 0.95, R * 0.56, R * 0.5, a.rg("0 #3f7a5f, 1 #14382b", 0.34, 0.26, 0.8))
    );
  };
  const s = [
    rect(0, 0, w, h, a.lg("0 #1d4a3b, .5 #143529, 1 #0a1d16", [0, 0, 1, 1])),
    glow(a, 560, 360, 800, "#5fb594", 0.42, 520),
  ];
  for (const [x0, y0, x1, y1, o] of [
    [-34, -30, -13.5, 9, 0.5],
    [-12, -34, 13, -11.5, 0.42],
    [14.5, -34, 40, 9, 0.34],
    [-34, 19, -2, 44, 0.3],
    [0, 19, 40, 44, 0.36],
  ] as const)
    s.push(
      poly(
        q(x0, y0, x1, y1),
        a.lg("0 #2f6a55, 1 #1a4436", [0, 0, 1, 1]),
        `opacity="${o}" stroke="#4f8a72" stroke-opacity=".35"`,
      ),
    );
  // furrows of the fields next door
  for (let i = 0; i < 14; i++)
    s.push(
      line(
        `M${at(-33, -28 + i * 2.6)}L${at(-14, -28 + i * 2.6)}M${at(15, -28 + i * 2.6)}L${at(39, -28 + i * 2.6)}`,
        "#8fc4aa",
        1,
        'opacity=".12"',
      ),
    );
  s.push(poly(q(-40, 11, 44, 17.4), a.lg("0 #0a1612, 1 #14241d", "h")));
  for (let i = -38; i < 44; i += 3.4) s.push(poly(q(i, 14.1, i + 1.7, 14.3), "#e9f3ed", 'opacity=".5"'));
  for (const [y, c, x0, x1] of [
    [12.6, "#ffefd2", -8, 30],
    [15.8, "#ff7d66", -30, 6],
  ] as const)
    s.push(
      line(`M${at(x0, y)}L${at(x1, y)}`, c, 5, `opacity=".5" filter="${a.blur(5)}"`),
      line(`M${at(x0, y)}L${at(x1, y)}`, c, 1.6, 'opacity=".8"'),
    );
  // the plot today: earth and grass, pegs at its corners, a tape between them
  s.push(
    poly(q(-12.5, -10, 13, 10.2), a.lg("0 #8a7a55, .5 #6b6242, 1 #3f4630", [0, 0, 1, 1])),
    poly(q(-12.5, -10, 13, 10.2), a.lg("0 #2f6a55 .1, 1 #153b2d .7", "h")),
    poly(q(-12.5, -10, 13, 10.2), "none", `stroke="#ffe3b8" stroke-width="2.2" stroke-dasharray="10 7"`),
  );
  for (const [x, y, r] of [
    [-9, -6, 2.2],
    [4, 6.5, 2.6],
    [9, -7, 2],
    [-4, 3, 1.6],
    [8, 2, 1.8],
  ] as const) {
    const [X, Y] = I(x, y);
    s.push(ell(X, Y, r * u, r * u * 0.5, "#3f7a4f", `opacity=".4" filter="${a.blur(9)}"`));
  }
  s.push(tree(-11, -8.6, 1), tree(-8, -9.1, 0.84), tree(11.4, -8.8, 1.1));
  // what it can be
  s.push(wireBox(-11, -6.8, -3.6, -2.6, 0, 2.7, 0.8));
  for (let i = 0; i <= 6; i++)
    s.push(wire(`M${at(-1.4 + i * 2.25, 0.2)}L${at(-1.4 + i * 2.25, 5)}`, 1.2, 0.7));
  for (let i = 0; i < 6; i++) s.push(wireBox(-0.65 + i * 2.25, -0.45, 0.1 + i * 2.25, 0, 0, 2));
  for (const x of [0.2, 10.6]) s.push(wire(`M${at(x, -0.2)}L${at(x, -0.2, 3.9)}`, 2));
  s.push(wireBox(-2.6, -3.4, 12.6, 2.2, 3.9, 4.25), wireBox(8.2, -8.4, 11.2, -6.6, 0, 2.4, 0.7));
  for (let i = 1; i < 8; i++)
    s.push(wire(`M${at(-2.6 + i * 1.9, -3.4, 4.25)}L${at(-2.6 + i * 1.9, 2.2, 4.25)}`, 0.9, 0.4));
  for (const [x, y] of [
    [-12.5, -10],
    [13, -10],
    [13, 10.2],
    [-12.5, 10.2],
  ] as const) {
    const [X, Y] = I(x, y);
    s.push(
      ell(X + 5, Y + 2, 14, 6, "#020806", `opacity=".6" filter="${a.blur(3)}"`),
      rect(X - 3, Y - 46, 6, 48, a.lg("0 #fff3dc, 1 #a9884f", "h"), 2),
      rect(X - 3, Y - 46, 6, 12, C.volt, 2),
    );
  }
  // the sign on the plot, at the road
  const [px, py] = I(-6.5, 8.6);
  s.push(
    ell(px + 24, py + 4, 74, 10, "#020806", `opacity=".6" filter="${a.blur(5)}"`),
    rect(px - 56, py - 60, 6, 62, "#cbb58a"),
    rect(px + 50, py - 60, 6, 62, "#a18a5f"),
    g(
      rect(-82, -128, 164, 76, a.lg("0 #fffdf8, 1 #e6dfd0"), 10) +
        a.text("Your land", 0, -96, 26, { weight: 750, fill: "#0a1d16", anchor: "middle", track: -0.02 }) +
        a.text("9,000 sq ft", 0, -68, 18, { weight: 550, fill: "#3f5a4d", anchor: "middle" }),
      `transform="translate(${px} ${py})"`,
    ),
  );
  for (const [x, y, r] of [
    [-11, 4, 0.9],
    [11.6, 8, 0.95],
    [8.6, 8.9, 0.8],
  ] as const)
    s.push(tree(x, y, r));
  s.push(
    box(-36, 8, -30, 10, 0, 0.1, "#183d30", "#0f2a20", "#0a1d16"),
    vignette(a, w, h),
    rect(0, 0, w, h, a.lg("0 #030a07 0, .7 #030a07 0, 1 #030a07 .5")),
    grain(a, w, h),
  );
  a.add(...s);
  return a.svg(w, h);
}
