import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../install.mjs";
import { latestBuild } from "./folder.ts";

/** Whether the latest build is newer than all its sources. */
export function isBuilt(): boolean {
  const folder = latestBuild();
  return folder !== null && sourcesChangedSince(modifiedAt(join(folder, "client/index.html"))).length === 0;
}

/** The files that a build is made from, or that make it, changed at this time (milliseconds) or later. */
export function sourcesChangedSince(time: number): string[] {
  const paths = ["src", "worker", "public", "scripts/setup", ":(glob)*.json", ":(glob)*.ts", ":(glob)*.toml"];
  const options = { cwd: projectRoot, encoding: "utf8" } as const;
  return execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard", "--", ...paths], options)
    .split("\0")
    .filter((file) => file !== "" && modifiedAt(join(projectRoot, file)) >= time);
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
