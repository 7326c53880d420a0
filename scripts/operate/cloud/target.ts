import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot, stopWith } from "../../setup/install.mjs";

const placeholder = "00000000-0000-4000-8000-000000000000";
const sources = join(projectRoot, "wrangler.toml");

/** The parts of a deployment at Cloudflare. */
export interface Target {
  worker: string;
  database: string;
  /** Null until the database has been created. */
  databaseId: string | null;
  bucket: string;
  /** The name of a preview, such as `pr-12`; null for the site. */
  preview: string | null;
}

/**
 * The deployment that `wrangler.toml` names, or a preview with its own Worker and database; all
 * previews share one bucket.
 */
export async function readTarget(preview: string | null): Promise<Target> {
  if (preview !== null && !/^[a-z0-9][a-z0-9-]{0,29}$/.test(preview))
    stopWith(`"${preview}" is not a name for a preview: small letters, digits and hyphens, such as pr-12.`);
  const { unstable_readConfig } = await import("wrangler");
  const { name, d1_databases, r2_buckets } = unstable_readConfig({ config: sources });
  const [database] = d1_databases;
  const [bucket] = r2_buckets;
  if (!name || !database?.database_name || !bucket?.bucket_name)
    return stopWith("wrangler.toml must name the Worker, its database and its bucket.");
  if (preview === null) {
    const id = database.database_id ?? placeholder;
    const databaseId = id === placeholder ? null : id;
    return {
      worker: name,
      database: database.database_name,
      databaseId,
      bucket: bucket.bucket_name,
      preview,
    };
  }
  return {
    worker: `${name}-${preview}`,
    database: `${database.database_name}-${preview}`,
    databaseId: null,
    bucket: `${bucket.bucket_name}-preview`,
    preview,
  };
}

/** Writes the database's id into the text of a `wrangler.toml`. */
export function withDatabaseId(toml: string, id: string): string {
  return toml.replace(/^(\s*database_id\s*=\s*)"[^"]*"/m, `$1"${id}"`);
}

/** Stores the id of the site's database in `wrangler.toml`. */
export function saveDatabaseId(id: string): void {
  writeFileSync(sources, withDatabaseId(readFileSync(sources, "utf8"), id));
}

/** Writes the configuration for deploying the build in `folder` to a target; returns its path. */
export function writeConfig(target: Target, folder: string): string {
  const server = join(folder, "server");
  const config = JSON.parse(readFileSync(join(server, "wrangler.json"), "utf8"));
  config.name = target.worker;
  // Not into the build itself, which a server may be using.
  config.main = join(server, config.main);
  config.assets.directory = join(server, config.assets.directory);
  Object.assign(config.d1_databases[0], {
    database_name: target.database,
    database_id: target.databaseId ?? placeholder,
    migrations_dir: join(projectRoot, "migrations"),
  });
  config.r2_buckets[0].bucket_name = target.bucket;
  if (target.preview !== null) {
    // A preview is for reviewers only: no scheduled jobs, no registration.
    config.triggers = { crons: [] };
    config.vars = { ...config.vars, ADMIN_REGISTRATION: "closed" };
    config.workers_dev = true;
    delete config.routes;
  }
  const file = join(projectRoot, ".wrangler/deploy", `${target.worker}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
