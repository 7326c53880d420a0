import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "./install.mjs";

const file = join(projectRoot, ".dev.vars");

/** The values of `.dev.vars` on a developer's machine; each is generated once. */
const defaults = {
  AUTH_SECRET: () => randomBytes(36).toString("base64url"),
  ADMIN_REGISTRATION: () => "open",
  ADMIN_SECOND_FACTOR: () => "optional",
  OCPI_LOCAL: () => "allowed",
  ADMIN_EMAIL: () => "admin@example.com",
  ADMIN_PASSWORD: () => randomBytes(12).toString("base64url"),
};

export interface LocalSecrets {
  adminEmail: string;
  adminPassword: string;
  passwordIsNew: boolean;
}

/** Adds missing lines to `.dev.vars` and returns the local admin's credentials. */
export function ensureSecrets(): LocalSecrets {
  const before = readVars();
  const missing = Object.entries(defaults).filter(([name]) => !before[name]);
  if (missing.length > 0) {
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const gap = text === "" || text.endsWith("\n") ? "" : "\n";
    appendFileSync(file, gap + missing.map(([name, make]) => `${name}="${make()}"\n`).join(""), {
      mode: 0o600,
    });
  }
  const { ADMIN_EMAIL: adminEmail = "", ADMIN_PASSWORD: adminPassword = "" } = readVars();
  return { adminEmail, adminPassword, passwordIsNew: !before.ADMIN_PASSWORD };
}

/** The variables of `.dev.vars`. */
export function readVars(): Record<string, string> {
  if (!existsSync(file)) return {};
  return parseEnv(readFileSync(file, "utf8")) as Record<string, string>;
}
