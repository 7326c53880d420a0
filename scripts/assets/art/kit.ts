/** The drawing kit: palette, gradients, filters, and text as outlines. */

/** The palette of all pictures. Green is live current, saffron money, lamp warm light. */
export const C = {
  ink950: "#050f0b",
  ink900: "#08160f",
  ink850: "#0c1f17",
  ink800: "#112a20",
  ink700: "#1a3d30",
  ink600: "#285644",
  ink500: "#47755f",
  ink300: "#9db8aa",
  paper50: "#fcfaf5",
  paper100: "#f6f3eb",
  paper200: "#ece7db",
  paper300: "#dcd5c6",
  volt: "#1fe58a",
  voltHi: "#a8ffd2",
  voltDeep: "#06794a",
  saffron: "#f7a72b",
  lamp: "#ffe3b8",
  lampHi: "#fff6e6",
  lampDeep: "#d99a55",
};

export type Point = readonly [number, number];
/** A direction in the shape's box: vertical, horizontal or diagonal. */
export type Direction = "v" | "h" | readonly [number, number, number, number];
/** Sets a string as outlines; `d` starts at the baseline's origin, `width` is its advance. */
export type SetType = (
  text: string,
  size: number,
  weight: number,
  track: number,
) => { d: string; width: number };

export interface TextOptions {
  weight?: number;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  /** Letter spacing in em. */
  track?: number;
  opacity?: number;
}

function r1(n: number): number {
  return Number(n.toFixed(1));
}

function stopsOf(stops: string): string {
  return stops
    .split(",")
    .map((part) => {
      const [offset, color, alpha] = part.trim().split(" ");
      return `<stop offset="${offset}" stop-color="${color}"${alpha ? ` stop-opacity="${alpha}"` : ""}/>`;
    })
    .join("");
}

/** One drawing: shapes and their definitions. Ids have its name, so drawings can be nested. */
export class Art {
  readonly name: string;
  readonly #setType: SetType;
  readonly #defs: string[] = [];
  readonly #seen = new Map<string, string>();
  readonly #shapes: string[] = [];

  constructor(name: string, setType: SetType) {
    this.name = name;
    this.#setType = setType;
  }

  #def(key: string, make: (id: string) => string): string {
    let id = this.#seen.get(key);
    if (!id) {
      id = `${this.name}${this.#seen.size.toString(36)}`;
      this.#seen.set(key, id);
      this.#defs.push(make(id));
    }
    return `url(#${id})`;
  }

  /** Linear gradient from "0 #fff, .5 #eee .4, 1 #000" (offset, colour, opacity). */
  lg(stops: string, dir: Direction = "v"): string {
    const [x1, y1, x2, y2] = dir === "v" ? [0, 0, 0, 1] : dir === "h" ? [0, 0, 1, 0] : dir;
    return this.#def(
      `l${stops}${dir}`,
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  rg(stops: string, cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#def(
      `r${stops}${cx},${cy},${r}`,
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
    );
  }

  blur(x: number, y = x): string {
    return this.#def(
      `b${x},${y}`,
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
    );
  }

  clip(shape: string): string {
    return this.#def(`c${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  add(...shapes: string[]): this {
    this.#shapes.push(...shapes);
    return this;
  }

  /** Text as outlines, so that a picture needs no font. */
  text(text: string, x: number, y: number, size: number, options: TextOptions = {}): string {
    const { weight = 600, fill = "#fff", anchor = "start", track = 0, opacity } = options;
    const { d, width } = this.#setType(text, size, weight, track);
    const dx = anchor === "middle" ? -width / 2 : anchor === "end" ? -width : 0;
    return `<path transform="translate(${r1(x + dx)} ${r1(y)})" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ""} d="${d}"/>`;
  }

  textWidth(text: string, size: number, weight = 600, track = 0): number {
    return this.#setType(text, size, weight, track).width;
  }

  svg(w: number, h: number, box = `0 0 ${w} ${h}`): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice"><defs>${this.#defs.join("")}</defs>${this.#shapes.join("")}</svg>`;
  }
}

export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0, more = ""): string {
  return `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${fill}"${rx ? ` rx="${rx}"` : ""} ${more}/>`;
}

export function path(d: string, fill = "none", more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function poly(points: readonly Point[], fill: string, more = ""): string {
  return `<polygon points="${points.map(([x, y]) => `${r1(x)},${r1(y)}`).join(" ")}" fill="${fill}" ${more}/>`;
}

export function ell(cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${r1(cx)}" cy="${r1(cy)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, w: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function g(inner: string | string[], more = ""): string {
  return `<g ${more}>${Array.isArray(inner) ? inner.join("") : inner}</g>`;
}
