import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { type Dashboard, dashboard } from "#shared/contract/dashboard.ts";
import { openDb } from "#worker/db/client.ts";
import { readDashboard } from "#worker/features/dashboard/dashboard.queries.ts";
import { submissionStats } from "#worker/features/submissions/submission-stats.queries.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { type Api, addAdmin, startApi, submissionBody } from "../support/api.ts";
import { countRows } from "../support/rows-read.ts";

const monday = Date.parse("2026-11-16T10:00:00+05:30");
const minute = 60_000;
let now = monday;
let api: Api;
let token = "";

async function read(): Promise<Dashboard> {
  const response = await api("/api/admin/dashboard", { token });
  expect(response.status).toBe(200);
  return dashboard.parse(await response.json());
}

async function received(changes: Record<string, unknown> = {}): Promise<string> {
  const response = await api("/api/form-submissions", { method: "POST", body: submissionBody(changes) });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

async function change(id: string, body: Record<string, unknown>) {
  const response = await api(`/api/form-submissions/${id}`, { method: "PUT", body, token });
  expect(response.status).toBe(200);
}

/** Contacts the sender, and returns the contact's id. */
async function contact(id: string): Promise<string> {
  const body = { channel: "email" };
  const response = await api(`/api/form-submissions/${id}/contacts`, { method: "POST", body, token });
  return ((await response.json()) as { entry: { id: string } }).entry.id;
}

beforeAll(async () => {
  // These tests pass over hours in which nobody asks for anything.
  const bindings = { SESSION_IDLE_MINUTES: String(365 * 24 * 60) } as object;
  api = startApi({ clock: { ...systemClock, now: () => now }, bindings });
  const { id, token: signed } = await addAdmin();
  token = signed;
  // The session must be valid at the clock that these tests set.
  await env.DB.prepare("UPDATE sessions SET created_at = ?1, expires_at = ?2 WHERE admin_id = ?3")
    .bind(monday, monday + 365 * 24 * 60 * minute, id)
    .run();
});

test("first responses are summed up in working time, and leave again when they are taken back", async () => {
  expect(await read()).toMatchObject({ total: 0, responses: { count: 0, medianMinutes: null } });
  const ids = [await received(), await received(), await received()];
  const entries: string[] = [];
  for (const [at, id] of ids.entries()) {
    now = monday + ([10, 30, 300][at] ?? 0) * minute;
    await change(id, { status: "in_progress" });
    entries.push(await contact(id));
  }
  const { responses, byStatus, last30Days } = await read();
  expect(responses).toMatchObject({ count: 3, medianMinutes: 30, withinTarget: 2 });
  expect(byStatus.in_progress).toBe(3);
  expect(last30Days.at(-1)).toEqual({ date: "2026-11-16", count: 3 });
  await api(`/api/form-submissions/${ids[2]}/timeline/${entries[2]}`, { method: "DELETE", token });
  expect((await read()).responses).toMatchObject({ count: 2, medianMinutes: 20 });
});

test("who waits longest is named, and late ones are counted, urgent ones sooner", async () => {
  now = monday + 24 * 60 * minute;
  const before = (await read()).waiting.overdue;
  const urgent = await received({ firstName: "Urgent" });
  await change(urgent, { priority: "urgent" });
  now += minute;
  await received({ firstName: "Patient" });
  await received({ firstName: "Robot", website: "spam" });
  now += 60 * minute;
  expect((await read()).waiting.overdue).toBe(before + 1);
  now += 181 * minute;
  const { waiting } = await read();
  expect(waiting.overdue).toBe(before + 2);
  expect(waiting.longest.map(({ firstName }) => firstName)).toEqual(["Ravi", "Urgent", "Patient"]);
});

test("an article counts the submissions that began on it, under its old address too, without spam and deleted ones", async () => {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO discover_items (id, slug, content_type, is_published, published_at, created_at, updated_at, reading_time, title)
       VALUES ('01890000-0000-7000-8000-00000000d001', 'home-charging', 'blog', 1, 0, 0, 0, 3, 'Charging at home')`,
    ),
    env.DB.prepare(
      "INSERT INTO discover_slugs (slug, item_id, created_at) VALUES ('old-name', '01890000-0000-7000-8000-00000000d001', 0)",
    ),
  ]);
  const from = (article: string, more = {}) => received({ origin: { article }, ...more });
  const first = await from("home-charging");
  await from("old-name");
  await from("home-charging", { website: "spam" });
  await from("no-such-article");
  const led = async () =>
    (await read()).articles.byEnquiries.map(({ title, enquiries }) => [title, enquiries]);
  expect(await led()).toEqual([["Charging at home", 2]]);
  await change(first, { spam: true });
  expect(await led()).toEqual([["Charging at home", 1]]);
  await change(first, { spam: false });
  await api(`/api/form-submissions/${first}`, { method: "DELETE", token });
  expect(await led()).toEqual([["Charging at home", 1]]);
});

test("reading it does not grow with the number of submissions and articles", {
  timeout: 20_000,
}, async () => {
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
       INSERT INTO discover_items (id, slug, content_type, is_published, published_at, created_at, updated_at, reading_time, title)
       SELECT printf('01890000-0000-7000-8000-%012x', i), 'article-' || i, 'blog', 1, 0, 0, 0, 3, 'Article ' || i FROM n`,
    ),
    env.DB.prepare("UPDATE discover_views SET views = item_seq"),
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
       INSERT INTO submissions (id, reference, form_type, first_name, email, status, priority, spam, is_active, created_at, updated_at,
         first_responded_at, first_response_minutes, form_data, origin)
       SELECT printf('01890000-0000-7000-9000-%012x', i), printf('EV-%09d', i), 'general_query', 'Bulk', 'bulk@example.com',
         CASE i % 2 WHEN 0 THEN 'new' ELSE 'completed' END, 'normal', 0, 1, ?1 - i * 600000, ?1 - i * 600000,
         CASE i % 2 WHEN 1 THEN ?1 - i * 300000 END, CASE i % 2 WHEN 1 THEN i % 400 END, '{}',
         CASE i % 3 WHEN 0 THEN json_object('article', 'article-' || (i % 1000)) END FROM n`,
    ).bind(now),
  ]);
  const rows = await countRows((db) => readDashboard(openDb(db), { now, adminId: "nobody" }));
  expect(rows).toBeLessThanOrEqual(190);
});

test("thirty days that hold the whole of February begin in January", async () => {
  now = Date.parse("2027-01-31T10:00:00+05:30");
  await received();
  now = Date.parse("2027-03-01T10:00:00+05:30");
  await received();
  const { last30Days } = await submissionStats(openDb(env.DB), { now, adminId: "" });
  expect([last30Days[0], last30Days.at(-1)]).toEqual([
    { date: "2027-01-31", count: 1 },
    { date: "2027-03-01", count: 1 },
  ]);
});
