import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./install.mjs";

const folder = join(projectRoot, "migrations");

/** Applies missing migrations to a local database, and records them as wrangler does. */
export async function migrate(db: D1Database): Promise<void> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const applied = await migrationsOf(db);
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql") && !applied.includes(name));
  if (files.length === 0) return;
  // One transaction, so that a failing migration leaves nothing; and one batch, because each takes
  // a round trip to workerd, for which this process waits.
  const record = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)");
  await db.batch(
    files.sort().flatMap((file) => [db.prepare(readFileSync(join(folder, file), "utf8")), record.bind(file)]),
  );
}

/** The names of the migrations that a database has. */
export async function migrationsOf(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT name FROM d1_migrations ORDER BY name")
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
