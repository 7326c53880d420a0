/** Reads and writes src/content/pictures.json, the list of the site's pictures. */
import { readFile, writeFile } from "node:fs/promises";

export interface Entry {
  path: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

const file = "src/content/pictures.json";

export async function readEntries(): Promise<Record<string, Entry>> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** Puts these entries in place of those of the same name; new ones come last. */
export async function updateEntries(changed: Record<string, Entry>): Promise<void> {
  const entries = Object.entries({ ...(await readEntries()), ...changed });
  const lines = entries.map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  await writeFile(file, `{\n${lines.join(",\n")}\n}\n`);
}
