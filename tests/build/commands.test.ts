import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import drizzle from "../../drizzle.config.ts";
import { openLocal } from "../../scripts/operate/backup/bindings.ts";
import { projectRoot } from "../../scripts/setup/install.mjs";
import { run } from "../../scripts/setup/run.ts";
import { verifyPassword } from "../../worker/features/admins/passwords.ts";

const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of package.json as npm does, and returns its output. Throws when it fails. */
function npmRun(name: string, ...args: string[]): Promise<string> {
  const [command = "", ...first] = scripts[name].split(" ");
  return run(command, [...first, ...args]);
}

test("create-admin makes an account, and with --reset gives it another password, which backup and restore carry into another database", async () => {
  const [state, copy, backup] = ["state", "copy", "backup"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await (await openLocal(state)).close();
  const account = ["--name", "Asha Raman", "--email", "asha@example.com"];
  const made = await npmRun("create-admin", ...account, "--state", state);
  await expect(
    npmRun("create-admin", "--reset", "--email", "nobody@example.com", "--state", state),
  ).rejects.toThrow();
  const reset = await npmRun("create-admin", "--reset", "--email", "asha@example.com", "--state", state);
  const [, password = ""] = /asha@example\.com can sign in with the password (\S+)/.exec(reset) ?? [];
  expect(made).not.toContain(password);

  expect(await npmRun("backup", "--state", state, "--out", backup)).toMatch(/backup: \d+ rows and 0 files/);
  expect(await npmRun("restore", backup, "--state", copy)).toContain("restore: equal row by row");

  const restored = await openLocal(copy);
  const hash = await restored.db.prepare("SELECT password_hash FROM admins").first<string>("password_hash");
  await restored.close();
  expect(await verifyPassword(password, hash ?? "")).toBe(true);
}, 120_000);

test("db:generate finds nothing to write", async () => {
  const out = join(folder, "migrations");
  cpSync(join(projectRoot, "migrations"), out, { recursive: true });
  const target = [
    "--dialect",
    drizzle.dialect,
    "--schema",
    "worker/db/schema.ts",
    "--out",
    relative(projectRoot, out),
  ];
  expect(await npmRun("db:generate", ...target)).toContain("No schema changes");
  expect(readdirSync(out)).toEqual(readdirSync(join(projectRoot, "migrations")));
}, 60_000);

test("setup:cloudflare --dry-run prints its plan without an account", async () => {
  const plan = await npmRun(
    "setup:cloudflare",
    "--dry-run",
    "--name",
    "Asha Raman",
    "--email",
    "asha@example.com",
  );
  expect(plan).toContain("this is the plan; nothing was changed");
}, 60_000);
