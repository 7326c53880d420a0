import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../setup/install.mjs";

/** Whether `dist/` is newer than every file that it is made from. */
export function isBuilt(): boolean {
  const modified = (file: string) =>
    statSync(join(projectRoot, file), { throwIfNoEntry: false })?.mtimeMs ?? null;
  const built = modified("dist/client/index.html");
  if (built === null) return false;
  const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /^(src|worker|public|scripts\/(build|headers))\b|^[^/]+\.(json|ts|toml)$/.test(file));
  return sources.every((file) => (modified(file) ?? 0) < built);
}
