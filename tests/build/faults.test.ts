import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { storm } from "../../scripts/audit/faults/storm.ts";
import { stationStorm } from "../../scripts/audit/storm/storm.ts";

// In one file, so that the two servers do not run at the same time.
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "storm-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a hundred submissions through a crash and failing parts are stored once when they were acknowledged", async () => {
  const { acknowledged, faults, crashes } = await storm({
    submissions: 100,
    clients: 10,
    crashes: 1,
    state: join(folder, "state"),
  });
  expect(faults).toEqual([]);
  expect(crashes).toBe(1);
  expect(acknowledged).toBeGreaterThan(70);
}, 240_000);

test("three hundred reports in any order through a crash leave every charging point with its last one", async () => {
  const plan = { stations: 12, patches: 300, crashes: 1, clients: 8, state: join(folder, "state") };
  const { reports, faults } = await stationStorm(plan);
  expect(faults).toEqual([]);
  expect(reports).toBeGreaterThanOrEqual(300);
}, 240_000);
