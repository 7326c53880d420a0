import { detectLanguage } from "./language.ts";

const scriptFonts = { hi: "/fonts/noto-sans-devanagari.woff2", ta: "/fonts/noto-sans-tamil.woff2" };
const rupeeFont = "/fonts/plus-jakarta-sans-rupee.woff2";

/**
 * The fonts to preload for a page beside the one that every page loads: that of its title's
 * script, and the one with the rupee sign. Without preloading the browser requests them only
 * after laying out the text.
 */
export function fontsOf(title: string, ...texts: string[]): string[] {
  const language = detectLanguage(title);
  const rupee = [title, ...texts].some((text) => text.includes("₹"));
  return [...(language ? [scriptFonts[language]] : []), ...(rupee ? [rupeeFont] : [])];
}
