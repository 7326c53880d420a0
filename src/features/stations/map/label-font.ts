const otherScripts = ["Noto Sans Devanagari", "Noto Sans Tamil"];

/** The page's fonts in two weights, which MapLibre uses when a style names no glyphs. */
export const labelFont = {
  strong: ["Jakarta Bold", "Jakarta", ...otherScripts],
  plain: ["Jakarta Medium", "Jakarta", ...otherScripts],
};
