import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";

export interface ArchiveTile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

/** More entries than this need leaf directories, as in a large archive. */
const rootEntries = 8;

/**
 * Creates a small PMTiles archive (version 3, vector tiles, gzip) with tiles from `minZoom` to
 * `maxZoom`.
 */
export function writeArchive(tiles: readonly ArchiveTile[]): Uint8Array {
  const sorted = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), data: gzipSync(tile.bytes) }))
    .sort((a, b) => a.id - b.id);
  let offset = 0;
  const entries = sorted.map(({ id, data }) => {
    const entry = { id, run: 1, length: data.length, offset };
    offset += data.length;
    return entry;
  });
  const { root, leaves } = directories(entries);
  const metadata = gzipSync("{}");
  const header = Buffer.alloc(127);
  header.write("PMTiles");
  header[7] = 3;
  const parts = [root, metadata, leaves, Buffer.concat(sorted.map(({ data }) => data))];
  let at = header.length;
  parts.forEach((part, index) => {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(part.length), 16 + index * 16);
    at += part.length;
  });
  for (const place of [72, 80, 88]) header.writeBigUInt64LE(BigInt(entries.length), place);
  const zooms = tiles.map(({ z }) => z);
  // Clustered, gzip inside and for the tiles, vector tiles, first and last zoom.
  header.set([1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)], 96);
  return Buffer.concat([header, ...parts]);
}

interface Entry {
  id: number;
  /** The number of tiles of the entry; 0 for a leaf directory. */
  run: number;
  length: number;
  offset: number;
}

function directories(entries: Entry[]): { root: Buffer; leaves: Buffer } {
  if (entries.length <= rootEntries) return { root: directory(entries), leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  let offset = 0;
  for (let from = 0; from < entries.length; from += rootEntries) {
    const part = entries.slice(from, from + rootEntries);
    const leaf = directory(part);
    root.push({ id: part[0]?.id ?? 0, run: 0, length: leaf.length, offset });
    offset += leaf.length;
    leaves.push(leaf);
  }
  return { root: directory(root), leaves: Buffer.concat(leaves) };
}

function directory(entries: Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
