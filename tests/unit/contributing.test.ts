import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The files that an example of CONTRIBUTING names, in its numbered list. */
function filesOf(title: string): string[] {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const section = text.split(`## Example: ${title}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].flatMap(([, file]) => file ?? []);
}

test("the example of a form names every file that the land partner's form has, and at most five", () => {
  const named = filesOf("add a form");
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(named.length).toBeLessThanOrEqual(5);
  // Its definition, its path, its row in the table of pages and its place on the page.
  const mentions =
    /definitions\/land\.ts|name: "land"|landPartnership: |site\/contact-land\.tsx|form="land"|\/contact\/ev-charging-land/;
  const files = ["src", "worker"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const found = files.filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.startsWith("src/content/") && mentions.test(readFileSync(file, "utf8")),
  );
  expect(found.sort()).toEqual([...named].sort());
});

test("the list of nouns has every folder of the features, and no other", () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const section = text.split("## The nouns\n")[1]?.split("\n## ")[0] ?? "";
  const listed = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, folder]) => folder);
  const folders = ["src/features", "worker/features"].flatMap((parent) => readdirSync(parent));
  expect(listed).toEqual([...new Set(folders)].sort());
});
