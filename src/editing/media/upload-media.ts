import type { UploadedMedia } from "#shared/contract/media.ts";
import { upload } from "#src/lib/upload.ts";
import { readPlaceholderColor } from "./placeholder-color.ts";
import { shrinkImage } from "./shrink-image.ts";

interface UploadMediaOptions {
  signal: AbortSignal;
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a picture, made smaller where that helps, or a video. Resolves with its stored URL. */
export async function uploadMedia(original: File, options: UploadMediaOptions): Promise<string> {
  const [file, color] = await Promise.all([shrinkImage(original), readPlaceholderColor(original)]);
  const { url } = await upload<UploadedMedia>("/api/discover/admin/upload", file, file.name, {
    fields: color ? { placeholderColor: color } : {},
    ...options,
  });
  return url;
}
