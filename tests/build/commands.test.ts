import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import drizzle from "../../drizzle.config.ts";
import { openLocal } from "../../scripts/operate/backup/bindings.ts";
import { checkArchive } from "../../scripts/operate/cloud/street-archive.ts";
import { projectRoot } from "../../scripts/setup/install.mjs";
import { run } from "../../scripts/setup/run.ts";
import { dayMs } from "../../src/shared/time.ts";
import { verifyPassword } from "../../worker/features/admins/passwords.ts";
import { sha256 } from "../../worker/platform/digest.ts";
import { writeArchive } from "../support/archive.ts";

const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of package.json as npm does, and returns its output. Throws when it fails. */
function npmRun(name: string, ...args: string[]): Promise<string> {
  const [command = "", ...first] = scripts[name].split(" ");
  return run(command, [...first, ...args]);
}

test("create-admin makes an account with a link to choose a password, and with --reset lets it in again; backup and restore carry it into another database", async () => {
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
  const tokens = [made, reset].map((output) => /\/login\/reset#([\w-]{43})$/m.exec(output)?.[1] ?? "");
  const local = await openLocal(state);
  const links = await local.db
    .prepare("SELECT token_hash, expires_at - created_at AS valid_ms FROM admin_links")
    .all();
  await local.close();
  // The link of the reset replaces the first one.
  expect(links.results).toEqual([{ token_hash: await sha256(tokens[1] ?? ""), valid_ms: dayMs }]);
  expect(tokens[0]).not.toBe(tokens[1]);

  const password = "four green bicycles";
  vi.stubEnv("ADMIN_PASSWORD", password);
  expect(await npmRun("create-admin", ...account, "--state", state)).not.toContain(password);
  vi.unstubAllEnvs();
  expect(await npmRun("backup", "--state", state, "--out", backup)).toMatch(/backup: \d+ rows and 0 files/);
  expect(await npmRun("restore", backup, "--state", copy, "--no-later-purges")).toContain(
    "restore: equal row by row",
  );

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

test("setup:map --dry-run prints its plan without a network", async () => {
  const plan = await npmRun("setup:map", "--dry-run", "--build", "https://tiles.example/india.pmtiles");
  expect(plan).toContain("would run: pmtiles extract https://tiles.example/india.pmtiles");
  expect(plan).toContain("would run: rclone copyto");
  expect(plan).toContain("this is the plan; nothing was changed");
}, 60_000);

test("setup:map refuses an archive that does not cover India to zoom 14", async () => {
  const file = join(folder, "small.pmtiles");
  writeFileSync(file, writeArchive([{ z: 5, x: 22, y: 13, bytes: new Uint8Array([1]) }]));
  await expect(checkArchive(file)).rejects.toThrow(/it covers only .*; it has zooms 5 to 5 only/);
});
