/** Sets text as outlines from the same variable font that the site uses. */
import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import wawoff from "wawoff2";
import type { SetType } from "./kit.ts";

const pathCommands = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" };

async function open(file: string): Promise<fontkit.Font> {
  const woff2 = await readFile(`public/fonts/${file}`);
  return fontkit.create(Buffer.from(await wawoff.decompress(woff2)));
}

/** Reads the fonts, for a synchronous function. Run scripts/assets/fonts.ts first. */
export async function loadType(): Promise<SetType> {
  const latin = await open("plus-jakarta-sans.woff2");
  const rupee = await open("plus-jakarta-sans-rupee.woff2");
  const cuts = new Map<string, fontkit.Font>();
  function cut(char: string, weight: number): fontkit.Font {
    const font = char === "₹" ? rupee : latin;
    const key = `${font === rupee}${weight}`;
    const known = cuts.get(key);
    if (known) return known;
    const made = font.getVariation({ wght: weight });
    cuts.set(key, made);
    return made;
  }
  return (text, size, weight, track) => {
    let x = 0;
    let d = "";
    const digits = size > 14 ? 1 : 2;
    for (const char of text) {
      const font = cut(char, weight);
      const glyph = font.layout(char).glyphs[0];
      if (!glyph) continue;
      const k = size / font.unitsPerEm;
      for (const { command, args } of glyph.path.commands) {
        const points = args.map((n, i) => Number((i % 2 ? -n * k : x + n * k).toFixed(digits)));
        d += pathCommands[command] + points.join(" ");
      }
      x += glyph.advanceWidth * k + track * size;
    }
    return { d, width: x - track * size };
  };
}
