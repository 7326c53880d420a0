import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The files that an example of CONTRIBUTING names, in its numbered list. */
function filesOf(title: string): string[] {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const section = text.split(`## Example: ${title}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].flatMap(([, file]) => file ?? []);
}

/** The code of the product, without its copy, in which a pattern is found. */
function codeThatMentions(pattern: RegExp): string[] {
  return ["src", "worker"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("src/content/"))
    .filter((file) => pattern.test(readFileSync(file, "utf8")))
    .sort();
}

test("the example of a form names every file that the land partner's form has, and at most five", () => {
  const named = filesOf("add a form");
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(named.length).toBeLessThanOrEqual(5);
  // Its definition, its path, its row in the table of pages and its place on the page.
  const mentions =
    /definitions\/land\.ts|name: "land"|landPartnership: |site\/contact-land\.tsx|form="land"|\/contact\/ev-charging-land/;
  expect(codeThatMentions(mentions)).toEqual([...named].sort());
});

test("the example of a noun names every file that the reply templates have, and at most fifteen", () => {
  const named = filesOf("add a noun");
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(named.length).toBeLessThanOrEqual(15);
  const mentions = /reply[-_]?templates?|template-(form|settings|menu)|templates\.queries/i;
  expect(codeThatMentions(mentions)).toEqual([...named].sort());
});

test("the list of nouns has every folder of the features, and no other", () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const section = text.split("## The nouns\n")[1]?.split("\n## ")[0] ?? "";
  const listed = [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, folder]) => folder);
  const folders = ["src/features", "worker/features"].flatMap((parent) => readdirSync(parent));
  expect(listed).toEqual([...new Set(folders)].sort());
});
