import type { LanguageCode } from "#shared/languages.ts";

/** What offers a page in another language, in that language. */
export const languageOffers: Record<
  Exclude<LanguageCode, "en">,
  { text: string; link: string; close: string }
> = {
  hi: { text: "यह पेज हिंदी में भी है।", link: "हिंदी में पढ़ें", close: "बंद करें" },
};
