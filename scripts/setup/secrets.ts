import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./install.mjs";

const file = join(projectRoot, ".dev.vars");

/** What `.dev.vars` holds on a developer's machine; each value is made once, at random, and kept. */
const defaults: Record<string, () => string> = {
  AUTH_SECRET: () => randomBytes(36).toString("base64url"),
  ADMIN_REGISTRATION: () => "open",
  ADMIN_EMAIL: () => "admin@example.com",
  ADMIN_PASSWORD: () => randomBytes(12).toString("base64url"),
};

/** Completes `.dev.vars` and returns its values. Existing lines are never changed. */
export function ensureSecrets(): Record<string, string> {
  const values = readVars();
  const missing = Object.entries(defaults).filter(([name]) => !values[name]);
  if (missing.length > 0) {
    const lines = missing.map(([name, make]) => `${name}="${make()}"\n`);
    appendFileSync(file, lines.join(""), { mode: 0o600 });
  }
  return readVars();
}

function readVars(): Record<string, string> {
  if (!existsSync(file)) return {};
  const pairs = readFileSync(file, "utf8").matchAll(/^([A-Z_]+)\s*=\s*"?([^"\n]*)"?\s*$/gm);
  return Object.fromEntries(Array.from(pairs, ([, name, value]) => [name, value]));
}
