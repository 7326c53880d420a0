import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, expect } from "vitest";
import { collectLog, personalLines } from "./logged.ts";

const countTables = () => env.DB.prepare("SELECT count(*) AS n FROM sqlite_master").first<number>("n");

// Nothing remains of the file that this workerd ran before. `reset` empties only what is in memory,
// which storage that was idle for ten seconds is not until it is read.
await Promise.all([countTables(), env.MEDIA.head("none"), caches.default.match("http://localhost/none")]);
await reset();
if ((await countTables()) !== 0) throw new Error("The database is not empty.");
await applyD1Migrations(env.DB, env.MIGRATIONS);

// The line of each request would cost as much time as the request. Warnings and errors are shown.
if (console.log !== collectLog) {
  console.log = collectLog;
  for (const level of ["warn", "error"] as const) {
    const show = console[level];
    console[level] = (...values: unknown[]) => {
      collectLog(...values);
      show(...values);
    };
  }
}

// Whatever a test file made the Worker log, nothing in it is personal data.
afterAll(() => expect(personalLines()).toEqual([]));
