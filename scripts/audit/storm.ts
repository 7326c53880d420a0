// `npm run audit:storm`: 5,000 stations with four points each, 100,000 reports of their status, in any order, twice and late, while
// workerd is killed three times. Then every point has its last report, and none is shown free past its age.
//   --stations N --patches N --crashes N --clients N    other numbers
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseCommand } from "../setup/arguments.ts";
import { latestBuild } from "../setup/build/folder.ts";
import { build } from "../setup/build.ts";
import { progress } from "../setup/progress.ts";
import { stationStorm } from "./storm/storm.ts";

const { values: options } = parseCommand("npm run audit:storm", {
  stations: { type: "string", default: "5000" },
  patches: { type: "string", default: "100000" },
  crashes: { type: "string", default: "3" },
  clients: { type: "string", default: "8" },
});
const folder = mkdtempSync(join(tmpdir(), "storm-"));
let faults: string[] = [];
try {
  progress.begin("building");
  if (!latestBuild()) await build();
  const { stations, patches, crashes, clients } = options;
  const result = await stationStorm({
    stations: Number(stations),
    patches: Number(patches),
    crashes: Number(crashes),
    clients: Number(clients),
    state: join(folder, "state"),
  });
  faults = result.faults;
  const { reports, attempts, seconds, slowestSeconds } = result;
  console.log(`${reports} reports acknowledged in ${attempts} attempts and ${seconds} s, ${crashes} crashes`);
  console.log(`A push was public after at most ${slowestSeconds} s`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
const verdict = "0 wrong final states, 0 points shown free past their age";
console.log(`\naudit:storm: ${faults.length === 0 ? verdict : `${faults.length} faults`}`);
process.exit(faults.length > 0 ? 1 : 0);
