import { type PictureName, pictures } from "#src/content/pictures.ts";

interface ThumbnailProps {
  name: PictureName;
  /** The largest width in px. */
  width: number;
}

/**
 * A small decorative picture of a menu, a single sharp file that loads when the menu opens: a
 * `Picture` for each would be a fifth of every page's HTML.
 */
export function Thumbnail({ name, width: shown }: ThumbnailProps) {
  const { path, width, height, widths } = pictures[name];
  const file = widths.find((candidate) => candidate >= shown * 2) ?? widths.at(-1);
  return <img src={`${path}-${file}.webp`} alt="" width={width} height={height} loading="lazy" />;
}
