import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackupBindings, openLocal } from "../../scripts/operate/backup/bindings.ts";
import { drill } from "../../scripts/operate/backup/drill.ts";
import { tableFile } from "../../scripts/operate/backup/files.ts";
import { putBack } from "../../scripts/operate/backup/put-back.ts";
import { takeBackup } from "../../scripts/operate/backup/take.ts";
import { loadSampleContent } from "../../scripts/sample/load.ts";

const folder = mkdtempSync(join(tmpdir(), "backup-"));
let source: BackupBindings;

beforeAll(async () => {
  source = await openLocal(join(folder, "state"));
  await loadSampleContent({ DB: source.db, MEDIA: source.bucket });
  await source.db.batch([
    source.db.prepare("UPDATE discover_views SET views = views + 3"),
    source.db.prepare("UPDATE submissions SET status = 'archived', is_active = 0 WHERE seq = 1"),
    source.db.prepare(
      "INSERT INTO audit_log (id, at, action, subject_type, request_id) VALUES ('a', 1, 'login', 'admin', 'r')",
    ),
  ]);
}, 60_000);

afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

// ASVS 6.3.2
test("migrations and sample content make no account", async () => {
  expect(await source.db.prepare("SELECT count(*) AS n FROM admins").first("n")).toBe(0);
});

test("a backup put into an empty deployment is equal row by row, with its search, counters and files", async () => {
  const { rows, files, differences } = await drill(source);
  expect(differences).toEqual([]);
  expect(rows).toBeGreaterThan(30);
  expect(files).toBeGreaterThan(3);
}, 120_000);

test("a restore refuses a deployment that has content, and a backup that was changed", async () => {
  const backup = join(folder, "backup");
  await takeBackup(source, backup);
  expect(readdirSync(join(backup, "tables"))).not.toContain("sessions.ndjson");
  await expect(putBack(source, backup)).rejects.toThrow("an empty deployment");
  appendFileSync(tableFile(backup, "submissions"), "{}\n");
  await expect(putBack(source, backup)).rejects.toThrow("is not as it was written");
}, 120_000);
