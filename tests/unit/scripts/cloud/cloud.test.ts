import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { release } from "../../../../scripts/cloud/release.ts";
import { ensureResources, ensureSecret } from "../../../../scripts/cloud/resources.ts";
import { readTarget, type Target, withDatabaseId } from "../../../../scripts/cloud/target.ts";
import type { Wrangler } from "../../../../scripts/cloud/wrangler.ts";

const target: Target = { worker: "site", database: "site", databaseId: null, bucket: "files", preview: null };
const quiet = () => {};

/** An account that begins empty, remembers what is made in it, and notes every command that changes something. */
function account() {
  const databases: { name: string; uuid: string }[] = [];
  const buckets: string[] = [];
  const secrets: { name: string }[] = [];
  let version = 0;
  const changes: string[] = [];
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
    if (command.startsWith("deploy ")) version += 1;
    if (command.startsWith("deployments status"))
      return JSON.stringify({
        versions: version > 0 ? [{ version_id: `v${version}`, percentage: 100 }] : [],
      });
    return "";
  };
  return { wrangler, changes };
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

test("a preview shares nothing with the site", () => {
  const site = readTarget(null);
  const preview = readTarget("pr-12");
  expect(preview.worker).toBe(`${site.worker}-pr-12`);
  expect(preview.database).not.toBe(site.database);
  expect(preview.databaseId).toBeNull();
  expect(preview.bucket).not.toBe(site.bucket);
});

test("a version that fails its smoke test gives way to the one before, and a first version stays", async () => {
  const { wrangler, changes } = account();
  const failing = { message: "m", test: async () => ["the home page is gone"], pause: 0 };
  const first = await release(wrangler, "c", { message: "m", test: async () => [] });
  expect(first).toEqual({ live: true, faults: [] });
  changes.length = 0;
  expect(await release(wrangler, "c", failing)).toEqual({ live: false, faults: ["the home page is gone"] });
  expect(changes.at(-1)).toMatch(/^rollback v1 /);

  const fresh = account();
  expect((await release(fresh.wrangler, "c", failing)).live).toBe(true);
  expect(fresh.changes.filter((command) => command.startsWith("rollback"))).toEqual([]);
});
