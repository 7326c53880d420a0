/** The contact sheet: every picture of the site at one height, with its name. */
import sharp from "sharp";
import { Art } from "../art/kit.ts";
import { readEntries } from "../art/manifest.ts";
import { loadType } from "../art/type.ts";

const [columns, width, height, gap, label] = [5, 256, 192, 12, 22];

/** Writes docs/pictures.webp. */
export async function writeSheet(): Promise<void> {
  const setType = await loadType();
  const entries = Object.entries(await readEntries()).filter(([name]) => !name.endsWith("-cutout"));
  const rows = Math.ceil(entries.length / columns);
  const cells = entries.map(async ([name, entry], index) => {
    const left = gap + (index % columns) * (width + gap);
    const top = gap + Math.floor(index / columns) * (height + label + gap);
    const file = `public${entry.path}-${entry.widths.find((wide) => wide >= width) ?? entry.widths.at(-1)}.webp`;
    const a = new Art(name, setType);
    a.add(a.text(name, 0, 16, 13, { weight: 500, fill: "#3d4642" }));
    return [
      { input: await sharp(file).resize(width, height, { fit: "cover" }).toBuffer(), left, top },
      { input: Buffer.from(a.svg(width, label)), left, top: top + height },
    ];
  });
  const background = "#f4f2ec";
  const [sheetWidth, sheetHeight] = [gap + columns * (width + gap), gap + rows * (height + label + gap)];
  await sharp({ create: { width: sheetWidth, height: sheetHeight, channels: 3, background } })
    .composite((await Promise.all(cells)).flat())
    .webp({ quality: 72 })
    .toFile("docs/pictures.webp");
}
