import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../scripts/audit/site.ts";
import { lockBuilds } from "../../scripts/setup/build/folder.ts";

const root = join(import.meta.dirname, "../..");
const dist = join(root, "dist");
const state = ".wrangler/starts";
/** Long enough for a busy machine; a process that hangs still fails. */
const slow = { timeout: 100_000 };

interface Started {
  process: ChildProcess;
  /** Its output so far. */
  said: () => string;
}

function begin(command: string, args: string[], env: Record<string, string> = {}): Started {
  const process_ = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let text = "";
  for (const stream of [process_.stdout, process_.stderr]) stream?.on("data", (chunk) => (text += chunk));
  onTestFinished(() => void process_.kill("SIGTERM"));
  return { process: process_, said: () => text };
}

/**
 * Starts the product like `npm start` after the installation, below npm's shell, with the
 * existing build.
 */
function startAsNpm(port: number, state: string): Started {
  const script = `import("./scripts/setup/install.mjs").then(({ runOnProjectNode }) => runOnProjectNode("scripts/setup/serve.ts", process.argv.slice(1)))`;
  const command = `node -e '${script}' -- --skip-build --fresh --state ${state} --port ${port}; exit $?`;
  return begin("sh", ["-c", command], { npm_lifecycle_event: "start" });
}

/** Starts only the server, with the existing build. */
async function startServer(): Promise<Started & { origin: string }> {
  const port = await freePort();
  const args = ["scripts/setup/serve.ts", "--skip-build", "--state", state, "--port", String(port)];
  return { ...begin("node", args), origin: `http://127.0.0.1:${port}` };
}

/** Ends the server as Ctrl-C does. */
async function stop({ process, said }: Started): Promise<void> {
  const closed = once(process, "close");
  process.kill("SIGINT");
  expect(await closed, said()).toEqual([0, null]);
}

async function isReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

/** The URLs of the home page and its styles and scripts that do not respond with 200. */
async function missing(origin: string): Promise<string[]> {
  const page = await fetch(origin);
  const html = await page.text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js)/g));
  // A document links its styles and its entry script.
  if (files.size < 2) return [`${page.status} /`];
  const missingFiles = await Promise.all(
    [...files].map(async (file) => {
      const response = await fetch(origin + file);
      await response.body?.cancel();
      return response.status === 200 ? [] : [`${response.status} ${file}`];
    }),
  );
  return missingFiles.flat();
}

const publishCopy = () => execFileSync("node", ["tests/build/publish-copy.ts"], { cwd: root });
const latest = () => readlinkSync(join(dist, "current"));
const marks = (build: string) => readdirSync(join(dist, "users")).filter((mark) => mark.startsWith(build));

test("a start that is told to end leaves nothing running, and others beside it say what is in their way", {
  timeout: 240_000,
}, async () => {
  const port = await freePort();
  const { process: shell, said } = startAsNpm(port, state);
  try {
    await expect.poll(said, slow).toContain("Ready at");
    expect(await isReady(port)).toBe(true);

    const sameFolder = startAsNpm(await freePort(), state);
    expect(await once(sameFolder.process, "close")).toEqual([1, null]);
    expect(sameFolder.said()).toContain(`This folder is being served already, at http://localhost:${port}`);

    const samePort = startAsNpm(port, ".wrangler/start-beside");
    expect(await once(samePort.process, "close")).toEqual([1, null]);
    expect(samePort.said()).toContain(`Port ${port} is taken`);
    expect(samePort.said()).toContain(`PORT=${port + 1} npm start`);
    expect(samePort.said()).not.toMatch(/\n\s+at /);
  } finally {
    // npm sends this to its shell, which ends without forwarding it.
    shell.kill("SIGTERM");
  }
  // The pipes close when the last process with them has ended.
  await once(shell, "close");
  expect(await isReady(port)).toBe(false);
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  probe.close();
});

test("starts in a row serve the whole site, with another build published during each of them", {
  timeout: 240_000,
}, async () => {
  for (const _ of Array(2).keys()) {
    const server = await startServer();
    await expect.poll(server.said, slow).toContain("Preparing");
    publishCopy();
    await expect.poll(server.said, slow).toContain("Ready at");
    expect(await missing(server.origin)).toEqual([]);
    await stop(server);
  }
});

test("a build beside a running server takes nothing from it, and leaves the earlier one when it is interrupted", {
  timeout: 240_000,
}, async () => {
  publishCopy();
  const served = latest();
  const server = await startServer();
  await expect.poll(server.said, slow).toContain("Ready at");
  expect(marks(served)).not.toEqual([]);

  const faults: string[] = [];
  const note = (found: string[]) => faults.push(...found);
  const walk = setInterval(() => missing(server.origin).then(note, (error) => note([String(error)])), 250);
  const build = begin("node", ["scripts/setup/build.ts"]);
  const folder = () => readdirSync(dist).find((name) => name.endsWith(`-${build.process.pid}`)) ?? "none";
  await expect.poll(() => existsSync(join(dist, folder(), "client")), slow).toBe(true);
  build.process.kill("SIGINT");
  expect(await once(build.process, "close")).toEqual([130, null]);
  expect(folder()).toBe("none");
  expect(latest()).toBe(served);

  publishCopy();
  expect(latest()).not.toBe(served);
  expect(await missing(server.origin)).toEqual([]);
  clearInterval(walk);
  expect(faults).toEqual([]);

  await stop(server);
  // Other test files that run now use the latest build too.
  await expect.poll(() => existsSync(join(dist, served)), slow).toBe(marks(served).length > 0);
});

test("a build waits for another one, which may end by a crash", { timeout: 60_000 }, async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const script = `import("./scripts/setup/build/folder.ts").then(async ({ lockBuilds }) => {
    globalThis.unlock = await lockBuilds();
    console.log("locked");
    setInterval(() => {}, 1000);
  })`;
  const other = begin("node", ["-e", script]);
  await expect.poll(other.said, slow).toContain("locked");
  const waiting = lockBuilds();
  await expect.poll(() => log.mock.calls.flat(), slow).toContain("Waiting for another build to end ...");
  other.process.kill("SIGKILL");
  const unlock = await waiting;
  unlock();
  log.mockRestore();
});
