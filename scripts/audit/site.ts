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
 * Serves a build in workerd, with the sample content in a database of its own: the latest one unless
 * `folder` names another, or a new one where there is none.
 */
export async function serveSite(name: string, folder?: string): Promise<Site> {
  const served = folder ?? latestBuild() ?? (await build());
  const port = await freePort();
  const place = ["--state", `.wrangler/${name}`, "--fresh", "--build", served];
  const server = spawn("node", ["scripts/setup/serve.ts", "--port", String(port), ...place], {
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
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return { origin, stop };
  }
  await stop();
  return stopWith("The site did not start.");
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
