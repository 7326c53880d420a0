import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a copy of the home page without any script into the build `folder`: the fastest that
 * this page can be on the same server. Returns its path.
 */
export function writeStaticCopy(folder: string): string {
  const client = join(folder, "client");
  const html = readFileSync(join(client, "index.html"), "utf8")
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, "");
  writeFileSync(join(client, "static-copy-of-home.html"), html);
  return "/static-copy-of-home";
}
