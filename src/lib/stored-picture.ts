import { isResizable, type pictureWidths, readStoredPicture } from "#shared/media.ts";

/** The URL of a stored picture at most this wide; for any other picture its own URL. */
export function smallPicture(url: string, width: (typeof pictureWidths)[number]): string {
  const picture = readStoredPicture(url);
  return picture && isResizable(picture.extension) ? `${url}?w=${width}` : url;
}
