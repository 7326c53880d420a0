import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { release, rollBack } from "../../../../scripts/operate/cloud/release.ts";
import { ensureResources, ensureSecret } from "../../../../scripts/operate/cloud/resources.ts";
import { readTarget, type Target, withDatabaseId } from "../../../../scripts/operate/cloud/target.ts";
import type { Wrangler } from "../../../../scripts/operate/cloud/wrangler.ts";

const target: Target = { worker: "site", database: "site", databaseId: null, bucket: "files", preview: null };
const quiet = () => {};

/**
 * A fake account that starts empty, remembers what is created, and records every command that
 * changes something.
 */
function account() {
  const databases: { name: string; uuid: string }[] = [];
  const buckets: string[] = [];
  const secrets: { name: string }[] = [];
  const versions: { id: string; annotations: Record<string, string> }[] = [];
  const deployments: { created_on: string; versions: { version_id: string; percentage: number }[] }[] = [];
  const changes: string[] = [];
  const serve = (version_id: string) => {
    const created_on = new Date(deployments.length * 1000).toISOString();
    deployments.push({ created_on, versions: [{ version_id, percentage: 100 }] });
  };
  const addVersion = (annotations: Record<string, string>) => {
    versions.push({ id: `v${versions.length}`, annotations });
    serve(`v${versions.length - 1}`);
  };
  const wrangler: Wrangler = async (args, { reads = false } = {}) => {
    const command = args.join(" ");
    if (!reads) changes.push(command);
    if (command.startsWith("d1 list")) return `banner\n${JSON.stringify(databases)}`;
    if (command.startsWith("d1 create")) databases.push({ name: args[2] ?? "", uuid: `id-of-${args[2]}` });
    if (command.startsWith("r2 bucket list"))
      return buckets.map((name) => `name:  ${name}\ncreated: now`).join("\n");
    if (command.startsWith("r2 bucket create")) buckets.push(args[3] ?? "");
    if (command.startsWith("secret list")) return JSON.stringify(secrets);
    if (command.startsWith("secret bulk")) {
      const given: Record<string, string> = JSON.parse(readFileSync(args[2] ?? "", "utf8"));
      secrets.push(...Object.keys(given).map((name) => ({ name })));
      expect(given.AUTH_SECRET?.length).toBeGreaterThanOrEqual(43);
    }
    if (command.startsWith("secret bulk")) {
      // A new Worker is created without code first; each change of secrets makes a version.
      if (versions.length === 0) addVersion({ "workers/triggered_by": "upload" });
      addVersion({ "workers/triggered_by": "secret" });
    }
    if (command.startsWith("deploy ")) {
      const given = (name: string) => args[args.indexOf(name) + 1] ?? "";
      addVersion({ "workers/tag": given("--tag"), "workers/message": given("--message") });
    }
    if (command.startsWith("rollback ")) serve(args[1] ?? "");
    if (command.startsWith("versions list")) return JSON.stringify(versions.slice(-10));
    if (command.startsWith("deployments list")) {
      if (deployments.length === 0)
        throw new Error("This Worker does not exist on your account. [code: 10007]");
      return JSON.stringify(deployments);
    }
    return "";
  };
  const live = () => deployments.at(-1)?.versions[0]?.version_id;
  return { wrangler, changes, live };
}

/** A file of secrets in the form of `ensureSecret`. */
function secretsFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), "secrets-")), "secrets.json");
  writeFileSync(file, JSON.stringify({ AUTH_SECRET: "x".repeat(48) }));
  return file;
}

test("setting up twice makes the database, the bucket and the secret once", async () => {
  const { wrangler, changes } = account();
  expect(await ensureResources(wrangler, target, quiet)).toBe("id-of-site");
  await ensureSecret(wrangler, "wrangler.json", quiet);
  expect(changes.map((command) => command.split(" ").slice(0, 3).join(" "))).toEqual([
    "d1 create site",
    "r2 bucket create",
    expect.stringMatching(/^secret bulk /),
  ]);
  changes.length = 0;
  expect(await ensureResources(wrangler, target, quiet)).toBe("id-of-site");
  await ensureSecret(wrangler, "wrangler.json", quiet);
  expect(changes).toEqual([]);
});

test("the database's id replaces the placeholder and nothing else of wrangler.toml", () => {
  const toml = readFileSync("wrangler.toml", "utf8");
  const changed = withDatabaseId(toml, "1234");
  expect(changed).toContain('database_id = "1234"');
  expect(changed.split("\n").filter((line, i) => line !== toml.split("\n")[i])).toHaveLength(1);
});

test("a preview shares nothing with the site", async () => {
  const site = await readTarget(null);
  const preview = await readTarget("pr-12");
  expect(preview.worker).toBe(`${site.worker}-pr-12`);
  expect(preview.database).not.toBe(site.database);
  expect(preview.databaseId).toBeNull();
  expect(preview.bucket).not.toBe(site.bucket);
});

const passing = { message: "m", test: async () => [] };
const failing = { message: "m", test: async () => ["the home page is gone"], pause: 0 };

test("a version that fails its smoke test gives way to the one before, and a first version stays", async () => {
  const { wrangler, live } = account();
  expect(await release(wrangler, "c", passing)).toEqual({ live: true, faults: [] });
  expect(live()).toBe("v0");
  expect(await release(wrangler, "c", failing)).toEqual({ live: false, faults: ["the home page is gone"] });
  expect(live()).toBe("v0");

  const fresh = account();
  expect((await release(fresh.wrangler, "c", failing)).live).toBe(true);
  expect(fresh.changes.filter((command) => command.startsWith("rollback"))).toEqual([]);
});

test("the empty version that holds the first secret is never gone back to", async () => {
  const { wrangler, live } = account();
  await ensureSecret(wrangler, "c", quiet);
  expect(live()).toBe("v1");
  expect((await release(wrangler, "c", failing)).live).toBe(true);
  expect(live()).toBe("v2");
  await expect(rollBack(wrangler, "c", null, "by hand")).rejects.toThrow("no earlier version");
  await expect(rollBack(wrangler, "c", "v0", "by hand")).rejects.toThrow("v0 has not served the site");
  await expect(rollBack(wrangler, "c", "v1", "by hand")).rejects.toThrow("These have: v2");
  expect(live()).toBe("v2");
});

test("going back passes over what was gone back from, and takes the release as it was with its newest secrets", async () => {
  const { wrangler, live } = account();
  await release(wrangler, "c", passing);
  await wrangler(["secret", "bulk", secretsFile(), "-c", "c"]);
  await release(wrangler, "c", passing);
  await release(wrangler, "c", failing);
  expect(live()).toBe("v2");
  // v3 failed, v2 serves, v1 is v0 with a new secret.
  expect(await rollBack(wrangler, "c", null, "by hand")).toBe("v1");
  await expect(rollBack(wrangler, "c", null, "by hand")).rejects.toThrow("no earlier version");
});
