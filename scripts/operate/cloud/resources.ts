import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Target } from "./target.ts";
import { parseJson, type Wrangler } from "./wrangler.ts";

type Say = (line: string) => void;

/**
 * Creates the database and the bucket if they are missing. Returns the database's id, or null in
 * a dry run.
 */
export async function ensureResources(wrangler: Wrangler, target: Target, say: Say): Promise<string | null> {
  const id = await ensureDatabase(wrangler, target.database, say);
  await ensureBucket(wrangler, target.bucket, say);
  return id;
}

async function ensureDatabase(wrangler: Wrangler, name: string, say: Say): Promise<string | null> {
  const find = async () => {
    const listed = parseJson<{ uuid: string; name: string }[]>(
      await wrangler(["d1", "list", "--json"], { reads: true }),
    );
    return listed?.find((database) => database.name === name)?.uuid ?? null;
  };
  const existing = await find();
  if (existing) say(`database ${name}: is there`);
  else await wrangler(["d1", "create", name, "--location", "apac"]);
  return existing ?? (await find());
}

async function ensureBucket(wrangler: Wrangler, name: string, say: Say): Promise<void> {
  const buckets = await wrangler(["r2", "bucket", "list"], { reads: true });
  if (new RegExp(`^name:\\s+${name}\\s*$`, "m").test(buckets)) say(`bucket ${name}: is there`);
  else await wrangler(["r2", "bucket", "create", name, "--location", "apac"]);
}

/** Sets the Worker's key for admin tokens if it has none; an existing key is never changed. */
export async function ensureSecret(wrangler: Wrangler, config: string, say: Say): Promise<void> {
  // A Worker that was never deployed has no list of secrets.
  const listed = await wrangler(["secret", "list", "-c", config], { reads: true }).catch((error: Error) => {
    if (/10007|not found|does not exist/i.test(error.message)) return "[]";
    throw error;
  });
  if (parseJson<{ name: string }[]>(listed)?.some(({ name }) => name === "AUTH_SECRET")) {
    say("secret AUTH_SECRET: is there");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "secret-"));
  try {
    const file = join(folder, "secrets.json");
    writeFileSync(file, JSON.stringify({ AUTH_SECRET: randomBytes(36).toString("base64url") }), {
      mode: 0o600,
    });
    await wrangler(["secret", "bulk", file, "-c", config]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Applies the migrations that the deployed database lacks. */
export async function migrate(wrangler: Wrangler, config: string): Promise<void> {
  await wrangler(["d1", "migrations", "apply", "DB", "--remote", "-c", config]);
}

/** Whether any admin exists. */
export async function hasAdmin(wrangler: Wrangler, config: string): Promise<boolean> {
  const sql = "SELECT count(*) AS n FROM admins WHERE status = 'active'";
  const output = await wrangler(
    ["d1", "execute", "DB", "--remote", "--json", "-c", config, "--command", sql],
    { reads: true },
  );
  const response = parseJson<{ results: { n: number }[] }[]>(output);
  return (response?.[0]?.results[0]?.n ?? 0) > 0;
}
