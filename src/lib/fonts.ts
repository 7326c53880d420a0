import { detectLanguage } from "./language.ts";

const scriptFonts = { hi: "/fonts/noto-sans-devanagari.woff2", ta: "/fonts/noto-sans-tamil.woff2" };
const rupeeFont = "/fonts/plus-jakarta-sans-rupee.woff2";

/**
 * The fonts that a page needs beside the one that every page loads: that of its title's script, and the sign of the rupee. Asked for
 * from the head they come with the styles; left to the browser they come only once it has laid the text out.
 */
export function fontsOf(title: string, ...texts: string[]): string[] {
  const language = detectLanguage(title);
  const rupee = [title, ...texts].some((text) => text.includes("₹"));
  return [...(language ? [scriptFonts[language]] : []), ...(rupee ? [rupeeFont] : [])];
}
