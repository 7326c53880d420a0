import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { hourMs } from "#shared/time.ts";
import type { Bindings } from "#worker/env.ts";
import { runJobs } from "#worker/jobs.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { planted } from "../support/planted.ts";
import { plantedSubmission, restrict, sendSubmission } from "../support/privacy.ts";

const submissions = "/api/form-submissions";
const sent: string[] = [];
const MAIL = { send: async (mail: object) => sent.push(JSON.stringify(mail)) } as unknown as SendEmail;
const mailing = { MAIL, MAIL_FROM: "portal@example.com", SITE_URL: "https://site.example" };
/** 08:30 in India: the digest of the day before is due an hour later. */
const now = Date.parse("2026-11-20T03:00:00.000Z");
const api = startApi({ clock: { now: () => now, id: systemClock.id } });
let staff: Awaited<ReturnType<typeof addAdmin>>;
let id: string;
let live: string;

function cron(time: number) {
  return runJobs({ ...env, ...mailing } as Bindings, createExecutionContext(), time);
}

async function call(path: string, method = "GET", body?: object) {
  const response = await api(path, { method, body, token: staff.token });
  return { status: response.status, text: await response.text() };
}

beforeAll(async () => {
  staff = await addAdmin();
  const wanted = JSON.stringify({ formTypes: ["general_query"], digest: true });
  await env.DB.batch([
    env.DB.prepare("UPDATE admins SET notifications = ? WHERE id = ?").bind(wanted, staff.id),
    env.DB.prepare("UPDATE sessions SET created_at = ?1, expires_at = ?1 + 86400000 WHERE id = ?2").bind(
      now,
      staff.sessionId,
    ),
  ]);
  id = await plantedSubmission();
  live = await sendSubmission({ firstName: "Ravi", email: planted.email, phone: planted.phone });
  await env.DB.prepare("UPDATE submissions SET created_at = ?1, updated_at = ?1")
    .bind(now - 10 * hourMs)
    .run();
  await restrict(id, now);
});

it("a restricted submission is in no list, count, search, export or detail of the inbox", async () => {
  const lists = ["", "?deleted=true", "?spam=true", "?sortBy=updatedAt", "?status=new&priority=normal"];
  const searches = [planted.lastName, planted.email, planted.phone, "brindlewick"].flatMap((text) => [
    `?search=${encodeURIComponent(text)}`,
    `?deleted=true&search=${encodeURIComponent(text)}`,
  ]);
  for (const query of [...lists, ...searches, "?response=overdue"]) {
    const { status, text } = await call(`${submissions}${query}`);
    expect(status, query).toBe(200);
    expect(text, query).not.toMatch(new RegExp(`${id}|${planted.lastName}|${planted.message}`));
  }
  for (const query of ["", "?deleted=true", `?ids=${id}`, `?search=${planted.lastName}`]) {
    const { status, text } = await call(`${submissions}/export.csv${query}`);
    expect(status, query).toBe(200);
    expect(text, query).not.toMatch(new RegExp(`${planted.lastName}|${planted.message}`));
  }
  const stats = JSON.parse((await call(`${submissions}/stats`)).text);
  expect(stats.total).toBe(1);
  expect(JSON.parse((await call(`${submissions}/repeats?ids=${id},${live}`)).text)).toEqual({ repeats: {} });
  const dashboard = await call("/api/admin/dashboard");
  expect(JSON.parse(dashboard.text).total).toBe(1);
  expect(dashboard.text).not.toContain(planted.lastName);
});

it("nobody in the inbox can read, change, delete or restore it", async () => {
  const one = `${submissions}/${id}`;
  const refused: [path: string, method?: string, body?: object][] = [
    [one],
    [`${one}/timeline`],
    [one, "PUT", { status: "completed" }],
    [`${one}/notes`, "POST", { text: "A note" }],
    [`${one}/contacts`, "POST", { channel: "phone", outcome: "reached" }],
    [`${one}/presence`, "PUT", { editing: false }],
    [one, "DELETE"],
    [`${one}/restore`, "POST"],
  ];
  for (const [path, method, body] of refused) {
    expect((await call(path, method, body)).status, `${method} ${path}`).toBe(404);
  }
  const row = env.DB.prepare("SELECT is_active, restricted_at, version FROM submissions WHERE id = ?");
  expect(await row.bind(id).first()).toEqual({ is_active: 0, restricted_at: now, version: 2 });
  const views =
    "SELECT count(*) AS n FROM audit_log WHERE subject_id = ? AND action <> 'submission.restrict'";
  expect(await env.DB.prepare(views).bind(id).first("n")).toBe(0);
});

it("the audit log says that a submission was restricted, and not which", async () => {
  const reference = await env.DB.prepare("SELECT reference FROM submissions WHERE id = ?")
    .bind(id)
    .first<string>("reference");
  const { text } = await call("/api/admin/audit?kind=submission");
  expect(text).toContain("submission.restrict");
  expect(text).not.toContain(reference);
});

it("no mail and no digest names it, not even one that was waiting to be sent", async () => {
  const waiting = await plantedSubmission({ lastName: "Waitingham" });
  const body = JSON.stringify({
    title: "1 new",
    facts: [],
    links: [{ label: "W", href: waiting }],
    reason: "",
  });
  await env.DB.prepare(
    `INSERT INTO outbox (id, about, recipient, subject, body, created_at, next_attempt_at)
     VALUES ('w', 'digest:2026-11-18', ?, '1 new', ?, ?, ?)`,
  )
    .bind(staff.email, body, now, now)
    .run();
  await restrict(waiting, now);
  await cron(now - 9 * hourMs);
  await cron(now + hourMs);
  expect(sent.length).toBeGreaterThan(0);
  const outbox = await env.DB.prepare("SELECT * FROM outbox").all();
  for (const text of [sent.join(), JSON.stringify(outbox.results)]) {
    expect(text).not.toMatch(new RegExp(`${planted.lastName}|Waitingham|${id}|${waiting}`));
  }
});
