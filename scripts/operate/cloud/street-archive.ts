/** The archive of street tiles: where it comes from, and whether it is what the site needs. */
import { type FileHandle, open } from "node:fs/promises";
import { PMTiles, type Source, TileType } from "pmtiles";

/** Degrees that the archive must cover, and the zooms. */
const needed = { west: 68.1, south: 6.8, east: 97.4, north: 37, minZoom: 0, maxZoom: 14 };
const daysBack = 8;
const timeoutMs = 8000;

/** The address of the newest daily build; null when none can be reached. */
export async function newestBuild(now = new Date()): Promise<string | null> {
  for (let day = 1; day <= daysBack; day += 1) {
    const date = new Date(now.getTime() - day * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
    const url = `https://build.protomaps.com/${date}.pmtiles`;
    try {
      const { ok } = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(timeoutMs) });
      if (ok) return url;
    } catch {
      return null;
    }
  }
  return null;
}

/** Reads an archive's header and says what it holds; throws what is wrong with it. */
export async function checkArchive(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const archive = new PMTiles(sourceOf(file, handle));
    const header = await archive.getHeader();
    const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom, tileType } = header;
    const wrong = [
      ...(tileType === TileType.Mvt ? [] : ["it has no vector tiles"]),
      ...(minLon <= needed.west && maxLon >= needed.east && minLat <= needed.south && maxLat >= needed.north
        ? []
        : [`it covers only ${minLon},${minLat} to ${maxLon},${maxLat}`]),
      ...(minZoom <= needed.minZoom && maxZoom >= needed.maxZoom
        ? []
        : [`it has zooms ${minZoom} to ${maxZoom} only`]),
    ];
    // A tile over Delhi, as the map will ask for it.
    if (wrong.length === 0 && !(await archive.getZxy(10, 731, 426)))
      wrong.push("its tile of Delhi is missing");
    if (wrong.length > 0) throw new Error(`${file} cannot be used: ${wrong.join("; ")}`);
    return `vector tiles of all of India, zoom ${minZoom} to ${maxZoom}`;
  } finally {
    await handle.close();
  }
}

function sourceOf(file: string, handle: FileHandle): Source {
  return {
    getKey: () => file,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await handle.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}

/** The text of a `wrangler.toml` with another MAP_STYLE. */
export function withMapStyle(toml: string, style: string): string {
  return toml.replace(/^(\s*MAP_STYLE\s*=\s*)"[^"]*"/m, `$1"${style}"`);
}
