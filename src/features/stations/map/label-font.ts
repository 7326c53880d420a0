/** The page's font in two weights, which MapLibre uses when a style names no glyphs. */
export const labelFont = { strong: ["Jakarta Bold", "Jakarta"], plain: ["Jakarta Medium", "Jakarta"] };
