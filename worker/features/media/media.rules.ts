import { staffLimits } from "#shared/staff-limits.ts";

/** What may be uploaded, by the content type detected in the file's bytes. */
export const mediaTypes: Record<string, { extension: string; maxBytes: number; isImage: boolean }> = {
  "image/jpeg": { extension: "jpg", maxBytes: staffLimits.imageBytes, isImage: true },
  "image/png": { extension: "png", maxBytes: staffLimits.imageBytes, isImage: true },
  "image/apng": { extension: "png", maxBytes: staffLimits.imageBytes, isImage: true },
  "image/webp": { extension: "webp", maxBytes: staffLimits.imageBytes, isImage: true },
  "image/avif": { extension: "avif", maxBytes: staffLimits.imageBytes, isImage: true },
  "image/gif": { extension: "gif", maxBytes: staffLimits.imageBytes, isImage: true },
  "video/mp4": { extension: "mp4", maxBytes: staffLimits.videoBytes, isImage: false },
  "video/webm": { extension: "webm", maxBytes: staffLimits.videoBytes, isImage: false },
};

/** The largest pictures accepted, in pixels: decoding more can exhaust a phone. */
export const maxSide = 8192;
export const maxPixels = 40_000_000;

/**
 * The key of a file: a hash of its content and, for a picture, its size and placeholder colour,
 * so that a page can reserve its space without a request. `color` is as in
 * `placeholderColorDigits`.
 */
export function keyOf(
  hash: string,
  extension: string,
  size: { width: number; height: number } | null = null,
  color: string | null = null,
): string {
  const picture = size ? `-${size.width}x${size.height}${color ? `-${color}` : ""}` : "";
  return `${hash.slice(0, 32)}${picture}.${extension}`;
}

/** The extension in the key of a file with this content type. */
export function extensionOf(contentType: string): string {
  return mediaTypes[contentType]?.extension ?? "";
}

/** The content type of a file, by the extension in its key. */
export function contentTypeOf(key: string): string {
  const extension = key.slice(key.lastIndexOf(".") + 1);
  const [type = "application/octet-stream"] =
    Object.entries(mediaTypes).find(([, known]) => known.extension === extension) ?? [];
  return type;
}

/** A range of bytes, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The single range that a `Range` header asks for of `size` bytes: null when the whole file is to
 * be sent (no header, another unit, several ranges, invalid), "unsatisfiable" when it starts
 * after the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | null | "unsatisfiable" {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return null;
  return first >= size ? "unsatisfiable" : { first, last };
}

/** A file's name for display: no folders or control characters, at most 120 characters. */
export function displayFileName(name: string): string | null {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  return (
    last
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
      .trim()
      .slice(0, 120) || null
  );
}
