import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requireBuild } from "../../scripts/setup/build/folder.ts";
import { builtPages } from "../../src/pages.ts";

const client = join(requireBuild(), "client");

/**
 * The pictures between the header and the footer of a prerendered page, without those of its
 * dialogs.
 */
function picturesOn(path: string): string[] {
  const html = readFileSync(join(client, path, "index.html"), "utf8");
  const main = html.match(/<main[\s\S]*<\/main>/)?.[0] ?? "";
  const shown = main.replaceAll(/<dialog[\s\S]*?<\/dialog>/g, "");
  return [...shown.matchAll(/<img [^>]*?src="(\/images\/[^"]+?)(?:-\d+)?\.webp"/g)].map(
    ([, file = ""]) => file,
  );
}

test.for(builtPages)("%s shows no picture twice", (path) => {
  const pictures = picturesOn(path);
  expect(pictures.filter((file, index) => pictures.indexOf(file) !== index)).toEqual([]);
});
