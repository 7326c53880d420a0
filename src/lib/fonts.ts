import type { ContentLanguage } from "#shared/content-languages.ts";

const scriptFonts: Readonly<Record<ContentLanguage, readonly string[]>> = {
  en: [],
  hi: ["/fonts/noto-sans-devanagari.woff2", "/fonts/noto-sans-devanagari-bold.woff2"],
  ta: ["/fonts/noto-sans-tamil.woff2", "/fonts/noto-sans-tamil-bold.woff2"],
};
/** The media query of computers, which preload the fonts of a script. Phones in India have their own (scripts/assets/fonts.ts). */
export const computerQuery = "(hover: hover)";

const rupeeFont = "/fonts/plus-jakarta-sans-rupee.woff2";

/** The fonts of the script of a language, beside the Latin one of every page. */
export function scriptFontsOf(language: ContentLanguage): readonly string[] {
  return scriptFonts[language];
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
