import { type Point, poly } from "../kit.ts";

/** Isometric: x runs right and down, y left and down, z up; `u` units a metre from ox, oy. */
export function isometric(ox: number, oy: number, u: number) {
  const I = (x: number, y: number, z = 0): Point => [
    ox + (x - y) * u * 0.866,
    oy + (x + y) * u * 0.5 - z * u,
  ];
  /** The four corners of a flat rectangle. */
  const q = (x0: number, y0: number, x1: number, y1: number, z = 0): Point[] => [
    I(x0, y0, z),
    I(x1, y0, z),
    I(x1, y1, z),
    I(x0, y1, z),
  ];
  /** A block: the three faces that can be seen. */
  const box = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    z0: number,
    z1: number,
    top: string,
    left: string,
    right: string,
  ): string =>
    poly([I(x0, y1, z0), I(x1, y1, z0), I(x1, y1, z1), I(x0, y1, z1)], left) +
    poly([I(x1, y0, z0), I(x1, y1, z0), I(x1, y1, z1), I(x1, y0, z1)], right) +
    poly(q(x0, y0, x1, y1, z1), top);
  return { I, q, box };
}
