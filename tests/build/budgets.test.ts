import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { staticPaths } from "../../src/lib/paths.ts";

const client = join(import.meta.dirname, "../../dist/client");

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
const chunkByFile = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));

/** The scripts that a page loads before anything is clicked: those its HTML names, and all that these import. */
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

function gzipBytes(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).byteLength, 0);
}

const publicPaths = staticPaths.filter((path) => !/^\/(login|register|admin)/.test(path));

describe("the first JavaScript of a public page", () => {
  test.each(publicPaths)("%s is at most 140 kB gzip and holds nothing of the portal", (path) => {
    const files = firstScripts(path);
    expect(files.length).toBeGreaterThan(3);
    expect(gzipBytes(files) / 1000).toBeLessThanOrEqual(140);
    const portal = Object.values(manifest)
      .filter(
        (chunk) =>
          chunk.src && /src\/(pages\/admin|layout\/admin|features\/[^/]+\/(inbox|admin))/.test(chunk.src),
      )
      .map((chunk) => chunk.file);
    expect(portal.length).toBeGreaterThan(0);
    expect(files.filter((file) => portal.includes(file))).toEqual([]);
  });
});

test("the Worker's upload is under 1 MiB gzip", () => {
  const output = execFileSync("wrangler", ["deploy", "--dry-run", "-c", "dist/server/wrangler.json"], {
    encoding: "utf8",
  });
  const [, kibibytes] = /gzip: ([\d.]+) KiB/.exec(output) ?? [];
  expect(Number(kibibytes)).toBeGreaterThan(0);
  expect(Number(kibibytes)).toBeLessThan(1024);
}, 60_000);
