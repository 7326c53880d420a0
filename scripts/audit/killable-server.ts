import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { projectRoot } from "../setup/install.mjs";
import { freePort } from "./site.ts";

export interface KillableServer {
  origin: string;
  /** Kills workerd without warning, and starts it again. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Serves a build, by its `wrangler.json`, with the local database in `state`. */
export async function startKillable(config: string, state: string): Promise<KillableServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const target = [
    "--persist-to",
    state,
    "--ip",
    "127.0.0.1",
    "--port",
    String(port),
    "--inspector-port",
    "0",
  ];
  const quiet = ["--show-interactive-dev-session=false", "--log-level", "none"];
  const start = async () => {
    const started = spawn("wrangler", ["dev", "-c", config, ...target, ...quiet], {
      cwd: projectRoot,
      stdio: "ignore",
      // A group of its own, so that all of it can be killed at once.
      detached: true,
    });
    for (const began = Date.now(); Date.now() - began < 120_000; await setTimeout(200)) {
      const response = await fetch(`${origin}/api/health`).catch(() => null);
      await response?.body?.cancel();
      if (response) return started;
    }
    throw new Error("The server did not start.");
  };
  let server = await start();
  return {
    origin,
    crash: async () => {
      await kill(server);
      server = await start();
    },
    stop: () => kill(server),
  };
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, "close");
  process.kill(-server.pid, "SIGKILL");
  await closed;
}
