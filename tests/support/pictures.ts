/** Small files made byte by byte, with content that no encoder writes. */

function bytes(...parts: (number[] | Uint8Array | string)[]): Uint8Array {
  return new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : [...part])),
  );
}

function be16(value: number): number[] {
  return [value >> 8, value & 255];
}

function be32(value: number): number[] {
  return [...be16(value >>> 16), ...be16(value & 0xffff)];
}

function le32(value: number): number[] {
  return be32(value).reverse();
}

function le24(value: number): number[] {
  return le32(value).slice(0, 3);
}

function segment(marker: number, content: Uint8Array): Uint8Array {
  return bytes([0xff, marker], be16(content.length + 2), content);
}

/** A TIFF block with an orientation and a location (as text, to search for). */
function exif(orientation: number, place: string): Uint8Array {
  return bytes(
    "Exif",
    [0, 0],
    "MM",
    be16(42),
    be32(8),
    be16(1),
    be16(0x0112),
    be16(3),
    be32(1),
    be16(orientation),
    be16(0),
    be32(0),
    place,
  );
}

/**
 * The head of a JPEG with metadata of every kind, a scan and bytes after its end. It shows
 * nothing.
 */
export function jpeg({
  width = 640,
  height = 480,
  orientation = 1,
  secret = "",
  trailer = "",
} = {}): Uint8Array {
  return bytes(
    [0xff, 0xd8],
    segment(0xe0, bytes("JFIF", [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])),
    secret || orientation !== 1 ? segment(0xe1, exif(orientation, secret)) : [],
    secret ? segment(0xe1, bytes("http://ns.adobe.com/xap/1.0/", [0], secret)) : [],
    secret ? segment(0xfe, bytes(secret)) : [],
    segment(0xe2, bytes("ICC_PROFILE", [0, 1, 1], "colours")),
    segment(0xdb, bytes([0], Array(64).fill(1))),
    segment(0xc0, bytes([8], be16(height), be16(width), [1, 1, 0x11, 0])),
    segment(0xda, bytes([1, 1, 0, 0, 63, 0])),
    [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    [0xff, 0xd9],
    trailer,
  );
}

/**
 * A PNG with text, time and EXIF chunks. Its checksums are zero, because nothing here decodes it.
 */
export function png({ width = 320, height = 200, secret = "", trailer = "" } = {}): Uint8Array {
  const chunk = (name: string, content: Uint8Array) => bytes(be32(content.length), name, content, be32(0));
  return bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", bytes(be32(width), be32(height), [8, 6, 0, 0, 0])),
    secret ? chunk("tEXt", bytes(`Comment\0${secret}`)) : [],
    secret ? chunk("iTXt", bytes(`XML:com.adobe.xmp\0${secret}`)) : [],
    secret ? chunk("eXIf", exif(1, secret)) : [],
    chunk("IDAT", bytes([1, 2, 3, 4])),
    chunk("IEND", bytes()),
    trailer,
  );
}

/** A WebP whose canvas header announces EXIF and XMP. */
export function webp({ width = 800, height = 600, secret = "", trailer = "" } = {}): Uint8Array {
  const chunk = (name: string, content: Uint8Array) =>
    bytes(name, le32(content.length), content, content.length % 2 ? [0] : []);
  const body = bytes(
    "WEBP",
    chunk("VP8X", bytes([0x2c, 0, 0, 0], le24(width - 1), le24(height - 1))),
    chunk("VP8L", bytes([0x2f, 1, 2, 3, 4])),
    secret ? chunk("EXIF", exif(1, secret)) : [],
    secret ? chunk("XMP ", bytes(secret)) : [],
  );
  return bytes("RIFF", le32(body.length), body, trailer);
}

/** A GIF's head and end. */
export function gif({ width = 16, height = 9 } = {}): Uint8Array {
  return bytes("GIF89a", be16(width).reverse(), be16(height).reverse(), [0, 0, 0, 0x3b]);
}

/** An AVIF's boxes up to its size. */
export function avif({ width = 1280, height = 720 } = {}): Uint8Array {
  return bytes(
    be32(28),
    "ftypavif",
    be32(0),
    "avifmif1miaf",
    be32(20),
    "ispe",
    be32(0),
    be32(width),
    be32(height),
    Array(32).fill(0),
  );
}

/** An MP4 of this many bytes: a type box, then one box of data. */
export function mp4(size: number): Uint8Array {
  const file = new Uint8Array(size);
  file.set(bytes(be32(24), "ftypisom", be32(512), "isommp41", be32(size - 24), "mdat"));
  for (let at = 40; at < size; at += 997) file[at] = at % 251;
  return file;
}

/** A WebM's head. */
export function webm(): Uint8Array {
  return bytes(
    [
      0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4, 0x42, 0xf3,
      0x81, 8, 0x42, 0x82, 0x84,
    ],
    "webm",
    Array(64).fill(0),
  );
}

/** A grey PNG that decoders accept. */
export async function plainPng(width: number, height: number): Promise<Uint8Array> {
  const rows = new Uint8Array(height * (width + 1)).fill(0x66);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  const chunk = (name: string, content: Uint8Array) => {
    const named = bytes(name, content);
    return bytes(be32(content.length), named, be32(checkSum(named)));
  };
  return bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", bytes(be32(width), be32(height), [8, 0, 0, 0, 0])),
    chunk("IDAT", data),
    chunk("IEND", bytes()),
  );
}

/** CRC-32, as PNG has it. */
function checkSum(content: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
