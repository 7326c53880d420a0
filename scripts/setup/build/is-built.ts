import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../install.mjs";
import { latestBuild } from "./folder.ts";

/** Whether the latest build is newer than all its sources. */
export function isBuilt(): boolean {
  const folder = latestBuild();
  if (folder === null) return false;
  const modified = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = modified(join(folder, "client/index.html"));
  const sources = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /^(src|worker|public|scripts\/(build|headers))\b|^[^/]+\.(json|ts|toml)$/.test(file));
  return sources.every((file) => modified(join(projectRoot, file)) < built);
}
