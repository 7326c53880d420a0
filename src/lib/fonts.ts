import { type ContentLanguage, languageOfText } from "#shared/content-languages.ts";

const scriptFonts: Readonly<Partial<Record<ContentLanguage, string>>> = {
  hi: "/fonts/noto-sans-devanagari.woff2",
  ta: "/fonts/noto-sans-tamil.woff2",
};
const rupeeFont = "/fonts/plus-jakarta-sans-rupee.woff2";

/** The font of the script of a language, to be preloaded on its pages; undefined for English. */
export function scriptFontOfLanguage(code: ContentLanguage): string | undefined {
  return scriptFonts[code];
}

/** The font of the script of a page's title, to be preloaded like the two below. */
export function scriptFontOf(title: string): string | undefined {
  return scriptFontOfLanguage(languageOfText(title));
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
