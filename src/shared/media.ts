/** Widths in pixels that `?w=` of a stored picture accepts. */
export const pictureWidths = [480, 720, 960, 1600] as const;

/**
 * The key of a stored file: 32 hex digits of its content's SHA-256, for pictures their size in
 * pixels and placeholder colour, and the file ending. Older pictures have no size or colour in
 * their keys. Groups: width, height, colour, ending.
 */
export const mediaKeyPattern =
  /^[0-9a-f]{32}(?:-([1-9]\d{0,3})x([1-9]\d{0,3})(?:-([0-9a-f]{3}))?)?\.(jpg|png|webp|avif|gif|mp4|webm)$/;

/** What the URL of a stored picture tells about it. */
export interface StoredPicture {
  /** File ending, such as "webp". */
  extension: string;
  /** Pixels; null for older pictures and for videos. */
  size: { width: number; height: number } | null;
  /** Its mean colour in CSS ("#3a2"), to show while it loads; null when it is not known. */
  placeholderColor: string | null;
}

/** A placeholder colour in a key: red, green and blue, one hex digit each. */
export const placeholderColorDigits = /^[0-9a-f]{3}$/;

/** Other types are animated, or not supported by the image service. */
const resizableExtensions = new Set(["jpg", "png", "webp"]);

/** Parses a path such as `/media/<hash>-1600x900-3a2.webp`; null for any other URL. */
export function readStoredPicture(url: string): StoredPicture | null {
  const key = url.startsWith("/media/") ? url.slice("/media/".length) : "";
  const [, width, height, color, extension] = mediaKeyPattern.exec(key) ?? [];
  if (!extension) return null;
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  return { extension, size, placeholderColor: color ? `#${color}` : null };
}

/** Whether pictures with this file ending can be served in other widths. */
export function isResizable(extension: string): boolean {
  return resizableExtensions.has(extension);
}
