import { Buffer } from "node:buffer";

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The file is not a valid picture of the type that its first bytes state. */
export class BrokenImage extends Error {}

/**
 * The size that a picture's own header states, or null when the header is not that of such a
 * picture. `type` is the one that its bytes were recognised as.
 */
export function imageSize(bytes: Uint8Array, type: string): Size | null {
  try {
    const size = readers[type]?.(viewOf(bytes), bytes) ?? null;
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    if (error instanceof RangeError || error instanceof BrokenImage) return null;
    throw error;
  }
}

const readers: Record<string, (view: DataView, bytes: Uint8Array) => Size | null> = {
  "image/png": (view) =>
    text(view, 12, 4) === "IHDR" ? { width: view.getUint32(16), height: view.getUint32(20) } : null,
  "image/gif": (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  "image/jpeg": (_view, bytes) => jpegSize(bytes),
  "image/webp": webpSize,
  "image/avif": avifSize,
};

/** The size as it is shown: an orientation from 5 to 8 swaps width and height. */
function jpegSize(bytes: Uint8Array): Size | null {
  let orientation = 1;
  for (const { marker, segment } of jpegSegments(bytes)) {
    // C0 to CF start a frame, except the tables C4, C8 and CC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [viewOf(segment).getUint16(5), viewOf(segment).getUint16(7)];
      return orientation > 4 ? { width: height, height: width } : { width, height };
    }
    if (marker === 0xda) return null;
    orientation = exifOrientation(segment) ?? orientation;
  }
  return null;
}

/** The segments of a JPEG after its first marker, a scan with its compressed data. */
function* jpegSegments(bytes: Uint8Array): Generator<{ marker: number; segment: Uint8Array }> {
  const view = viewOf(bytes);
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) throw new BrokenImage();
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const next = marker === 0xd9 ? at + 2 : at + 2 + view.getUint16(at + 2);
    if (next > bytes.length) throw new BrokenImage();
    const end = marker === 0xda ? scanEnd(bytes, next) : next;
    yield { marker, segment: bytes.subarray(at, end) };
    if (marker === 0xd9) return;
    at = end;
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

/** AVIF has an `ispe` box with the size of each of its pictures; the largest one is shown. */
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
 * The same picture without metadata: EXIF (with its location), XMP, comments, and anything after
 * its end. Pixels, colour profile and orientation stay. Pictures of other types are returned
 * unchanged.
 */
export function withoutMetadata(bytes: Uint8Array, type: string): Uint8Array {
  try {
    if (type === "image/jpeg") return cleanJpeg(bytes);
    if (type === "image/png") return cleanPng(bytes);
    if (type === "image/webp") return cleanWebp(bytes);
    return bytes;
  } catch (error) {
    // The file ends inside one of its structures.
    if (error instanceof RangeError) throw new BrokenImage();
    throw error;
  }
}

function cleanJpeg(bytes: Uint8Array): Uint8Array {
  const segments: Uint8Array[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  for (const { marker, segment } of jpegSegments(bytes)) {
    orientation = exifOrientation(segment) ?? orientation;
    // The other application segments are JFIF (0), the colour profile (2) and Adobe's colour
    // transform (14).
    const isMetadata =
      marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker));
    if (!isMetadata) segments.push(segment);
  }
  if (orientation !== 1) segments.splice(1, 0, orientationSegment(orientation));
  return Buffer.concat(segments);
}

/** The end of a scan: the next marker that is neither a stuffed zero nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new BrokenImage();
}

/** The orientation (1 to 8) in an EXIF segment, or null. */
function exifOrientation(segment: Uint8Array): number | null {
  try {
    if (segment[1] !== 0xe1 || text(viewOf(segment), 4, 4) !== "Exif") return null;
    const view = viewOf(segment.subarray(10));
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
  const tiff = `4d4d002a00000008 0001 0112 0003 00000001 000${orientation}0000 00000000`;
  return Buffer.from(`ffe1 0022 457869660000 ${tiff}`.replaceAll(" ", ""), "hex");
}

function cleanPng(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const chunks: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    const end = at + 12 + view.getUint32(at);
    const name = text(view, at + 4, 4);
    if (end > bytes.length) throw new BrokenImage();
    if (!["eXIf", "tEXt", "iTXt", "zTXt", "tIME"].includes(name)) chunks.push(bytes.subarray(at, end));
    if (name === "IEND") return Buffer.concat(chunks);
    at = end;
  }
}

function cleanWebp(bytes: Uint8Array): Uint8Array {
  const view = viewOf(bytes);
  const riffEnd = 8 + view.getUint32(4, true);
  if (riffEnd > bytes.length) throw new BrokenImage();
  const chunks: Uint8Array[] = [];
  for (let at = 12; at + 8 <= riffEnd; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > riffEnd) throw new BrokenImage();
    const name = text(view, at, 4);
    if (name !== "EXIF" && name !== "XMP ") {
      const chunk = bytes.slice(at, Math.min(end, riffEnd));
      // Clears the header's flags for EXIF and XMP.
      if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~0x0c;
      chunks.push(chunk);
    }
    at = end;
  }
  const body = Buffer.concat(chunks);
  const header = bytes.slice(0, 12);
  new DataView(header.buffer).setUint32(4, body.length + 4, true);
  return Buffer.concat([header, body]);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function text(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
