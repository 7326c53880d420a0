import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, expect } from "vitest";
import { collectLog, personalLines } from "./logged.ts";

await applyD1Migrations(env.DB, env.MIGRATIONS);

// The line of each request would cost as much time as the request. Warnings and errors are shown.
console.log = collectLog;
for (const level of ["warn", "error"] as const) {
  const show = console[level];
  console[level] = (...values: unknown[]) => {
    collectLog(...values);
    show(...values);
  };
}

// Whatever a test file made the Worker log, nothing in it is personal data.
afterAll(() => expect(personalLines()).toEqual([]));
