import { preload } from "react-dom";
import { scriptFontOf } from "#src/lib/fonts.ts";

/** Preloads the font of a title in an Indian script. */
export function ScriptFont({ title }: { title: string }) {
  const font = scriptFontOf(title);
  if (font) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return null;
}
