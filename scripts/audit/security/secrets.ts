import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { requireBuild } from "../../setup/build/folder.ts";
import { projectRoot } from "../../setup/install.mjs";

/** Patterns of keys and tokens. */
const shapes: Record<string, RegExp> = {
  "private key": /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  "AWS key": /\bAKIA[0-9A-Z]{16}\b/,
  "GitHub token": /\bgh[pousr]_[A-Za-z0-9]{36,}\b/,
  "Google key": /\bAIza[0-9A-Za-z_-]{35}\b/,
  "Slack token": /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  "signed token": /\beyJ[A-Za-z0-9_-]{15,}\.eyJ[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{20,}/,
  "assigned secret":
    /\b(?:api[_-]?key|secret|passw(?:or)?d|token)["']?\s*[:=]\s*["'](?=[^"']*\d)(?=[^"']*[a-z])[A-Za-z0-9+/_=-]{24,}["']/i,
};

/** The local secrets are beside the build for the local server; they are not uploaded. */
const localOnly = /(^|\/)\.dev\.vars$/;

/**
 * Searches every file of the repository and the build for secrets. Returns the number of files
 * read, and the findings.
 */
export function scanForSecrets(): { files: number; faults: string[] } {
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
  });
  const files = [
    ...tracked.split("\n").filter(Boolean),
    ...filesBelow(requireBuild()).map((file) => relative(projectRoot, file)),
  ].filter((file) => !localOnly.test(file) && existsSync(join(projectRoot, file)));
  const values = localValues();
  const faults: string[] = [];
  for (const file of files) {
    const path = join(projectRoot, file);
    if (statSync(path).size > 20_000_000) continue;
    const text = readFileSync(path, "latin1");
    for (const value of values) if (text.includes(value)) faults.push(`${file} holds a value of .dev.vars`);
    if (file === "package-lock.json") continue;
    for (const [name, shape] of Object.entries(shapes)) {
      const found = shape.exec(text);
      if (found && !isExample(file, found[0]))
        faults.push(`${file} holds what looks like a ${name}: ${found[0].slice(0, 40)}`);
    }
  }
  if (tracked.split("\n").some((file) => localOnly.test(file))) faults.push(".dev.vars is not ignored");
  return { files: files.length, faults };
}

/** Tests have their own secrets, whose values say so. */
function isExample(file: string, text: string): boolean {
  return file === "vitest.config.ts" ? /for-tests-only/.test(text) : file.startsWith("tests/");
}

/** The secrets of this machine. Values that also occur in the sources are not secrets. */
function localValues(): string[] {
  const file = join(projectRoot, ".dev.vars");
  if (!existsSync(file)) return [];
  const pairs = readFileSync(file, "utf8").matchAll(
    /^[A-Z_]*(?:SECRET|PASSWORD|TOKEN)[A-Z_]*\s*=\s*"?([^"\n]{12,})"?\s*$/gm,
  );
  return Array.from(pairs, ([, value = ""]) => value);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
