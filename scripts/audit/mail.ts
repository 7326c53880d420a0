// `npm run audit:mail`: the whole corpus of mails through the Worker's email handler, first undisturbed, then while workerd is killed and
// its database and bucket fail by schedule.
//   --every N --crashes N    a part of the corpus, another number of crashes
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseCommand } from "../setup/arguments.ts";
import { build } from "../setup/build.ts";
import { progress } from "../setup/progress.ts";
import { type Delivered, deliver } from "./mail/deliver.ts";

const { values: options } = parseCommand("npm run audit:mail", {
  every: { type: "string", default: "1" },
  crashes: { type: "string", default: "3" },
});
const folder = mkdtempSync(join(tmpdir(), "mail-"));
const every = Number(options.every);
const faults: string[] = [];

function report(
  name: string,
  { mails, refused, attempts, crashes, received, givenUp, quotes, sent, ...found }: Delivered,
) {
  console.log(
    `${name}: ${mails} mails (${refused.length} refused by the local endpoint) in ${attempts} attempts, ${crashes} crashes, ${received} received, ${givenUp} left to staff, ${sent} sent;`,
    `quotes told apart ${quotes.split} of ${quotes.all}`,
  );
  for (const fault of found.faults) console.log(`FAULT ${fault}`);
  faults.push(...found.faults);
}

try {
  progress.begin("building");
  await build();
  const calm = { state: join(folder, "calm"), fails: false, crashes: 0, every, without: [] };
  const undisturbed = await deliver(calm);
  report("undisturbed", undisturbed);
  const crashes = Number(options.crashes);
  report(
    "with faults",
    await deliver({
      state: join(folder, "faults"),
      fails: true,
      crashes,
      every,
      without: undisturbed.refused,
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const verdict = "every mail in its place, none lost, none twice, no loop, no stranger joined";
console.log(`\naudit:mail: ${faults.length === 0 ? verdict : `${faults.length} faults`}`);
process.exit(faults.length > 0 ? 1 : 0);
