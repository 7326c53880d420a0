// Serves the product on this machine: the production build in workerd, or with --dev the sources with hot reload.
//   --port N     the port (else PORT, else 8787)
//   --state DIR  where the local database and bucket live (else .wrangler/state)
//   --fresh      empty that place first
//   --skip-build serve the latest build
//   --build DIR  serve the build in this folder
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseCommand } from "./arguments.ts";
import { latestBuild } from "./build/folder.ts";
import { build } from "./build.ts";
import { prepareDatabase } from "./database.ts";
import { projectRoot, stopWith } from "./install.mjs";
import { start } from "./run.ts";
import { ensureSecrets } from "./secrets.ts";
import { claimState } from "./serving.ts";

const { values: options } = parseCommand("npm start", {
  dev: { type: "boolean", default: false },
  port: { type: "string", default: process.env.PORT || "8787" },
  state: { type: "string", default: ".wrangler/state" },
  fresh: { type: "boolean", default: false },
  "skip-build": { type: "boolean", default: false },
  build: { type: "string" },
});

const port = Number(options.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  stopWith(`PORT is "${options.port}", which is not a port number.`);
let folder = options.build ?? (options["skip-build"] ? latestBuild() : null);
if (options["skip-build"] && !folder)
  stopWith("There is no build yet: leave --skip-build away, or run npm run build.");
claimState(options.state, port);
await requireFreePort(port);

if (options.fresh) rmSync(join(projectRoot, options.state), { recursive: true, force: true });
const secrets = ensureSecrets();
const building = !options.dev && !folder;
try {
  console.log(building ? "Building, and preparing the database ..." : "Preparing the database ...");
  [folder] = await Promise.all([building ? build() : folder, prepareDatabase(options.state, secrets)]);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  stopWith(/ENOSPC|disk is full/i.test(text) ? "The disk is full." : text);
}

const server = options.dev
  ? start("react-router", ["dev", "--port", String(port)], { LOCAL_STATE: options.state })
  : start("wrangler", [
      ...["dev", "-c", `${folder}/server/wrangler.json`, "--env-file", join(projectRoot, ".dev.vars")],
      ...["--persist-to", join(projectRoot, options.state)],
      ...["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"],
      ...["--show-interactive-dev-session=false", "--log-level", "warn"],
    ]);
let told = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    // One signal is enough, and both servers handle SIGTERM; a second one would interrupt their
    // cleanup.
    if (!told) server.kill("SIGTERM");
    told = true;
  });
}
server.on("close", (code) => process.exit(told ? 0 : (code ?? 1)));
// The server never outlives this process.
process.on("exit", () => server.kill("SIGTERM"));

if (await serverReady()) {
  console.log(`
  Ready at  http://localhost:${port}
  Staff     http://localhost:${port}/login
            ${secrets.adminEmail}
            ${secrets.adminPassword}

  Ctrl-C stops it; the data stays in ${options.state}.
`);
}

/** Waits until the server responds; false when it ended before. */
async function serverReady(): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal }).catch(() => null);
    if (response?.ok) return true;
    await response?.body?.cancel();
    await setTimeout(200);
  }
  return false;
}

function requireFreePort(wanted: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        stopWith(
          `Port ${wanted} is taken, perhaps by a copy of this that still runs.`,
          `Choose another: PORT=${wanted + 1} npm start`,
        );
      }
      stopWith(`Port ${wanted} cannot be used: ${error.message}`);
    });
    probe.listen(wanted, "127.0.0.1", () => probe.close(() => resolve()));
  });
}
