/** Products on their stages: paper for the catalogue, night for details, nothing at all for cut-outs. */
import { type Art, C, ell, g, rect } from "./kit.ts";
import { body, bounds, type Product } from "./products/catalogue.ts";

const stage = { w: 960, h: 1200, floor: 1050 };

/** Big enough to compare, small enough to fit: a 2 m cabinet stands taller than a 1.3 m one, but not by half. */
function scaleFor(p: Product): number {
  const [, , bw] = bounds(p);
  if (p.kind === "wallbox") return 1.18;
  if (p.kind === "ems") return 0.7;
  const height = 740 + (p.h - 1300) * 0.28;
  return Math.min(height / p.h, 850 / bw);
}

function backdrop(a: Art, w: number, h: number): string {
  return (
    rect(0, 0, w, h, a.lg("0 #f8f5ee, .62 #f1ede3, .8 #e8e2d5, 1 #d9d2c2")) +
    ell(w * 0.34, h * 0.3, w * 0.7, h * 0.5, a.rg("0 #fffefb .95, 1 #fffefb 0")) +
    rect(0, h * 0.8, w, h * 0.2, a.lg("0 #cfc7b6 0, 1 #cfc7b6 .5"))
  );
}

/** 960 by 1200, on paper. */
export function productOnPaper(a: Art, p: Product): string {
  const k = scaleFor(p);
  const [bx, , bw] = bounds(p);
  const middle =
    p.kind === "cabinet" ? (bx + bw / 2) * 0.7 : p.kind === "wallbox" ? -90 : p.kind === "bess" ? 130 : 10;
  const y = p.kind === "wallbox" ? 640 : stage.floor;
  a.add(
    backdrop(a, stage.w, stage.h),
    g(body(a, p), `transform="translate(${stage.w / 2 - middle * k} ${y}) scale(${k})"`),
  );
  return a.svg(stage.w, stage.h);
}

/** The product alone, with its shadow, on nothing. Units are millimetres. */
export function productCutout(a: Art, p: Product): { svg: string; w: number; h: number } {
  const [x, y, w, h] = bounds(p);
  a.add(body(a, p));
  return { svg: a.svg(w, h, `${x} ${y} ${w} ${h}`), w, h };
}

/** What a detail picture looks at, in millimetres, and how many pixels a millimetre has. */
function closeUp(p: Product): { x: number; y: number; k: number } {
  switch (p.kind) {
    case "wallbox":
      return { x: -30, y: -130, k: 2.5 };
    case "ems":
      return { x: 250, y: -230, k: 1.55 };
    case "bess":
      return { x: 60, y: -1030, k: 0.62 };
    case "cabinet":
      return { x: -p.w * 0.18, y: -p.h * 0.72, k: Math.min(0.98, 640 / p.w) };
  }
}

/** 1200 by 900, at night: screen, gun and light from near. */
export function productDetail(a: Art, p: Product): string {
  const { x, y, k } = closeUp(p);
  const w = 1200;
  const h = 900;
  a.add(
    rect(0, 0, w, h, a.lg("0 #1b4536, .5 #0f2b21, 1 #061410", [0, 0, 1, 1])),
    ell(w * 0.42, h * 0.36, w * 0.62, h * 0.72, a.rg(`0 #5fb594 .5, .5 #2f6b55 .2, 1 #2f6b55 0`)),
    g(body(a, p), `transform="translate(${w / 2 - x * k} ${h / 2 - y * k}) scale(${k})"`),
    rect(0, 0, w, h, a.lg("0 #04100b 0, .6 #04100b .05, 1 #04100b .7")),
    rect(0, 0, w, h, a.rg("0 #04100b 0, .6 #04100b 0, 1 #04100b .6", 0.45, 0.42, 0.78)),
  );
  return a.svg(w, h);
}

/** The DC family on one floor and at one scale, for a dark card: 1600 by 900. */
export function lineup(a: Art, ids: string[], find: (id: string) => Product): string {
  const w = 1600;
  const h = 900;
  const k = 0.29;
  const units = ids.map(find);
  const gap = 8;
  const widths = units.map((p) => bounds(p)[2] * k * 0.86);
  let x = (w - widths.reduce((sum, n) => sum + n + gap, -gap)) / 2;
  a.add(
    rect(0, 0, w, h, a.lg("0 #0d2a20, .6 #0b2219, 1 #050f0b")),
    ell(w * 0.5, h * 0.5, w * 0.56, h * 0.6, a.rg("0 #3f8a6c .6, .5 #24563f .3, 1 #24563f 0")),
    rect(0, h * 0.86, w, h * 0.14, a.lg("0 #1d4a38 .9, 1 #06130e .9")),
    ell(w / 2, h * 0.87, w * 0.46, 46, C.volt, `opacity=".08" filter="${a.blur(30)}"`),
  );
  for (const [i, p] of units.entries()) {
    const [bx, , bw] = bounds(p);
    const width = widths[i] ?? 0;
    a.add(
      g(body(a, p), `transform="translate(${x + width / 2 - (bx + bw / 2) * k} ${h * 0.885}) scale(${k})"`),
    );
    x += width + gap;
  }
  return a.svg(w, h);
}
