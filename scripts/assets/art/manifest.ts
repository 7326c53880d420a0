/** Reads and writes src/content/pictures.ts, the list of the site's pictures. */
import { readFile, writeFile } from "node:fs/promises";

export interface Entry {
  path: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

const file = "src/content/pictures.ts";
const start = "export const pictures = ";
const end = " as const;";

export async function readEntries(): Promise<Record<string, Entry>> {
  const text = await readFile(file, "utf8");
  const from = text.indexOf(start);
  const json = text.slice(from + start.length, text.indexOf(end, from));
  return JSON.parse(json.replace(/^(\s*)(\w+):/gm, '$1"$2":').replace(/,(\s*[}\]])/g, "$1"));
}

/** Puts these entries in place of those of the same name; new ones come last. */
export async function updateEntries(changed: Record<string, Entry>): Promise<void> {
  const entries = { ...(await readEntries()), ...changed };
  const rows = Object.entries(entries).map(([name, e]) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    return `  ${key}: {
    path: ${JSON.stringify(e.path)},
    width: ${e.width},
    height: ${e.height},
    widths: [${e.widths.join(", ")}],
    placeholder: ${JSON.stringify(e.placeholder)},
  },`;
  });
  await writeFile(
    file,
    `/**
 * Written by npm run art. Files: \`\${path}-\${w}.avif\` and \`.webp\` for every w in \`widths\`.
 * \`width\` and \`height\` are those of the widest; \`placeholder\` is the mean colour.
 */
${start}{
${rows.join("\n")}
}${end}

export type PictureName = keyof typeof pictures;
`,
  );
}
