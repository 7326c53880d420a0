/** Writes a painted PNG as AVIF and WebP at several widths, each within its budget. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

export interface Encoded {
  widths: number[];
  /** Mean colour, shown while the picture loads; `transparent` for a cut-out. */
  placeholder: string;
  bytes: number;
}

/** Most bytes for an AVIF of this width; `at1280` is the budget at 1280 px, scaled by area. */
function budgetOf(width: number, at1280: number): number {
  return at1280 * (width / 1280) ** 1.35;
}

async function within(
  budget: number,
  qualities: number[],
  make: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let best = await make(qualities[0] ?? 50);
  for (const quality of qualities.slice(1)) {
    if (best.length <= budget) break;
    best = await make(quality);
  }
  return best;
}

/** `file` has no extension: `<file>-<width>.avif` and `.webp` are written under public/. */
export async function encode(png: Buffer, file: string, widths: number[], at1280: number): Promise<Encoded> {
  const folder = path.join("public", path.dirname(file));
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const width of widths) {
    const sized = await sharp(png).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
    const budget = budgetOf(width, at1280);
    const avif = await within(budget, [68, 60, 52, 45, 38, 31], (quality) =>
      sharp(sized).avif({ quality, effort: 4 }).toBuffer(),
    );
    const webp = await within(budget * 1.6, [82, 74, 64, 52], (quality) =>
      sharp(sized).webp({ quality, effort: 5, alphaQuality: 90 }).toBuffer(),
    );
    await writeFile(path.join("public", `${file}-${width}.avif`), avif);
    await writeFile(path.join("public", `${file}-${width}.webp`), webp);
    bytes += avif.length + webp.length;
  }
  const image = sharp(png);
  const { isOpaque } = await image.stats();
  const { data } = await image.resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const placeholder = isOpaque ? `#${data.toString("hex").slice(0, 6)}` : "transparent";
  return { widths, placeholder, bytes };
}
