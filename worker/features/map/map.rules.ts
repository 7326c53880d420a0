/** The archives by the name in their tiles' URLs. */
export const archiveNames = ["india", "corrections"] as const;
export type ArchiveName = (typeof archiveNames)[number];

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

const maxZoom = 18;

/** Reads `z`, `x` and `y.mvt` of a tile's path; null when no such tile can exist. */
export function readTile(z: string, x: string, file: string): TileAddress | null {
  const [, y = ""] = /^(\d{1,6})\.mvt$/.exec(file) ?? [];
  if (!/^\d{1,2}$/.test(z) || !/^\d{1,6}$/.test(x) || y === "") return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const side = 2 ** tile.z;
  return tile.z <= maxZoom && tile.x < side && tile.y < side ? tile : null;
}

/** The value of `MAP_STYLE`: "r2", the URL of a style, or for anything else "embedded". */
export function readMapStyle(value: string | undefined): "embedded" | "r2" | { url: string } {
  if (value === "r2") return "r2";
  return value?.startsWith("https://") && URL.canParse(value) ? { url: value } : "embedded";
}
