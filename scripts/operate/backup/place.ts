import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GetPlatformProxyOptions } from "wrangler";
import { projectRoot } from "../../setup/install.mjs";
import { migrate } from "../../setup/migrations.ts";

/** A database and a bucket: those of a folder on this machine, or the deployed ones. */
export interface Place {
  db: D1Database;
  bucket: R2Bucket;
  close: () => Promise<void>;
}

/** Opens what lies in `state`, such as `.wrangler/state`, after bringing its tables up to date. */
export async function openLocal(state: string): Promise<Place> {
  const place = await open({ persist: { path: `${state}/v3` }, envFiles: [], remoteBindings: false });
  try {
    await migrate(place.db);
    return place;
  } catch (error) {
    await place.close();
    throw error;
  }
}

/** Opens what `wrangler.toml` names at Cloudflare, with the rights of whoever is signed in to wrangler. */
export async function openRemote(): Promise<Place> {
  const { unstable_readConfig } = await import("wrangler");
  const config = unstable_readConfig({ config: join(projectRoot, "wrangler.toml") });
  const folder = mkdtempSync(join(tmpdir(), "place-"));
  const configPath = join(folder, "wrangler.json");
  const remote = <T>(bindings: T[]) => bindings.map((binding) => ({ ...binding, remote: true }));
  const { name, compatibility_date, d1_databases, r2_buckets } = config;
  const bindings = { d1_databases: remote(d1_databases), r2_buckets: remote(r2_buckets) };
  writeFileSync(configPath, JSON.stringify({ name, compatibility_date, ...bindings }));
  const place = await open({ configPath, persist: false, envFiles: [], remoteBindings: true });
  const close = async () => {
    await place.close();
    rmSync(folder, { recursive: true });
  };
  return { ...place, close };
}

async function open(options: GetPlatformProxyOptions): Promise<Place> {
  // Loaded where it is needed: it takes two seconds.
  const { getPlatformProxy } = await import("wrangler");
  const { env, dispose } = await getPlatformProxy<Cloudflare.Env>(options);
  return { db: env.DB, bucket: env.MEDIA, close: dispose };
}
