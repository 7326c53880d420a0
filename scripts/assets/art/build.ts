/**
 * Draws the pictures that are not rendered into public/images and lists them in
 * src/content/pictures.json. Run: npm run art:drawn            all of them
 *      npm run art:drawn -- cafe    only those whose name contains "cafe"; the others keep their
 * entry in the list
 *      npm run art:drawn -- marks   only QR codes, wordmarks and icons
 *      npm run art:drawn -- cards   only the open-graph cards
 *      npm run art:drawn -- articles   only the pictures of sample articles
 */
import { parseCommand } from "../../setup/arguments.ts";
import { writeArticles } from "./articles.ts";
import { openBrowser, paint } from "./browser.ts";
import { writeCards } from "./cards.ts";
import { encode } from "./encode.ts";
import { type Entry, updateEntries } from "./manifest.ts";
import { writeMarks } from "./marks.ts";
import { allPictures } from "./pictures.ts";
import { loadType } from "./type.ts";

const { positionals: only } = parseCommand("npm run art:drawn", {}, "[NAME ...]");
const setType = await loadType();
const pictures = allPictures(setType);
const changed: Record<string, Entry> = {};
const browser = await openBrowser();
let total = 0;
for (const picture of pictures) {
  if (only.length > 0 && !only.some((filter) => picture.name.includes(filter))) continue;
  const widest = Math.max(...picture.widths);
  const png = await paint(browser, picture.svg(), picture.w, picture.h, widest / picture.w);
  const { widths, placeholder, bytes } = await encode(png, picture.file, picture.widths, picture.budget);
  changed[picture.name] = {
    path: `/${picture.file}`,
    width: widest,
    height: Math.round((widest * picture.h) / picture.w),
    widths,
    placeholder,
  };
  total += bytes;
  console.log(`${picture.name} ${Math.round(bytes / 1024)} kB`);
}
await updateEntries(changed);
if (only.length === 0 || only.includes("marks")) await writeMarks(setType);
if (only.length === 0 || only.includes("cards")) await writeCards(browser, setType);
if (only.length === 0 || only.includes("articles")) await writeArticles(browser, setType);
await browser.close();
console.log(`${(total / 1_000_000).toFixed(1)} MB written`);
