/** Types of the font packages that ship none: only what the scripts use. */
declare module "fontkit" {
  export interface Glyph {
    advanceWidth: number;
    path: {
      commands: {
        command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
        args: number[];
      }[];
    };
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
    getVariation(settings: { wght: number }): Font;
  }
  /** A collection has no glyphs of its own; the scripts open single fonts only. */
  export function create(buffer: Buffer): Font;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes: { wght: number | { min: number; max: number } };
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}

declare module "wawoff2" {
  const wawoff: { decompress(woff2: Uint8Array): Promise<Uint8Array> };
  export default wawoff;
}
