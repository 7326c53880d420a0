// `npm run brochures`: prints the two brochures that the header offers, from the site's own words and pictures, into
// public/downloads. Run it again when the content changes.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Route } from "playwright";
import sharp from "sharp";
import { companyBrochure } from "./brochures/company.ts";
import { productBrochure } from "./brochures/product.ts";
import { ensureBrowser } from "./setup/browser.ts";
import { projectRoot } from "./setup/install.mjs";

const origin = "http://brochure.invalid";
const root = (path: string) => join(projectRoot, path);

const brochures = [
  { file: "public/downloads/product-brochure.pdf", title: "Product Brochure", body: productBrochure() },
  { file: "public/downloads/company-brochure.pdf", title: "Company Brochure", body: companyBrochure() },
];

/** Serves public/ to the printing page. Pictures become JPEG, which a PDF keeps as it is; other formats would be unpacked. */
async function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const file = await readFile(root(`public${pathname}`));
  if (!pathname.endsWith(".webp")) return route.fulfill({ body: file });
  const body = await sharp(file).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return route.fulfill({ body, contentType: "image/jpeg" });
}

const styles = await Promise.all(
  ["src/styles/tokens.css", "src/styles/fonts.css", "scripts/brochures/brochure.css"].map((file) =>
    readFile(root(file), "utf8"),
  ),
);
await mkdir(root("public/downloads"), { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
for (const { file, title, body } of brochures) {
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title><style>${styles.join("\n")}</style></head><body>${body}</body></html>`;
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: "text/html", body: html })
      : serve(route),
  );
  await page.goto(origin, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  // The site's night is for screens only; the brochures keep theirs on paper.
  await page.emulateMedia({ media: "screen" });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  await writeFile(root(file), pdf);
  console.log(`${file}: ${Math.round(pdf.length / 1024)} kB`);
  await page.close();
}
await browser.close();
