import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackupBindings, openLocal } from "../../scripts/operate/backup/bindings.ts";
import { drill } from "../../scripts/operate/backup/drill.ts";
import { tableFile } from "../../scripts/operate/backup/files.ts";
import type { LaterPurges } from "../../scripts/operate/backup/purges.ts";
import { putBack } from "../../scripts/operate/backup/put-back.ts";
import { takeBackup } from "../../scripts/operate/backup/take.ts";
import { loadSampleContent } from "../../scripts/sample/load.ts";
import { openDb } from "../../worker/db/client.ts";
import { type Purge, purgeRows } from "../../worker/features/privacy/purge.queries.ts";
import { appendToLedger, readLedger } from "../../worker/features/privacy/purge-ledger.ts";
import { replayPurges } from "../../worker/features/privacy/retention.ts";

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
  await expect(putBack(source, backup, { later: "none" })).rejects.toThrow("an empty deployment");
  appendFileSync(tableFile(backup, "submissions"), "{}\n");
  await expect(putBack(source, backup, { later: "none" })).rejects.toThrow("is not as it was written");
}, 120_000);

test("who was erased after a backup does not come back with it, and is not forgotten", async () => {
  const planted = ["Zyxwabella", "vexqilo", "brindlewick", "marzipangle", "wobbegong"];
  const from = await openLocal(join(folder, "people"));
  const [older, newer] = [join(folder, "older"), join(folder, "newer")];
  const entry: Purge = { submissionId: "p", formType: "general_query", cause: "erasure", purgedAt: 5 };
  try {
    await plantPeople(from, ["p"]);
    await takeBackup(from, older);
    await appendToLedger(from.bucket, [entry]);
    await purgeRows(openDb(from.db), [entry], { newId: () => crypto.randomUUID() });
    await takeBackup(from, newer);
  } finally {
    await from.close();
  }
  const people = readFileSync(tableFile(older, "submissions"), "utf8");
  expect(planted.slice(0, 4).filter((text) => !people.includes(text))).toEqual([]);
  const ledger = join(folder, "ledger.json");
  writeFileSync(ledger, JSON.stringify([entry]));
  const sources: [string, Purge[], LaterPurges, LaterPurges][] = [
    ["files", [], { from: newer }, { from: ledger }],
    ["bucket", [entry], undefined, undefined],
  ];
  for (const [name, inBucket, later, again] of sources) {
    const target = await openLocal(join(folder, name));
    try {
      await expect(putBack(target, newer, { later: { from: older } })).rejects.toThrow("is older");
      if (inBucket.length === 0)
        await expect(putBack(target, older, { later: undefined })).rejects.toThrow("is not known");
      await appendToLedger(target.bucket, inBucket);
      expect(await putBack(target, older, { later })).toEqual({ differences: [], erased: 1 });
      expect(await putBack(target, older, { goOn: true, later: again })).toEqual({
        differences: [],
        erased: 0,
      });
      expect(await readLedger(target.bucket)).toEqual([entry]);
      const stored = await everythingIn(target);
      expect(planted.filter((text) => stored.includes(text.toLowerCase()))).toEqual([]);
    } finally {
      await target.close();
    }
  }
}, 240_000);

test("a restore that was killed while it wrote or erased again is finished by the next run", async () => {
  const from = await openLocal(join(folder, "many"));
  const older = join(folder, "older-many");
  const ids = Array.from({ length: 250 }, (_, index) => `p${index}`);
  try {
    await plantPeople(from, [...ids, "stays"]);
    await takeBackup(from, older);
  } finally {
    await from.close();
  }
  const entries = ids.map(
    (submissionId): Purge => ({
      submissionId,
      formType: "general_query",
      cause: "erasure",
      purgedAt: 5,
    }),
  );
  const target = await openLocal(join(folder, "killed"));
  try {
    await appendToLedger(target.bucket, entries);
    // The cron of a new deployment reads the ledger before, and while the rows are written.
    await replayPurges(openDb(target.db), target.bucket);
    const whileWriting = "(SELECT count(*) FROM submissions) = 100";
    await expect(putBack(killedOnce(target, whileWriting), older, { later: undefined })).rejects.toThrow(
      "killed",
    );
    await replayPurges(openDb(target.db), target.bucket);
    const whileErasing = "(SELECT count(*) FROM purges) = 200";
    const goOn = () => putBack(killedOnce(target, whileErasing), older, { goOn: true, later: undefined });
    await expect(goOn()).rejects.toThrow("killed");
    const { erased, differences } = await putBack(target, older, { goOn: true, later: undefined });
    expect(erased).toBe(50);
    // What the cron wrote meanwhile is not in the backup, and the run says so.
    expect(differences.map((text) => text.split(":")[0])).toEqual(["audit_log"]);
    const asked = await target.db
      .prepare("SELECT submission_id AS id FROM privacy_requests WHERE message IS NOT NULL")
      .all();
    expect(asked.results).toEqual([{ id: "stays" }]);
    const left = await target.db.prepare("SELECT id FROM submissions").all();
    expect(left.results).toEqual([{ id: "stays" }]);
  } finally {
    await target.close();
  }
}, 240_000);

/** Bindings whose database stops at the first batch for which a condition holds. */
function killedOnce(target: BackupBindings, condition: string): BackupBindings {
  const { db } = target;
  const batch: D1Database["batch"] = async (statements) => {
    const isDue = await db.prepare(`SELECT ${condition} AS is_due`).first<number>("is_due");
    if (isDue) throw new Error("killed");
    return db.batch(statements);
  };
  return { ...target, db: { prepare: (text: string) => db.prepare(text), batch } as D1Database };
}

async function plantPeople({ db }: BackupBindings, ids: string[]): Promise<void> {
  const everyone = "FROM json_each(?)";
  const statements = [
    `INSERT INTO submissions (id, reference, form_type, first_name, email, created_at, updated_at, form_data, notes)
     SELECT value, 'EV-' || value, 'general_query', 'Zyxwabella', 'z@vexqilo.example', 1, 1, '{"message":"brindlewick"}', 'marzipangle' ${everyone}`,
    `INSERT INTO submission_history (id, submission_id, at, field, to_value)
     SELECT 'h' || value, value, 1, 'notes', 'marzipangle' ${everyone}`,
    `INSERT INTO privacy_requests (id, submission_id, reference, type, status, message, created_at, acknowledge_by, answer_by)
     SELECT 'r' || value, value, 'EV-' || value, 'erasure', 'new', 'wobbegong', 1, 1, 1 ${everyone}`,
  ];
  await db.batch(statements.map((sql) => db.prepare(sql).bind(JSON.stringify(ids))));
}

/** Every value of every table and every object, as one text in lower case. */
async function everythingIn({ db, bucket }: BackupBindings): Promise<string> {
  const texts: string[] = [];
  const { results } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE '_cf_%'",
    )
    .all<{ name: string }>();
  for (const { name } of results) {
    for (const value of (await db.prepare(`SELECT * FROM "${name}"`).raw()).flat())
      texts.push(Array.isArray(value) ? Buffer.from(value).toString("latin1") : String(value));
  }
  for (const { key } of (await bucket.list()).objects)
    texts.push(key, (await (await bucket.get(key))?.text()) ?? "");
  return texts.join("\n").toLowerCase();
}
