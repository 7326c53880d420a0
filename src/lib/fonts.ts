import { detectLanguage } from "#shared/content-languages.ts";

const scriptFonts = { hi: "/fonts/noto-sans-devanagari.woff2", ta: "/fonts/noto-sans-tamil.woff2" };
const rupeeFont = "/fonts/plus-jakarta-sans-rupee.woff2";

/** The font of the script of a language, to be preloaded on its pages; undefined for English. */
export function scriptFontOfLanguage(code: string): string | undefined {
  return code === "hi" || code === "ta" ? scriptFonts[code] : undefined;
}

/** The font of the script of a page's title, to be preloaded like the two below. */
export function scriptFontOf(title: string): string | undefined {
  return scriptFontOfLanguage(detectLanguage(title) ?? "");
}

/**
 * A page with a rupee sign preloads its font, as every page does the font of all other letters.
 * Without preloading the browser requests a font once it has laid out its text, and lays out the
 * page again when the font arrives.
 */
export function preloadRupee(html: string): string {
  if (!html.includes("₹")) return html;
  const link = `<link rel="preload" href="${rupeeFont}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
  return html.replace("</head>", `${link}</head>`);
}
