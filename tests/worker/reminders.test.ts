import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Dashboard } from "#shared/contract/dashboard.ts";
import type { Submission, SubmissionList, TimelineEntry } from "#shared/contract/submissions.ts";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { countReminders } from "#worker/features/submissions/reminders.queries.ts";
import { listSubmissions } from "#worker/features/submissions/submissions.queries.ts";
import { runJobs } from "#worker/jobs.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { type Api, addAdmin, startApi, submissionBody } from "../support/api.ts";
import { restrict } from "../support/privacy.ts";
import { watchQueries } from "../support/rows-read.ts";

const path = "/api/form-submissions";
const hour = 3_600_000;
/** 11:00 in India on a Tuesday. */
const tuesday = Date.parse("2026-11-17T11:00:00+05:30");
let now = tuesday;
let api: Api;
let me: Awaited<ReturnType<typeof addAdmin>>;
const sent: { to: string; subject: string; text: string }[] = [];
const MAIL = {
  send: async (mail: (typeof sent)[number]) => {
    sent.push(mail);
    return { messageId: String(sent.length) };
  },
} as unknown as SendEmail;

async function staff<Body>(url: string, request: { method?: string; body?: unknown } = {}) {
  const response = await api(url, { token: me.token, ...request });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Body;
}

async function received(changes: Record<string, unknown> = {}): Promise<string> {
  const response = await api(path, { method: "POST", body: submissionBody(changes) });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

async function remind(id: string, at: number, note?: string): Promise<Submission> {
  const body = { at: new Date(at).toISOString(), note };
  return (await staff<{ data: Submission }>(`${path}/${id}/reminder`, { method: "PUT", body })).data;
}

async function reminded(query: string): Promise<string[]> {
  return (await staff<SubmissionList>(`${path}?${query}`)).submissions.map(({ id }) => id);
}

function cron(time: number, bindings: Partial<Bindings> = {}) {
  const mailing = { MAIL, MAIL_FROM: "portal@example.com", SITE_URL: "https://site.example" };
  return runJobs({ ...env, ...mailing, ...bindings } as Bindings, createExecutionContext(), time);
}

beforeAll(async () => {
  const bindings = { SESSION_IDLE_MINUTES: String(365 * 24 * 60) } as object;
  api = startApi({ clock: { ...systemClock, now: () => now }, bindings });
  me = await addAdmin();
  await env.DB.prepare("UPDATE sessions SET created_at = ?1, expires_at = ?1 + 8640000000")
    .bind(tuesday)
    .run();
});

beforeEach(async () => {
  now = tuesday;
  sent.length = 0;
  await env.DB.batch([env.DB.prepare("DELETE FROM outbox"), env.DB.prepare("DELETE FROM submissions")]);
});

it("a reminder is on the submission and in its history, and is due when its time comes, the earliest first", async () => {
  const [later, sooner, none] = [await received(), await received(), await received()];
  const { reminder, version } = await remind(later, tuesday + 2 * hour, "  Ask about the sanctioned load ");
  expect(reminder).toEqual({
    at: "2026-11-17T07:30:00.000Z",
    note: "Ask about the sanctioned load",
    adminId: me.id,
  });
  expect(version).toBe(1);
  await remind(sooner, tuesday + hour);
  expect(await reminded("reminder=set")).toEqual([sooner, later]);
  expect(await reminded("reminder=due")).toEqual([]);
  expect((await staff<Dashboard>("/api/admin/dashboard")).reminders).toEqual({ due: 0, later: 2 });
  now += hour;
  expect(await reminded("reminder=due")).toEqual([sooner]);
  expect(await reminded("reminder=set&search=ravi")).toEqual(expect.arrayContaining([sooner, later]));
  expect((await staff<Dashboard>("/api/admin/dashboard")).reminders).toEqual({ due: 1, later: 1 });
  expect(await reminded("")).toContain(none);

  await remind(sooner, tuesday + 3 * hour);
  expect(await reminded("reminder=due")).toEqual([]);
  const { data } = await staff<{ data: Submission }>(`${path}/${sooner}/reminder`, { method: "DELETE" });
  expect(data.reminder).toBeNull();
  expect(await reminded("reminder=set")).toEqual([later]);
  const { entries } = await staff<{ entries: TimelineEntry[] }>(`${path}/${sooner}/timeline`);
  const times = entries.filter(({ field }) => field === "reminder").map(({ from, to }) => [from, to]);
  const [first, second] = [tuesday + hour, tuesday + 3 * hour].map((at) => new Date(at).toISOString());
  expect(times).toEqual([
    [second, null],
    [first, second],
    [null, first],
  ]);
});

it("a call to make later is no response", async () => {
  const id = await received();
  const body = { channel: "phone", outcome: "call_later" };
  const { data } = await staff<{ data: Submission }>(`${path}/${id}/contacts`, { method: "POST", body });
  expect(data.firstRespondedAt).toBeNull();
});

it("a time that is none is refused", async () => {
  const id = await received();
  for (const at of ["", "tomorrow", "2026-13-01T10:00:00Z", null]) {
    const response = await api(`${path}/${id}/reminder`, { method: "PUT", body: { at }, token: me.token });
    expect(response.status, String(at)).toBe(400);
  }
});

it("a reminder that is due is mailed once, to the assignee or else to who set it", async () => {
  const other = await addAdmin();
  const [own, assigned] = [await received({ firstName: "Own" }), await received({ firstName: "Assigned" })];
  await staff(`${path}/${assigned}`, { method: "PUT", body: { assigneeId: other.id } });
  await remind(own, tuesday + hour, "Ask for the bill");
  await remind(assigned, tuesday + hour);
  await cron(tuesday);
  expect(sent.filter(({ subject }) => subject.startsWith("Call"))).toEqual([]);
  await cron(tuesday + hour);
  await cron(tuesday + hour + 300_000);
  const calls = sent.filter(({ subject }) => subject.startsWith("Call"));
  expect(calls.map(({ to, subject }) => [to, subject.slice(0, 8)]).sort()).toEqual(
    [
      [me.email, "Call Own"],
      [other.email, "Call Ass"],
    ].sort(),
  );
  expect(calls.find(({ to }) => to === me.email)?.text).toContain("Ask for the bill");
});

it("without mail a due reminder fails no job and enqueues nothing", async () => {
  await remind(await received(), tuesday);
  await cron(tuesday + hour, { MAIL: undefined });
  const { results } = await env.DB.prepare("SELECT id FROM outbox").all();
  expect(results).toEqual([]);
});

it("a deleted, restricted or spam submission reminds nobody", async () => {
  const [deleted, spam, restricted] = [await received(), await received(), await received()];
  for (const id of [deleted, spam, restricted]) await remind(id, tuesday);
  await staff(`${path}/${deleted}`, { method: "DELETE" });
  await staff(`${path}/${spam}`, { method: "PUT", body: { spam: true } });
  await restrict(restricted, now);
  now += hour;
  expect(await reminded("reminder=set")).toEqual([]);
  expect((await staff<Dashboard>("/api/admin/dashboard")).reminders).toEqual({ due: 0, later: 0 });
  await cron(now);
  expect(sent.filter(({ subject }) => subject.startsWith("Call"))).toEqual([]);
});

it("reading reminders costs as many rows as there are, whatever the number of submissions", async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
     INSERT INTO submissions (id, reference, form_type, first_name, email, created_at, updated_at, form_data, reminder_at)
     SELECT printf('01890000-0000-7000-9000-%012x', i), printf('EV-%09d', i), 'general_query', 'Bulk', 'bulk@example.com',
       ?1 - i, ?1 - i, '{}', CASE WHEN i % 500 = 0 THEN ?1 - i END FROM n`,
  )
    .bind(tuesday)
    .run();
  const query = { page: 1, limit: 20, spam: false, deleted: false, reminder: "due" } as const;
  const order = { sortBy: "createdAt", sortOrder: "desc" } as const;
  const listed = await watchQueries((db) => listSubmissions(openDb(db), { ...query, ...order }, tuesday));
  const counted = await watchQueries((db) =>
    countReminders(openDb(db), { now: tuesday, until: tuesday + hour, max: 100 }),
  );
  expect(listed.rows).toBeLessThanOrEqual(50);
  expect(counted.rows).toBeLessThanOrEqual(20);
});
