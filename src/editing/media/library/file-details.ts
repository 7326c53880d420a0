import type { MediaItem } from "#src/shared/contract/media.ts";
import { formatFileSize } from "../format-file-size.ts";

/** "1600 × 900, 84 kB, used in 2 articles" */
export function detailsOf({ width, height, size, uses }: MediaItem): string {
  const usage = uses === 0 ? "not used" : `used in ${uses} ${uses === 1 ? "article" : "articles"}`;
  const pixels = width && height ? `${width} × ${height}` : null;
  return [pixels, formatFileSize(size), usage].filter(Boolean).join(", ");
}
