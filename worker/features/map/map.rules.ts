/** The archives that can be asked for, by the name in their tiles' addresses. */
export const archiveNames = ["india", "corrections"] as const;
export type ArchiveName = (typeof archiveNames)[number];

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

const deepest = 18;

/** Reads `z`, `x` and `y.mvt` of a tile's path; null when no such tile can exist. */
export function readTile(z: string, x: string, file: string): TileAddress | null {
  const [, y = ""] = /^(\d{1,6})\.mvt$/.exec(file) ?? [];
  if (!/^\d{1,2}$/.test(z) || !/^\d{1,6}$/.test(x) || y === "") return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const side = 2 ** tile.z;
  return tile.z <= deepest && tile.x < side && tile.y < side ? tile : null;
}

/** What `MAP_STYLE` asks for: "r2", the address of a style, or (whatever else it holds) "embedded". */
export function readMapStyle(value: string | undefined): "embedded" | "r2" | { url: string } {
  if (value === "r2") return "r2";
  return value?.startsWith("https://") && URL.canParse(value) ? { url: value } : "embedded";
}
