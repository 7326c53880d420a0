/** Sets text as outlines from the same fonts that the site uses. */
import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import wawoff from "wawoff2";
import type { SetType } from "./kit.ts";

const pathCommands = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" };

/** Letters of Devanagari and Tamil are joined and reordered, so a word is set as a whole; others one by one. */
const runs = /\p{Script=Devanagari}+|\p{Script=Tamil}+|./gsu;
const isDevanagari = /\p{Script=Devanagari}/u;
const isTamil = /\p{Script=Tamil}/u;

async function open(file: string): Promise<fontkit.Font> {
  const woff2 = await readFile(`public/fonts/${file}`);
  return fontkit.create(Buffer.from(await wawoff.decompress(woff2)));
}

/** Reads the fonts, for a synchronous function. Run scripts/assets/fonts.ts first. */
export async function loadType(): Promise<SetType> {
  const latin = await open("plus-jakarta-sans.woff2");
  const rupee = await open("plus-jakarta-sans-rupee.woff2");
  const devanagari = await open("noto-sans-devanagari.woff2");
  const devanagariBold = await open("noto-sans-devanagari-bold.woff2");
  const tamilBold = await open("noto-sans-tamil-bold.woff2");
  const cuts = new Map<fontkit.Font, Map<number, fontkit.Font>>();
  function cut(run: string, weight: number): fontkit.Font {
    // The same limit as in fonts.css.
    if (isDevanagari.test(run)) return weight > 580 ? devanagariBold : devanagari;
    if (isTamil.test(run)) return tamilBold;
    const font = run === "₹" ? rupee : latin;
    const byWeight = cuts.get(font) ?? new Map<number, fontkit.Font>();
    const made = byWeight.get(weight) ?? font.getVariation({ wght: weight });
    cuts.set(font, byWeight.set(weight, made));
    return made;
  }
  return (text, size, weight, track) => {
    let x = 0;
    let d = "";
    const digits = size > 14 ? 1 : 2;
    for (const run of text.match(runs) ?? []) {
      const font = cut(run, weight);
      const k = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(run);
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        for (const { command, args } of glyph.path.commands) {
          const points = args.map((n, i) =>
            Number((i % 2 ? -(n + yOffset) * k : x + (n + xOffset) * k).toFixed(digits)),
          );
          d += pathCommands[command] + points.join(" ");
        }
        x += xAdvance * k + track * size;
      }
    }
    return { d, width: x - track * size };
  };
}
