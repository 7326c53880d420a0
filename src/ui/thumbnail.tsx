import { type PictureName, pictures } from "#src/content/pictures.ts";

interface ThumbnailProps {
  name: PictureName;
  /** How wide it is shown at most, in px. */
  width: number;
}

/**
 * A small decorative picture of a menu, in one file that is sharp on a dense screen. It is fetched when the menu opens; with all the sizes of
 * a `Picture` the menus would be a fifth of every page's HTML.
 */
export function Thumbnail({ name, width: shown }: ThumbnailProps) {
  const { path, width, height, widths } = pictures[name];
  const file = widths.find((candidate) => candidate >= shown * 2) ?? widths.at(-1);
  return (
    <img src={`${path}-${file}.webp`} alt="" width={width} height={height} loading="lazy" decoding="async" />
  );
}
