import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../setup/install.mjs";

/**
 * Writes a copy of the built home page that has no script at all beside it, to be served by the same server: how fast that
 * page can be at best. Returns where it is served, and the file, to be removed again.
 */
export function staticCopy(): { path: string; file: string } {
  const client = join(projectRoot, "dist/client");
  const html = readFileSync(join(client, "index.html"), "utf8")
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, "");
  const file = join(client, "static-copy-of-home.html");
  writeFileSync(file, html);
  return { path: "/static-copy-of-home", file };
}
