import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireBuild } from "../../setup/build/folder.ts";
import { projectRoot } from "../../setup/install.mjs";
import { type KillableServer, startKillable, wranglerDev } from "../killable-server.ts";

interface FaultyOptions {
  /** False for bindings that do not fail. */
  fails?: boolean;
  /** Variables beside those of the build. */
  vars?: Record<string, string>;
}

/**
 * Serves the latest build with a database and a bucket that fail on schedule, with the local
 * database in `state`.
 */
export async function startFaulty(
  state: string,
  { fails = true, vars = {} }: FaultyOptions = {},
): Promise<KillableServer> {
  const copy = mkdtempSync(join(tmpdir(), "faulty-"));
  cpSync(requireBuild(), copy, { recursive: true });
  const config = join(copy, "server/wrangler.json");
  const settings = JSON.parse(readFileSync(config, "utf8"));
  writeFileSync(config, JSON.stringify({ ...settings, ...(fails && { main: "faulty.js" }) }));
  const lines = Object.entries(vars).map(([name, value]) => `${name}="${value}"\n`);
  appendFileSync(join(copy, "server/.dev.vars"), `\n${lines.join("")}`);
  copyFileSync(join(projectRoot, "scripts/audit/faults/faulty.js"), join(copy, "server/faulty.js"));
  const server = await startKillable(wranglerDev(config, state));
  const stop = async () => {
    await server.stop();
    rmSync(copy, { recursive: true, force: true });
  };
  return { ...server, stop };
}
