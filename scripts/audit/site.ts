import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { latestBuild } from "../setup/build/folder.ts";
import { build } from "../setup/build.ts";
import { projectRoot, stopWith } from "../setup/install.mjs";

export interface Site {
  /** Such as `http://localhost:40123`. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves a build in workerd with the sample content in a separate database: the latest build
 * unless `folder` names another, or a new one when there is none. `isFilled`: the database is there.
 */
export async function serveSite(name: string, folder?: string, isFilled = false): Promise<Site> {
  const served = folder ?? latestBuild() ?? (await build());
  const port = await freePort();
  const target = ["--state", `.wrangler/${name}`, ...(isFilled ? [] : ["--fresh"]), "--build", served];
  const server = spawn("node", ["scripts/setup/serve.ts", "--port", String(port), ...target], {
    cwd: projectRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "close");
  };
  const origin = `http://localhost:${port}`;
  for (const began = Date.now(); Date.now() - began < 180_000; await setTimeout(250)) {
    if (server.exitCode !== null) break;
    const response = await fetch(`${origin}/api/health`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return { origin, stop };
  }
  await stop();
  return stopWith("The site did not start.");
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
