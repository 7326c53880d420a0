/**
 * Draws the site's pictures into public/images and lists them in src/content/pictures.ts.
 * Run: npm run art            all of them
 *      npm run art -- cafe    only those whose name contains "cafe"; the others keep their entry in the list
 *      npm run art -- marks   only QR codes, wordmarks and icons
 *      npm run art -- cards   only the open-graph cards
 */
import { readFile, writeFile } from "node:fs/promises";
import { openBrowser, paint } from "./browser.ts";
import { writeCards } from "./cards.ts";
import { encode } from "./encode.ts";
import { writeMarks } from "./marks.ts";
import { allPictures } from "./pictures.ts";
import { loadType } from "./type.ts";

interface Entry {
  path: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

const manifest = "src/content/pictures.ts";
const start = "export const pictures = ";
const end = " as const;";

async function readEntries(): Promise<Record<string, Entry>> {
  const text = await readFile(manifest, "utf8").catch(() => "");
  const from = text.indexOf(start);
  if (from < 0) return {};
  const json = text.slice(from + start.length, text.indexOf(end, from));
  return JSON.parse(json.replace(/^(\s*)(\w+):/gm, '$1"$2":').replace(/,(\s*[}\]])/g, "$1"));
}

async function writeEntries(entries: Record<string, Entry>): Promise<void> {
  const rows = Object.entries(entries).map(([name, e]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}: {
    path: ${JSON.stringify(e.path)},
    width: ${e.width},
    height: ${e.height},
    widths: [${e.widths.join(", ")}],
    placeholder: ${JSON.stringify(e.placeholder)},
  },`;
  });
  await writeFile(
    manifest,
    `/**
 * Made by scripts/art/build.ts (npm run art). \`\${path}-\${w}.avif\` and \`.webp\` exist for every w in \`widths\`;
 * \`width\` and \`height\` are those of the widest; \`placeholder\` is the mean colour, to show while the picture loads.
 */
${start}{
${rows.join("\n")}
}${end}

export type PictureName = keyof typeof pictures;
`,
  );
}

const only = process.argv.slice(2);
const setType = await loadType();
const pictures = allPictures(setType);
const known = await readEntries();
const browser = await openBrowser();
let total = 0;
for (const picture of pictures) {
  if (only.length > 0 && !only.some((word) => picture.name.includes(word))) continue;
  const widest = Math.max(...picture.widths);
  const png = await paint(browser, picture.svg(), picture.w, picture.h, widest / picture.w);
  const { widths, placeholder, bytes } = await encode(png, picture.file, picture.widths, picture.budget);
  known[picture.name] = {
    path: `/${picture.file}`,
    width: widest,
    height: Math.round((widest * picture.h) / picture.w),
    widths,
    placeholder,
  };
  total += bytes;
  console.log(`${picture.name} ${Math.round(bytes / 1024)} kB`);
}
await writeEntries(
  Object.fromEntries(pictures.flatMap((p) => (known[p.name] ? [[p.name, known[p.name] as Entry]] : []))),
);
if (only.length === 0 || only.includes("marks")) await writeMarks(setType);
if (only.length === 0 || only.includes("cards")) await writeCards(browser, setType);
await browser.close();
console.log(`${(total / 1_000_000).toFixed(1)} MB written`);
