import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { requireBuild } from "../../scripts/setup/build/folder.ts";
import { builtPages, isPublicPath } from "../../src/pages.ts";

const build = requireBuild();
const client = join(build, "client");

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
const chunkByFile = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));

/** The scripts that a page loads before any click: those in its HTML and their imports. */
function firstScripts(path: string): string[] {
  const html = readFileSync(join(client, path, "index.html"), "utf8");
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [, file = ""] of html.matchAll(/["'`]\/(assets\/[^"'`]+\.js)["'`]/g)) {
    const key = chunkByFile.get(file);
    if (key) visit(key);
    else if (existsSync(join(client, file))) seen.add(file);
  }
  return [...seen];
}

/** The chunks that these load: at once (`imports`), or at any time (`all`). */
function reachable(keys: string[], which: "imports" | "all"): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    const later = which === "all" ? (chunk.dynamicImports ?? []) : [];
    for (const imported of [...(chunk.imports ?? []), ...later]) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...seen];
}

function scriptsOf(keys: string[]): string[] {
  return keys.map((key) => manifest[key]?.file ?? "").filter((file) => file.endsWith(".js"));
}

function gzipBytes(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).byteLength, 0);
}

const publicPaths = builtPages.filter(isPublicPath);

test.each(publicPaths)("%s loads at most 5 kB gzip of script before anybody touches it", (path) => {
  const files = firstScripts(path);
  expect(files.length).toBeGreaterThan(0);
  expect(gzipBytes(files)).toBeLessThanOrEqual(5000);
});

test("no script of the browser holds the table of pages", () => {
  const scripts = readdirSync(join(client, "assets")).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts)
    expect(readFileSync(join(client, "assets", file), "utf8"), file).not.toContain("site/own-submission.tsx");
});

describe("the staff portal", () => {
  const screens = Object.keys(manifest).filter((key) =>
    /src\/(pages\/admin\/|layout\/(admin|sign-in))/.test(key),
  );

  test.each(screens)("%s loads at most 250 kB gzip first, without what the editor opens later", (key) => {
    const chunks = reachable([key], "imports");
    expect(gzipBytes(scriptsOf(chunks)) / 1000).toBeLessThanOrEqual(250);
    const later = chunks.filter((chunk) => /revisions-dialog|library-dialog|live-preview/.test(chunk));
    expect(later).toEqual([]);
  });

  test("revisions, library and live preview are files of their own", () => {
    const all = reachable(screens, "all").join(" ");
    for (const part of ["revisions-dialog", "library-dialog", "live-preview"]) expect(all).toContain(part);
  });

  test("its own code, with everything that it loads when used, is at most 250 kB gzip", () => {
    const pages = Object.keys(manifest).filter((key) => /src\/(pages\/site\/|layout\/site|root)/.test(key));
    // Every page has the entry, and the manifest leads from it to the islands.
    const site = [...reachable(pages, "imports"), ...reachable(["src/entry.client.ts"], "all")];
    const own = reachable(screens, "all").filter((chunk) => !site.includes(chunk));
    expect(gzipBytes(scriptsOf(own)) / 1000).toBeLessThanOrEqual(250);
  });
});

test("the Worker's upload is under 1 MiB gzip", () => {
  const config = join(build, "server/wrangler.json");
  const output = execFileSync("wrangler", ["deploy", "--dry-run", "-c", config], { encoding: "utf8" });
  const [, kibibytes] = /gzip: ([\d.]+) KiB/.exec(output) ?? [];
  expect(Number(kibibytes)).toBeGreaterThan(0);
  expect(Number(kibibytes)).toBeLessThan(1024);
}, 60_000);
