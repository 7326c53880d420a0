import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../../scripts/audit/site.ts";

const root = join(import.meta.dirname, "../..");

/** Starts the product as `npm start` does once everything is installed, with npm's shell above, on the build that is there. */
function startAsNpm(port: number, state: string): { shell: ChildProcess; said: () => string } {
  const script = `import("./scripts/setup/install.mjs").then(({ runOnProjectNode }) => runOnProjectNode("scripts/serve.ts", process.argv.slice(1)))`;
  const command = `node -e '${script}' -- --skip-build --fresh --state ${state} --port ${port}; exit $?`;
  const shell = spawn("sh", ["-c", command], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  let text = "";
  for (const stream of [shell.stdout, shell.stderr]) stream?.on("data", (chunk) => (text += chunk));
  return { shell, said: () => text };
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

test("a start that is told to end leaves nothing running, and others beside it say what is in their way", {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const { shell, said } = startAsNpm(port, ".wrangler/start");
  try {
    await expect.poll(said, { timeout: 100_000 }).toContain("Ready at");
    expect(await answers(port)).toBe(true);

    const sameFolder = startAsNpm(await freePort(), ".wrangler/start");
    expect(await once(sameFolder.shell, "close")).toEqual([1, null]);
    expect(sameFolder.said()).toContain(`This folder is being served already, at http://localhost:${port}`);

    const samePort = startAsNpm(port, ".wrangler/start-beside");
    expect(await once(samePort.shell, "close")).toEqual([1, null]);
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
