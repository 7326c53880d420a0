import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requireBuild } from "../../scripts/setup/build/folder.ts";
import { builtPages, isPublicPath, portalPages, sitePages } from "../../src/pages.ts";

interface Chunk {
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const client = join(requireBuild(), "client");
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));

/** The chunks that these modules can load, at once or later. */
function chunksOf(keys: string[]): string[] {
  const seen = new Set(keys);
  for (const key of seen) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    // Loaded in the portal only, by the entry that all pages have.
    for (const other of [...imports, ...dynamicImports])
      if (other !== "src/portal-client.tsx") seen.add(other);
  }
  return [...seen];
}

function stylesOf(keys: string[]): string[] {
  return [...new Set(chunksOf(keys).flatMap((key) => manifest[key]?.css ?? []))];
}

const routeOf = ({ module }: { module: string }) => `src/pages/${module}?__react-router-build-client-route`;
/** The files of a page; React Router ends the address of one that is also loaded later with "#". */
const stylesheets = (html: string) =>
  Array.from(html.matchAll(/<link rel="stylesheet" href="\/([^"#]+)#?"/g), ([, file = ""]) => file);

test("public pages share one stylesheet, and have at most two of their own", () => {
  const keys = [
    "src/entry.client.ts",
    "src/root.tsx?__react-router-build-client-route",
    ...sitePages.map(routeOf),
  ];
  for (const key of keys) expect(manifest, key).toHaveProperty([key]);
  // Of the routes a public page takes the styles, and runs only the entry with its islands.
  expect(chunksOf(["src/entry.client.ts"]).filter((key) => key.startsWith("_portal-"))).toEqual([]);
  const files = stylesOf(keys).filter((file) => !/\/maplibre-gl-/.test(file));
  for (const path of builtPages.filter(isPublicPath)) {
    const [shared, ...own] = stylesheets(readFileSync(join(client, path, "index.html"), "utf8"));
    expect(shared, path).toMatch(/^assets\/site-/);
    expect(own.length, path).toBeLessThanOrEqual(2);
    for (const file of own) expect(files, path).toContain(file);
  }
});

test("the portal loads no style of a family of public pages", () => {
  const files = portalPages.map(routeOf).flatMap((key) => stylesOf([key]));
  expect(files.length).toBeGreaterThan(portalPages.length);
  expect(files.filter((file) => /\/(products|contact|legal)-/.test(file))).toEqual([]);
});

test("no rule of a style that only the portal imports is in it", () => {
  const [site = ""] = stylesOf(["src/root.tsx?__react-router-build-client-route"]);
  const rules = readFileSync(join(client, site), "utf8");
  const own = stylesOf(portalPages.map(routeOf)).filter((file) => file !== site);
  expect(own.length).toBeGreaterThan(5);
  for (const file of own) {
    const classes = readFileSync(join(client, file), "utf8").matchAll(
      /\.(-?[_a-zA-Z][\w-]{4,})(?=[{,:.\s>[)])/g,
    );
    for (const [, name = ""] of classes) expect(rules.includes(`.${name}{`), `${file}: ${name}`).toBe(false);
  }
});
