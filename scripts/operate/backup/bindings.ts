import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GetPlatformProxyOptions } from "wrangler";
import { projectRoot } from "../../setup/install.mjs";
import { migrate } from "../../setup/migrations.ts";

/** A database and a bucket: those of a folder on this machine, or the deployed ones. */
export interface BackupBindings {
  db: D1Database;
  bucket: R2Bucket;
  close: () => Promise<void>;
}

/**
 * Opens the database and bucket in `state`, such as `.wrangler/state`, and applies missing
 * migrations.
 */
export async function openLocal(state: string): Promise<BackupBindings> {
  const target = await open({ persist: { path: `${state}/v3` }, envFiles: [], remoteBindings: false });
  try {
    await migrate(target.db);
    return target;
  } catch (error) {
    await target.close();
    throw error;
  }
}

/**
 * Opens the database and bucket that `wrangler.toml` names, with the rights of the account signed
 * in to wrangler.
 */
export async function openRemote(): Promise<BackupBindings> {
  const { unstable_readConfig } = await import("wrangler");
  const config = unstable_readConfig({ config: join(projectRoot, "wrangler.toml") });
  const folder = mkdtempSync(join(tmpdir(), "place-"));
  const configPath = join(folder, "wrangler.json");
  const remote = <T>(bindings: T[]) => bindings.map((binding) => ({ ...binding, remote: true }));
  const { name, compatibility_date, d1_databases, r2_buckets } = config;
  const bindings = { d1_databases: remote(d1_databases), r2_buckets: remote(r2_buckets) };
  writeFileSync(configPath, JSON.stringify({ name, compatibility_date, ...bindings }));
  const target = await open({ configPath, persist: false, envFiles: [], remoteBindings: true });
  const close = async () => {
    await target.close();
    rmSync(folder, { recursive: true });
  };
  return { ...target, close };
}

async function open(options: GetPlatformProxyOptions): Promise<BackupBindings> {
  // Imported only here, because it takes two seconds.
  const { getPlatformProxy } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy<Cloudflare.Env>(options);
  return { db: env.DB, bucket: env.MEDIA, close: dispose };
}
