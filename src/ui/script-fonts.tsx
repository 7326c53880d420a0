import { preload } from "react-dom";
import type { ContentLanguage } from "#shared/content-languages.ts";
import { computerQuery, scriptFontsOf } from "#src/lib/fonts.ts";

/** Preloads the fonts of a page or title in a language with another script than Latin. */
export function ScriptFonts({ language }: { language: ContentLanguage }) {
  for (const font of scriptFontsOf(language))
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous", media: computerQuery });
  return null;
}
