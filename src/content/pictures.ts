import pictures from "./pictures.json" with { type: "json" };

/**
 * The pictures of the site, written by `npm run art`. Files: `${path}-${w}.avif` and `.webp` for every w
 * in `widths`. `width` and `height` are those of the widest; `placeholder` is the mean colour.
 */
export { pictures };

export type PictureName = keyof typeof pictures;
