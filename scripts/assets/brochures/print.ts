import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromium, type Route } from "playwright";
import sharp from "sharp";
import { languages } from "../../../src/shared/languages.ts";
import { speak } from "../../../src/shared/speak.ts";
import { localeTag, ownPath, speakWith } from "../../../src/shared/translate.ts";
import { ensureBrowser } from "../../setup/browser.ts";
import { projectRoot } from "../../setup/install.mjs";
import { wordsForPages } from "../../translate/missing.ts";

/** One document to print: its path in the project, its title, and its body's HTML. */
interface Printed {
  file: string;
  title: string;
  body: string;
}

const origin = "http://brochure.invalid";
const root = (path: string) => join(projectRoot, path);

/** Serves public/ to the page. Pictures become JPEG, which a PDF stores without unpacking. */
async function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = await readFile(root(`public${pathname}`));
  if (!pathname.endsWith(".webp")) return route.fulfill({ body: file });
  const body = await sharp(file).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return route.fulfill({ body, contentType: "image/jpeg" });
}

/**
 * Blanks the dates of a PDF, so that the same document gives the same bytes. The length stays: a
 * PDF names its parts by their offsets.
 */
function withoutDates(pdf: Buffer): Buffer {
  const dates = /\/(?:CreationDate|ModDate) \(D:[^)]*\)/g;
  return Buffer.from(
    pdf.toString("latin1").replace(dates, (date) => " ".repeat(date.length)),
    "latin1",
  );
}

/**
 * Prints documents into `public/` in every language: `documents` is called once per language, with that language set for
 * `t`. `path` is the URL path of the English document.
 */
export async function printInEachLanguage(
  documents: () => { path: string; title: string; body: string }[],
  styleSheet: string,
): Promise<void> {
  for (const language of languages) {
    const spoken = language.root ? speak(language, await wordsForPages(language.code)) : undefined;
    speakWith(() => spoken);
    const printed = documents().map(({ path, ...rest }) => ({ file: `public${ownPath(path)}`, ...rest }));
    await printAll(printed, styleSheet);
  }
}

/** Prints documents as PDF on the site's tokens and fonts, with the given style sheet on top. */
export async function printAll(documents: readonly Printed[], styleSheet: string): Promise<void> {
  const styles = await Promise.all(
    ["src/styles/tokens.css", "src/styles/fonts.css", "scripts/assets/brochures/print.css", styleSheet].map(
      (file) => readFile(root(file), "utf8"),
    ),
  );
  // `optional` could print a system font.
  const style = styles.join("\n").replaceAll("font-display: optional", "font-display: block");
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  for (const { file, title, body } of documents) {
    const html = `<!doctype html><html lang="${localeTag()}"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body>${body}</body></html>`;
    const page = await browser.newPage();
    await page.route(`${origin}/**`, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: "text/html", body: html })
        : serve(route),
    );
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.evaluate("document.fonts.ready");
    // The site's night is for screens only; what is printed here keeps its own on paper.
    await page.emulateMedia({ media: "screen" });
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    await mkdir(dirname(root(file)), { recursive: true });
    await writeFile(root(file), withoutDates(pdf));
    console.log(`${file}: ${Math.round(pdf.length / 1024)} kB`);
    await page.close();
  }
  await browser.close();
}
