import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../scripts/audit/site.ts";
import { requireBuild } from "../../scripts/setup/build/folder.ts";

// What people who know Cloudflare and Vite try first, from the root, after a build.

requireBuild();
const root = join(import.meta.dirname, "../..");
const slow = { timeout: 100_000 };

/** A local database with its tables, in a folder of its own. */
const state = mkdtempSync(join(tmpdir(), "convention-"));
beforeAll(() => {
  execFileSync("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], {
    cwd: root,
  });
}, 100_000);
afterAll(() => rmSync(state, { recursive: true, force: true }));

/** Starts a server, and returns its address once it answers. */
async function serve(command: string, args: string[], env: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  const server = spawn(command, [...args, "--port", port], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (said += chunk));
  onTestFinished(async () => {
    if (server.exitCode !== null) return;
    const closed = once(server, "close");
    server.kill("SIGINT");
    await closed;
  });
  const origin = `http://127.0.0.1:${port}`;
  const answer = () =>
    fetch(`${origin}/api/health`).then(
      (response) => response.status,
      () => said.slice(-2000),
    );
  await expect.poll(answer, slow).toBe(200);
  return origin;
}

/** A static page with its stylesheet, and a page that the Worker renders. */
async function expectSite(origin: string): Promise<void> {
  const home = await fetch(origin);
  expect(home.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
  const [, style = "/none"] = /<link rel="stylesheet" href="([^"]+)"/.exec(await home.text()) ?? [];
  expect((await fetch(origin + style)).headers.get("Content-Type")).toContain("text/css");
  const listing = await fetch(`${origin}/discover`);
  expect(listing.status).toBe(200);
  expect(await listing.text()).toContain(style);
}

test("npx wrangler dev serves the site", { timeout: 180_000 }, async () => {
  await expectSite(await serve("wrangler", ["dev", "--ip", "127.0.0.1", "--persist-to", state], {}));
});

test("npx vite preview serves the site", { timeout: 180_000 }, async () => {
  await expectSite(await serve("vite", ["preview"], { LOCAL_STATE: state }));
});

test("npx wrangler deploy --dry-run uploads the Worker with its assets", { timeout: 60_000 }, () => {
  const output = execFileSync("wrangler", ["deploy", "--dry-run"], { cwd: root, encoding: "utf8" });
  expect(output).toMatch(/env\.ASSETS\b/);
  expect(output).toMatch(/env\.DB\b/);
});
