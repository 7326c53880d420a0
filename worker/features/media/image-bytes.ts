/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The size that a picture's own header states, or null when the header is not that of such a
 * picture. `type` is the one that its bytes were recognised as.
 */
export function imageSize(bytes: Uint8Array, type: string): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[type]?.(view) ?? null;
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readers: Record<string, (view: DataView) => Size | null> = {
  "image/png": (view) =>
    text(view, 12, 4) === "IHDR" ? { width: view.getUint32(16), height: view.getUint32(20) } : null,
  "image/gif": (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  "image/jpeg": jpegSize,
  "image/webp": webpSize,
  "image/avif": avifSize,
};

/**
 * As it is shown: a picture that its orientation lays on its side is as wide as its pixels are
 * high.
 */
function jpegSize(view: DataView): Size | null {
  let orientation = 1;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // C0 to CF start a frame, except the tables C4, C8 and CC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return orientation > 4 ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xd9 || marker === 0xda) return null;
    const length = view.getUint16(at + 2);
    if (marker === 0xe1 && text(view, at + 4, 4) === "Exif") {
      const tiff = new Uint8Array(view.buffer, view.byteOffset + at + 10, Math.max(0, length - 8));
      orientation = exifOrientation(tiff) ?? orientation;
    }
    at += 2 + length;
  }
}

function webpSize(view: DataView): Size | null {
  switch (text(view, 12, 4)) {
    case "VP8X":
      return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
    case "VP8 ":
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
    }
    default:
      return null;
  }
}

/**
 * AVIF states sizes in `ispe` boxes, one for each picture in the file; the largest is the one
 * that is shown.
 */
function avifSize(view: DataView): Size | null {
  const end = Math.min(view.byteLength - 16, 64 * 1024);
  let largest: Size | null = null;
  for (let at = 4; at < end; at++) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

/**
 * The same picture without what it says about its making: EXIF (with the place it was taken),
 * XMP, comments, and anything behind its end. The pixels stay as they are; so do the colour
 * profile and the orientation. Pictures of other types come back whole.
 */
export function withoutMetadata(bytes: Uint8Array, type: string): Uint8Array {
  try {
    if (type === "image/jpeg") return cleanJpeg(bytes);
    if (type === "image/png") return cleanPng(bytes);
    if (type === "image/webp") return cleanWebp(bytes);
    return bytes;
  } catch (error) {
    // The file breaks off inside one of its own structures.
    if (error instanceof RangeError) throw new BrokenImage();
    throw error;
  }
}

/** The file is not the picture that its first bytes promise. */
export class BrokenImage extends Error {}

function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) throw new BrokenImage();
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
    } else if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    } else {
      const next = at + 2 + view.getUint16(at + 2);
      if (next > bytes.length) throw new BrokenImage();
      const isExif = marker === 0xe1 && text(view, at + 4, 4) === "Exif";
      if (isExif) orientation = exifOrientation(bytes.subarray(at + 10, next)) ?? orientation;
      // Kept of the application's segments: JFIF (0), the colour profile (2), Adobe's colour
      // transform (14).
      const isMetadata =
        marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker));
      const end = marker === 0xda ? scanEnd(bytes, next) : next;
      if (!isMetadata) kept.push(bytes.subarray(at, end));
      at = end;
    }
  }
  if (orientation !== 1) kept.splice(1, 0, orientationSegment(orientation));
  return join(kept);
}

/**
 * Where the compressed data of a scan ends: at the next marker that is neither a stuffed zero nor
 * a restart.
 */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new BrokenImage();
}

/** The orientation (1 to 8) in a TIFF block, or null. */
function exifOrientation(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const entries = Math.min(view.getUint16(directory, little), 200);
    for (let entry = 0; entry < entries; entry++) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, little) !== 0x0112) continue;
      const value = view.getUint16(at + 8, little);
      return value >= 1 && value <= 8 ? value : null;
    }
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** An EXIF segment that holds the orientation and nothing else. */
function orientationSegment(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return new Uint8Array([0xff, 0xe1, 0, 2 + exif.length + tiff.length, ...exif, ...tiff]);
}

function cleanPng(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at);
    const name = text(view, at + 4, 4);
    if (end > bytes.length) throw new BrokenImage();
    if (!["eXIf", "tEXt", "iTXt", "zTXt", "tIME"].includes(name)) kept.push(bytes.subarray(at, end));
    if (name === "IEND") return join(kept);
    at = end;
  }
}

function cleanWebp(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const riffEnd = 8 + view.getUint32(4, true);
  if (riffEnd > bytes.length) throw new BrokenImage();
  const kept: Uint8Array[] = [];
  for (let at = 12; at + 8 <= riffEnd; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > riffEnd) throw new BrokenImage();
    const name = text(view, at, 4);
    if (name !== "EXIF" && name !== "XMP ") {
      const chunk = bytes.slice(at, Math.min(end, riffEnd));
      // The header says which metadata follow: none does now.
      if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~0x0c;
      kept.push(chunk);
    }
    at = end;
  }
  const body = join(kept);
  const header = bytes.slice(0, 12);
  new DataView(header.buffer).setUint32(4, body.length + 4, true);
  return join([header, body]);
}

function join(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function text(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
