// `npm run audit:faults`: 2,000 submissions from 20 clients, their acknowledgements and mails that answer these, while workerd is killed
// and started again, and the database, the bucket and the mail service fail by schedule; then a backup of what that left goes into an
// empty deployment.
//   --submissions N --clients N --crashes N    other numbers
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLocal } from "../operate/backup/bindings.ts";
import { drill } from "../operate/backup/drill.ts";
import { loadSampleContent } from "../sample/load.ts";
import { parseCommand } from "../setup/arguments.ts";
import { build } from "../setup/build.ts";
import { progress } from "../setup/progress.ts";
import { storm } from "./faults/storm.ts";

const { values: options } = parseCommand("npm run audit:faults", {
  submissions: { type: "string", default: "2000" },
  clients: { type: "string", default: "20" },
  crashes: { type: "string", default: "8" },
});
const folder = mkdtempSync(join(tmpdir(), "faults-"));
const state = join(folder, "state");
const faults: string[] = [];
try {
  progress.begin("building");
  await build();
  const plan = { submissions: Number(options.submissions), clients: Number(options.clients) };
  const result = await storm({ ...plan, crashes: Number(options.crashes), state });
  faults.push(...result.faults);
  console.log(
    `${result.acknowledged} submissions acknowledged in ${result.attempts} attempts, ${result.abandoned} given up by their senders, ${result.crashes} crashes`,
  );
  const { mails } = result;
  console.log(
    `${mails.sent} mails sent, ${mails.repeated} of them again after a crash before they were noted; ${mails.received} received, ${mails.givenUp} left to staff`,
  );
  const target = await openLocal(state);
  try {
    await loadSampleContent({ DB: target.db, MEDIA: target.bucket });
    progress.begin("backing up, restoring and comparing");
    const restored = await drill(target);
    faults.push(...restored.differences);
    console.log(`${restored.rows} rows and ${restored.files} files backed up, restored and compared`);
  } finally {
    await target.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.log(`FAULT ${fault}`);
const verdict =
  "acknowledged = stored, none twice or in part; every mail once and in its place, no loop; restored row by row";
console.log(`\naudit:faults: ${faults.length === 0 ? verdict : `${faults.length} faults`}`);
process.exit(faults.length > 0 ? 1 : 0);
