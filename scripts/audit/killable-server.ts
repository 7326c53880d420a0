import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { projectRoot } from "../setup/install.mjs";
import { freePort } from "./site.ts";

export interface KillableServer {
  origin: string;
  /** Kills workerd without warning, and starts it again. */
  crash: () => Promise<void>;
  /** How long it was not there until now because of crashes, in ms. */
  downMs: () => number;
  stop: () => Promise<void>;
}

/** The command that serves a build, by its `wrangler.json`, with the local database in `state`. */
export function wranglerDev(config: string, state: string) {
  return (port: number): Command => [
    ...(["wrangler", "dev", "-c", config, "--persist-to", state] as const),
    ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"],
    ...["--show-interactive-dev-session=false", "--log-level", "none"],
  ];
}

type Command = [program: string, ...args: string[]];

/** Starts a server of the site with a command, which can be killed. */
export async function startKillable(commandFor: (port: number) => Command): Promise<KillableServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const [program, ...args] = commandFor(port);
  const start = async () => {
    const started = spawn(program, args, {
      cwd: projectRoot,
      stdio: "ignore",
      // A group of its own, so that all of it can be killed at once.
      detached: true,
    });
    for (const began = Date.now(); Date.now() - began < 120_000; await setTimeout(200)) {
      const signal = AbortSignal.timeout(5_000);
      const response = await fetch(`${origin}/api/health`, { signal }).catch(() => null);
      await response?.body?.cancel();
      if (response) return started;
    }
    throw new Error("The server did not start.");
  };
  let server = await start();
  let downBefore = 0;
  let downSince: number | null = null;
  const downMs = () => downBefore + (downSince === null ? 0 : Date.now() - downSince);
  return {
    origin,
    downMs,
    crash: async () => {
      downSince = Date.now();
      await kill(server);
      server = await start();
      downBefore = downMs();
      downSince = null;
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
