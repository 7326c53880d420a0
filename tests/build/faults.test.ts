import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storm } from "../../scripts/audit/faults/storm.ts";

test("a hundred enquiries through a crash and failing parts are stored once when they were acknowledged", async () => {
  const folder = mkdtempSync(join(tmpdir(), "storm-"));
  try {
    const { acknowledged, faults, crashes } = await storm({
      enquiries: 100,
      clients: 10,
      crashes: 1,
      state: join(folder, "state"),
    });
    expect(faults).toEqual([]);
    expect(crashes).toBe(1);
    expect(acknowledged).toBeGreaterThan(70);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
