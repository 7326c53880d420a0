// Puts a backup into an empty deployment, and compares row by row.
//   npm run restore -- FOLDER                    into the local database
//   npm run restore -- FOLDER --remote           into the deployed one
//   npm run restore -- FOLDER --state FOLDER     into another local database than .wrangler/state
//   npm run restore -- FOLDER --continue         takes up a restore that broke off
import { resolve } from "node:path";
import { parseCommand } from "../setup/arguments.ts";
import { stopWith } from "../setup/install.mjs";
import { openLocal, openRemote } from "./backup/bindings.ts";
import { NotPossible, putBack } from "./backup/put-back.ts";

const { values: options, positionals } = parseCommand(
  "npm run restore",
  {
    remote: { type: "boolean", default: false },
    state: { type: "string", default: ".wrangler/state" },
    continue: { type: "boolean", default: false },
  },
  "FOLDER",
);
const [folder] = positionals;
if (!folder || positionals.length > 1) stopWith("Usage: npm run restore -- FOLDER [--remote] [--continue]");

const target = options.remote ? await openRemote() : await openLocal(options.state);
try {
  const differences = await putBack(target, resolve(folder), options.continue);
  for (const difference of differences) console.log(difference);
  if (differences.length > 0) process.exitCode = 1;
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
