import { createHash, type Hash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Why a backup cannot be restored; nothing was changed. */
export class NotPossible extends Error {}

/** The manifest of a backup. It is written last: a folder without it is an incomplete backup. */
export interface Manifest {
  madeAt: string;
  migrations: string[];
  /** By table: the number of rows, and the SHA-256 of their lines. */
  tables: Record<string, { rows: number; sha256: string }>;
  /** By table that triggers maintain: the SHA-256 of its lines. */
  derived: Record<string, string>;
  /** By search index: the number of rows in it. */
  search: Record<string, number>;
  files: number;
  bytes: number;
}

/** A file of the bucket; its content is in `media/`. */
export interface FileRecord {
  key: string;
  size: number;
  sha256: string;
  httpMetadata: R2HTTPMetadata;
  customMetadata: Record<string, string>;
}

export const manifestFile = (folder: string) => join(folder, "manifest.json");
export const tableFile = (folder: string, table: string) => join(folder, "tables", `${table}.ndjson`);
export const filesFile = (folder: string) => join(folder, "media.ndjson");
export const contentFile = (folder: string, key: string) => join(folder, "media", encodeURIComponent(key));

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(manifestFile(folder), "utf8"));
}

/** The lines of a file as parsed JSON, one by one. */
export async function* readLines<T>(file: string): AsyncGenerator<T> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line !== "") yield JSON.parse(line);
  }
}

export function sha256(): Hash {
  return createHash("sha256");
}
