// Writes the content, the submissions, the staff accounts and the media of a deployment into a folder.
//   npm run backup                      the local database, into backups/<time>
//   npm run backup -- --remote          the deployed one
//   npm run backup -- --out FOLDER      into a folder that does not exist yet
//   npm run backup -- --state FOLDER    another local database than .wrangler/state
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseCommand } from "../setup/arguments.ts";
import { projectRoot, stopWith } from "../setup/install.mjs";
import { openLocal, openRemote } from "./backup/bindings.ts";
import { takeBackup } from "./backup/take.ts";

const { values: options } = parseCommand("npm run backup", {
  remote: { type: "boolean", default: false },
  out: { type: "string" },
  state: { type: "string", default: ".wrangler/state" },
});
const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const folder = options.out ? resolve(options.out) : join(projectRoot, "backups", stamp);
mkdirSync(dirname(folder), { recursive: true });

const target = options.remote ? await openRemote() : await openLocal(options.state);
try {
  const { tables, files, bytes } = await takeBackup(target, folder);
  for (const [table, { rows }] of Object.entries(tables)) console.log(`${table.padEnd(24)} ${rows} rows`);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`backup: ${rows} rows and ${files} files (${(bytes / 1e6).toFixed(1)} MB) in ${folder}`);
} catch (error) {
  stopWith(
    `backup: failed. ${error instanceof Error ? error.message : error}`,
    "The folder is not a backup.",
  );
} finally {
  await target.close();
}
