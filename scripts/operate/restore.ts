// Puts a backup into an empty deployment, and compares row by row.
//   npm run restore -- FOLDER                    into the local database
//   npm run restore -- FOLDER --remote           into the deployed one
//   npm run restore -- FOLDER --state FOLDER     into another local database than .wrangler/state
//   npm run restore -- FOLDER --continue         takes up a restore that broke off
// What was erased after the backup must not come back, so one of these says what that was:
//   --purges FOLDER|FILE    a newer backup, or a file of the bucket's privacy/purges
//   --no-later-purges       nothing was erased since
import { resolve } from "node:path";
import { parseCommand } from "../setup/arguments.ts";
import { stopWith } from "../setup/install.mjs";
import { openLocal, openRemote } from "./backup/bindings.ts";
import { NotPossible } from "./backup/files.ts";
import { putBack } from "./backup/put-back.ts";

const { values: options, positionals } = parseCommand(
  "npm run restore",
  {
    remote: { type: "boolean", default: false },
    state: { type: "string", default: ".wrangler/state" },
    continue: { type: "boolean", default: false },
    purges: { type: "string" },
    "no-later-purges": { type: "boolean", default: false },
  },
  "FOLDER",
);
const [folder] = positionals;
if (!folder || positionals.length > 1)
  stopWith(
    "Usage: npm run restore -- FOLDER [--remote] [--continue] [--purges FOLDER|FILE | --no-later-purges]",
  );

const target = options.remote ? await openRemote() : await openLocal(options.state);
try {
  const none = options["no-later-purges"] ? "none" : undefined;
  const later = options.purges === undefined ? none : { from: resolve(options.purges) };
  const { differences, erased } = await putBack(target, resolve(folder), { goOn: options.continue, later });
  for (const difference of differences) console.log(difference);
  if (differences.length > 0) process.exitCode = 1;
  if (erased > 0) console.log(`erased again: ${erased} submissions that were erased after the backup`);
  console.log(
    `restore: ${differences.length === 0 ? "equal row by row" : `${differences.length} differences`}`,
  );
} catch (error) {
  if (error instanceof NotPossible) stopWith(`restore: ${error.message}`, "Nothing was changed.");
  const text = error instanceof Error ? error.message : String(error);
  stopWith(`restore: broke off. ${text}`, "Run it again with --continue.");
} finally {
  await target.close();
}
