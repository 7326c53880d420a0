/** Widths, in pixels, in which a stored picture can be asked for with `?w=`. */
export const pictureWidths = [480, 720, 960, 1600] as const;

/** What the address of a stored picture says about it. */
export interface StoredPicture {
  /** The ending of its key: "webp". */
  extension: string;
  /** Pixels; null in addresses from before they were part of the key, and for videos. */
  size: { width: number; height: number } | null;
  /** Its mean colour as CSS writes it ("#3a2"), to show while it loads; null when nobody has said so. */
  placeholderColor: string | null;
}

/** A mean colour as an address carries it: red, green and blue, one hex digit each. */
export const placeholderColorDigits = /^[0-9a-f]{3}$/;

/** Pictures of these kinds are made smaller on request: the others move, or cannot be read by the image service. */
const resizable = new Set(["jpg", "png", "webp"]);

/** Reads a path such as `/media/<hash>-1600x900-3a2.webp`; null for any other address. */
export function readStoredPicture(url: string): StoredPicture | null {
  const [, width, height, color, extension] =
    /^\/media\/[0-9a-f]{32}(?:-(\d{1,5})x(\d{1,5})(?:-([0-9a-f]{3}))?)?\.([a-z0-9]{3,4})$/.exec(url) ?? [];
  if (!extension) return null;
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  return { extension, size, placeholderColor: color ? `#${color}` : null };
}

/** Whether a picture of this kind can be had in other widths. */
export function isResizable(extension: string): boolean {
  return resizable.has(extension);
}
