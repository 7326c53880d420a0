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
/** A machine may be busy with other things; what hangs still fails. */
const slow = { timeout: 100_000 };

interface Started {
  process: ChildProcess;
  /** All that it has written so far. */
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

/** Starts the product as `npm start` does once everything is installed, with npm's shell above, on the build that is there. */
function startAsNpm(port: number, state: string): Started {
  const script = `import("./scripts/setup/install.mjs").then(({ runOnProjectNode }) => runOnProjectNode("scripts/setup/serve.ts", process.argv.slice(1)))`;
  const command = `node -e '${script}' -- --skip-build --fresh --state ${state} --port ${port}; exit $?`;
  return begin("sh", ["-c", command], { npm_lifecycle_event: "start" });
}

/** Starts the server alone, on the build that is there. */
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

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** What answers anything but 200, of the home page and the styles and scripts that it names. */
async function missing(origin: string): Promise<string[]> {
  const page = await fetch(origin);
  const html = await page.text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js)/g));
  // A document names its styles and the entry of its script.
  if (files.size < 2) return [`${page.status} /`];
  const answered = await Promise.all(
    [...files].map(async (file) => {
      const answer = await fetch(origin + file);
      await answer.body?.cancel();
      return answer.status === 200 ? [] : [`${answer.status} ${file}`];
    }),
  );
  return answered.flat();
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
    expect(await answers(port)).toBe(true);

    const sameFolder = startAsNpm(await freePort(), state);
    expect(await once(sameFolder.process, "close")).toEqual([1, null]);
    expect(sameFolder.said()).toContain(`This folder is being served already, at http://localhost:${port}`);

    const samePort = startAsNpm(port, ".wrangler/start-beside");
    expect(await once(samePort.process, "close")).toEqual([1, null]);
    expect(samePort.said()).toContain(`Port ${port} is taken`);
    expect(samePort.said()).toContain(`PORT=${port + 1} npm start`);
    expect(samePort.said()).not.toMatch(/\n\s+at /);
  } finally {
    // What npm sends to its shell, which dies of it and tells nobody.
    shell.kill("SIGTERM");
  }
  // The pipes close once the last process that holds them has ended.
  await once(shell, "close");
  expect(await answers(port)).toBe(false);
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  probe.close();
});

test("nine starts in a row serve the whole site, with another build published during each of them", {
  timeout: 900_000,
}, async () => {
  for (const _ of Array(9).keys()) {
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
  // Test files that run beside this one use the latest build too.
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
