import type { MediaItem } from "#shared/contract/media.ts";
import { formatFileSize } from "../format-file-size.ts";

/** "1600 × 900, 84 kB, used in 2 articles" */
export function detailsOf({ width, height, size, uses, usedIn }: MediaItem): string {
  const usage = uses === 0 ? "not used" : `used in ${usesText({ uses, usedIn })}`;
  const pixels = width && height ? `${width} × ${height}` : null;
  return [pixels, formatFileSize(size), usage].filter(Boolean).join(", ");
}

/** "3 articles", "1 station", or "3 places" where there are both. */
function usesText({ uses, usedIn }: Pick<MediaItem, "uses" | "usedIn">): string {
  const kinds = new Set(usedIn.map(({ kind }) => kind));
  const isMixed = kinds.size > 1 || usedIn.length < uses;
  const noun = isMixed ? "place" : kinds.has("station") ? "station" : "article";
  return `${uses} ${noun}${uses === 1 ? "" : "s"}`;
}
