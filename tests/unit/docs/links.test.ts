import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const pages = [
  ...readdirSync(".").filter((file) => file.endsWith(".md")),
  ...readdirSync("docs")
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

/** The anchors that GitHub gives to a page's headings. */
function anchorsOf(page: string): string[] {
  return Array.from(readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

describe("the documentation", () => {
  it.each(pages)("%s links only to files and headings that exist", (page) => {
    const links = readFileSync(page, "utf8").matchAll(/\]\(([^)\s]+)\)/g);
    const broken = Array.from(links, ([, target = ""]) => target)
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => {
        const [path = "", anchor] = target.split("#");
        const file = path === "" ? page : join(dirname(page), path);
        return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
      });
    expect(broken).toEqual([]);
  });

  it("is short: the README at most 120 lines, a topic under 150", () => {
    const lines = (page: string) => readFileSync(page, "utf8").split("\n").length - 1;
    expect(lines("README.md")).toBeLessThanOrEqual(120);
    // The table of security requirements is generated, one row each.
    const long = pages.filter((page) => page !== "docs/asvs.md" && lines(page) >= 150);
    expect(long).toEqual([]);
  });
});
