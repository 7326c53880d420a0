import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a copy of the home page in the build `folder` that has no script at all beside it, to be served by
 * the same server: how fast that page can be at best. Returns the path where it is served.
 */
export function writeStaticCopy(folder: string): string {
  const client = join(folder, "client");
  const html = readFileSync(join(client, "index.html"), "utf8")
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, "");
  writeFileSync(join(client, "static-copy-of-home.html"), html);
  return "/static-copy-of-home";
}
