import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../setup/install.mjs";

/** Sentences about locked packages with a version below the floor in `floors.json`. */
export function belowFloor(): { checked: number; faults: string[] } {
  const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), "utf8"));
  const floors: Record<string, string> = read("scripts/audit/security/floors.json");
  const locked: Record<string, { version?: string }> = read("package-lock.json").packages;
  const faults: string[] = [];
  let checked = 0;
  for (const [name, floor] of Object.entries(floors)) {
    const found = Object.entries(locked).filter(([path]) => path.endsWith(`node_modules/${name}`));
    if (found.length === 0) faults.push(`${name} is not in the lock file`);
    for (const [path, { version = "0" }] of found) {
      checked += 1;
      if (isBelow(version, floor)) faults.push(`${path} is ${version}, at least ${floor} is asked for`);
    }
  }
  return { checked, faults };
}

function isBelow(version: string, floor: string): boolean {
  const numbers = (text: string) => text.split(/[.-]/).slice(0, 3).map(Number);
  const [a, b] = [numbers(version), numbers(floor)];
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return (a[i] ?? 0) < (b[i] ?? 0);
  return false;
}
