import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { defaultRetentionDays, restrictionMs, retentionNoticeMs } from "#shared/privacy-terms.ts";
import { dayMs } from "#shared/time.ts";
import { openDb } from "#worker/db/client.ts";
import { addRequest } from "#worker/features/privacy/privacy-requests.queries.ts";
import { readLedger } from "#worker/features/privacy/purge-ledger.ts";
import { readRetention, saveRetentionDays } from "#worker/features/privacy/retention.queries.ts";
import { runRetention } from "#worker/features/privacy/retention.ts";
import { broken } from "../support/faults.ts";
import { asSender, restrict } from "../support/privacy.ts";
import { countRows } from "../support/rows-read.ts";

const db = openDb(env.DB);
const now = Date.parse("2026-11-20T10:00:00.000Z");
const term = defaultRetentionDays.general_query * dayMs;

function run(time: number, { DB, MEDIA } = broken({})): Promise<void> {
  return runRetention({ db: openDb(DB), bucket: MEDIA, now: time, compares: true });
}

/** Adds submissions that nobody changed for `age`; returns their ids. */
async function add(age: number, changes: Record<string, unknown> = {}, howMany = 1): Promise<string[]> {
  const ids = Array.from({ length: howMany }, () => crypto.randomUUID());
  const row = { form_type: "general_query", spam: 0, is_active: 1, ...changes };
  const insert = env.DB.prepare(
    `INSERT INTO submissions (id, reference, form_type, first_name, email, spam, is_active, created_at, updated_at, form_data)
     VALUES (?1, 'EV-' || ?1, ?2, 'Ravi', 'ravi@example.com', ?3, ?4, ?5, ?5, '{}')`,
  );
  const history = env.DB.prepare(
    "INSERT INTO submission_history (id, submission_id, at, field) VALUES (?1, ?1, 0, 'notes')",
  );
  await env.DB.batch([
    ...ids.map((id) => insert.bind(id, row.form_type, row.spam, row.is_active, now - age)),
    ...ids.map((id) => history.bind(id)),
  ]);
  return ids;
}

async function stored(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT id FROM submissions").all<{ id: string }>();
  return results.map(({ id }) => id);
}

async function runs() {
  return (await readRetention(db, now)).runs;
}

beforeEach(async () => {
  const tables = ["submissions", "purges", "retention_runs", "retention_rules", "privacy_requests", "outbox"];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  const { objects } = await env.MEDIA.list();
  await env.MEDIA.delete(objects.map(({ key }) => key));
});

describe("the retention job", () => {
  // ASVS 14.2.7
  it("plans what is due, waits a day, and erases it, deleted ones and spam too", async () => {
    await add(term + dayMs);
    await add(term + dayMs, { spam: 1 });
    await add(term + dayMs, { is_active: 0, form_type: "discover_query" });
    const [changed] = await add(term + dayMs);
    const [young] = await add(term - 2 * dayMs);
    const [asked] = await add(term + dayMs);
    const request = { id: crypto.randomUUID(), type: "access" as const, message: null, enteredBy: null };
    await addRequest(db, asked ?? "", request, asSender(now));
    expect((await readRetention(db, now)).rules.map(({ due }) => due)).toEqual([3, 0, 0, 0, 1]);

    await run(now);
    const dueAt = new Date(now + retentionNoticeMs).toISOString();
    const planned = { general_query: 3, discover_query: 1 };
    expect(await runs()).toMatchObject([{ dueAt, planned, purged: 0, finishedAt: null, cancelledAt: null }]);
    await run(now + retentionNoticeMs - 1);
    expect(await stored()).toHaveLength(6);
    await env.DB.prepare("UPDATE submissions SET updated_at = ? WHERE id = ?").bind(now, changed).run();

    await run(now + retentionNoticeMs);
    expect((await stored()).sort()).toEqual([changed, young, asked].sort());
    await run(now + retentionNoticeMs);
    expect(await runs()).toMatchObject([{ purged: 3, finishedAt: dueAt }]);
    expect(await readLedger(env.MEDIA)).toHaveLength(3);
  });

  it("takes a part in each run, and goes on where it stopped", async () => {
    await add(term + dayMs, {}, 60);
    await run(now);
    const due = now + retentionNoticeMs;
    await run(due);
    expect(await stored()).toHaveLength(10);
    expect(await runs()).toMatchObject([{ purged: 50, finishedAt: null }]);
    for (const time of [due, due]) await run(time);
    expect(await stored()).toHaveLength(0);
    expect(await runs()).toMatchObject([{ planned: { general_query: 60 }, purged: 60 }]);
    expect((await runs())[0]?.finishedAt).not.toBeNull();
  });

  it("cancels a planned run when a rule changes, and plans by the new rule", async () => {
    const [id] = await add(term + dayMs);
    await run(now);
    await saveRetentionDays(db, { general_query: 1000, discover_query: 400 }, asSender(now));
    expect(await runs()).toMatchObject([{ cancelledAt: new Date(now).toISOString() }]);
    for (const days of [1, 2, 3]) await run(now + days * dayMs);
    expect(await stored()).toEqual([id]);
    expect((await readRetention(db, now)).rules.slice(0, 2)).toMatchObject([
      { formType: "general_query", days: 1000, isDefault: false, due: 0 },
      { formType: "charging_partner", days: 731, isDefault: true, due: 0 },
    ]);
    await saveRetentionDays(db, { general_query: 366 }, asSender(now));
    await run(now);
    await run(now + retentionNoticeMs);
    expect(await stored()).toEqual([]);
  });

  it("erases a restricted one after its own term, without a plan, and not before", async () => {
    const [id = ""] = await add(term + dayMs);
    await restrict(id, now);
    expect((await readRetention(db, now)).restricted).toEqual({ total: 1, due: 0 });
    for (const time of [now, now + retentionNoticeMs, now + restrictionMs]) await run(time);
    expect(await stored()).toEqual([id]);
    expect((await readRetention(db, now + restrictionMs + 1)).restricted).toEqual({ total: 1, due: 1 });
    await run(now + restrictionMs + 1);
    expect(await stored()).toEqual([]);
    expect(await readLedger(env.MEDIA)).toMatchObject([{ submissionId: id, cause: "erasure" }]);
    expect(await runs()).toEqual([]);
  });

  it("reads few rows however many are stored", async () => {
    for (let part = 0; part < 10; part++) await add(dayMs, {}, 40);
    await run(now);
    expect(await countRows((DB) => run(now, { DB, MEDIA: env.MEDIA }))).toBeLessThanOrEqual(13);
  });
});

describe("a purge", () => {
  it("is done again in a database that was taken back in time", async () => {
    const [id = ""] = await add(dayMs);
    const before = await env.DB.prepare("SELECT * FROM submissions").first<Record<string, unknown>>();
    await restrict(id, now - restrictionMs - 1);
    await run(now);
    const columns = Object.keys(before ?? {});
    await env.DB.batch([
      env.DB.prepare("DELETE FROM purges"),
      env.DB.prepare(`INSERT INTO submissions (${columns}) VALUES (${columns.map(() => "?")})`).bind(
        ...Object.values(before ?? {}),
      ),
    ]);
    await run(now + dayMs);
    expect(await stored()).toEqual([]);
    const row = await env.DB.prepare("SELECT * FROM purges").first();
    expect(row).toMatchObject({ submission_id: id, purged_at: now, search_merged: 1 });
    await env.MEDIA.delete("privacy/purges/2026-11.json");
    await run(now + dayMs);
    expect(await readLedger(env.MEDIA)).toMatchObject([{ submissionId: id }]);
  });

  // ASVS 2.3.3
  it("that stops at any call leaves the person whole or erased, never half, and a later run finishes", {
    timeout: 60_000,
  }, async () => {
    const faults = (["before", "after"] as const).flatMap((when) => [
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => ({ DB: { when, nth } })),
      ...[1, 2, 3].map((nth) => ({ MEDIA: { when, nth } })),
    ]);
    const states = new Set<string>();
    let onlyInLedger = 0;
    for (const [index, fault] of faults.entries()) {
      const [id = ""] = await add(dayMs);
      await restrict(id, now - restrictionMs - 1);
      await run(now + index, broken(fault)).catch(() => undefined);
      const state = await env.DB.prepare(
        `SELECT (SELECT count(*) FROM submissions WHERE id = ?1) || (SELECT count(*) FROM submission_history
           WHERE submission_id = ?1) || (SELECT count(message) FROM privacy_requests WHERE submission_id = ?1)
           || (SELECT 1 - count(*) FROM purges WHERE submission_id = ?1) AS state`,
      )
        .bind(id)
        .first<string>("state");
      states.add(state ?? "");
      if (state === "1111" && (await readLedger(env.MEDIA)).length > index) onlyInLedger++;
      await run(now + index);
      expect(await stored(), JSON.stringify(fault)).toEqual([]);
      const waiting = "SELECT count(*) AS n FROM purges WHERE search_merged = 0";
      expect(await env.DB.prepare(waiting).first("n")).toBe(0);
      expect(await readLedger(env.MEDIA)).toHaveLength(index + 1);
    }
    expect([...states].sort()).toEqual(["0000", "1111"]);
    expect(onlyInLedger).toBeGreaterThan(0);
  });
});
