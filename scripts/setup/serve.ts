// Serves the product on this machine: the production build in workerd, or with --dev the sources with hot reload.
//   --port N     the port (else PORT, else 8787)
//   --state DIR  where the local database and bucket live (else .wrangler/state)
//   --fresh      empty that place first
//   --skip-build serve the latest build
//   --build DIR  serve the build in this folder
//   --mail       send mails, to files below the state, also without MAIL_FROM in .dev.vars
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { startMailPage } from "../mail/local-mail.ts";
import { parseCommand } from "./arguments.ts";
import { latestBuild } from "./build/folder.ts";
import { projectRoot, stopWith } from "./install.mjs";
import { start } from "./run.ts";
import { ensureSecrets, readVars } from "./secrets.ts";
import { claimState } from "./serving.ts";

const ownState = ".wrangler/state";
const { values: options } = parseCommand("npm start", {
  dev: { type: "boolean", default: false },
  port: { type: "string", default: process.env.PORT || "8787" },
  state: { type: "string", default: ownState },
  fresh: { type: "boolean", default: false },
  "skip-build": { type: "boolean", default: false },
  build: { type: "string" },
  mail: { type: "boolean", default: false },
});

const port = Number(options.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  stopWith(`PORT is "${options.port}", which is not a port number.`);
let folder = options.build ?? (options["skip-build"] ? latestBuild() : null);
if (options["skip-build"] && !folder)
  stopWith("There is no build yet: leave --skip-build away, or run npm run build.");
claimState(options.state, port);
await requireFreePort(port);

// Imported after the checks, because they take seconds.
const [{ build }, { mailFolder, serveBuild }, { prepareDatabase }, { keepReporting }] = await Promise.all([
  import("./build.ts"),
  import("./build/serve-build.ts"),
  import("./database.ts"),
  import("../sample/reports.ts"),
]);

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

const vars = { ...(options.mail && { MAIL_FROM: "hello@site.example" }), ...readVars() };
const mailPage =
  "MAIL_FROM" in vars && !options.dev && (await startMailPage(mailFolder(join(projectRoot, options.state))));

// At the end of this process Miniflare ends workerd.
let stop: () => void = () => process.exit();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop());
if (options.dev) serveSources();
else {
  const db = await serveBuild(folder ?? "", { port, state: join(projectRoot, options.state), vars });
  // Suites and audits, which have a state of their own, want the same statuses at every run.
  if (options.state === ownState) await keepReporting(db);
}

await serverReady();
console.log(`
  Ready at  http://localhost:${port}
  Staff     http://localhost:${port}/login
            ${secrets.adminEmail}
            ${secrets.adminPassword}
${mailPage ? `  Mails     ${pathToFileURL(mailPage)}\n` : ""}
  Ctrl-C stops it; the data stays in ${options.state}.
`);

/** Serves the sources with hot reload, in a process that ends with this one. */
function serveSources(): void {
  const server = start("react-router", ["dev", "--port", String(port)], { LOCAL_STATE: options.state });
  process.on("exit", () => server.kill("SIGTERM"));
  let isTold = false;
  stop = () => {
    // One signal is enough; a second one would interrupt its cleanup.
    if (!isTold) server.kill("SIGTERM");
    isTold = true;
  };
  server.on("close", (code) => process.exit(isTold ? 0 : (code ?? 1)));
}

/** Waits until the server responds. When it ends before, so does this process. */
async function serverReady(): Promise<void> {
  for (;;) {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal }).catch(() => null);
    if (response?.ok) return;
    await response?.body?.cancel();
    await setTimeout(200);
  }
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
