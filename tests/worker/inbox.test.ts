import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { ActiveAdmins } from "#shared/contract/admins.ts";
import {
  type Submission,
  type SubmissionChange,
  type SubmissionRepeats,
  type SubmissionStats,
  submission,
} from "#shared/contract/submissions.ts";
import { maxSearchMatches } from "#shared/limits.ts";
import { openDb } from "#worker/db/client.ts";
import { countRepeats } from "#worker/features/submissions/submission-repeats.queries.ts";
import { listSubmissions } from "#worker/features/submissions/submissions.queries.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { type Api, addAdmin, enquiry, startApi } from "../support/api.ts";
import { countRows } from "../support/rows-read.ts";

const path = "/api/form-submissions";
let now = Date.parse("2026-11-16T10:00:00+05:30");
let api: Api;
let me: Awaited<ReturnType<typeof addAdmin>>;
let other: Awaited<ReturnType<typeof addAdmin>>;

async function staff<Body>(url: string, request: { method?: string; body?: unknown; token?: string } = {}) {
  const answer = await api(url, { token: me.token, ...request });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Body;
}

async function received(changes: Record<string, unknown> = {}): Promise<Submission> {
  const answer = await api(path, { method: "POST", body: enquiry(changes) });
  expect(answer.status).toBe(201);
  const { data } = (await answer.json()) as { data: { id: string } };
  return read(data.id);
}

async function read(id: string): Promise<Submission> {
  return submission.parse((await staff<{ data: unknown }>(`${path}/${id}`)).data);
}

async function change(id: string, body: Record<string, unknown>): Promise<Submission> {
  return (await staff<{ data: Submission }>(`${path}/${id}`, { method: "PUT", body })).data;
}

async function history(id: string): Promise<SubmissionChange[]> {
  return (await staff<{ history: SubmissionChange[] }>(`${path}/${id}/history`)).history;
}

async function listed(query: string) {
  const { submissions, pagination } = await staff<{
    submissions: Submission[];
    pagination: { total: number };
  }>(`${path}?${query}`);
  return { ids: submissions.map(({ id }) => id), total: pagination.total };
}

beforeAll(async () => {
  api = startApi({ clock: { ...systemClock, now: () => now } });
  now = Date.now();
  me = await addAdmin();
  other = await addAdmin();
});

describe("an assignee", () => {
  test("is an active colleague, stands in the record, the filter, the counts and the history, and can be taken away", async () => {
    const { colleagues, me: caller } = await staff<ActiveAdmins>("/api/admin/colleagues");
    expect(caller).toBe(me.id);
    expect(colleagues.map(({ id }) => id)).toEqual(expect.arrayContaining([me.id, other.id]));

    const one = await received({ lastName: "Assignable" });
    expect(one.assignee).toBeNull();
    const nobody = await listed("assignee=nobody");
    expect(nobody.ids).toContain(one.id);
    expect(await change(one.id, { assigneeId: other.id.toUpperCase() })).toMatchObject({
      assignee: { id: other.id, name: "Kavya Rao" },
      status: "new",
      firstRespondedAt: null,
    });
    expect((await listed("assignee=nobody")).total).toBe(nobody.total - 1);
    expect(await listed(`assignee=${other.id}&status=new`)).toEqual({ ids: [one.id], total: 1 });
    expect(await listed(`assignee=${other.id}&search=assignable`)).toEqual({ ids: [one.id], total: 1 });
    expect((await listed("assignee=me&search=assignable")).ids).toEqual([]);
    await change(one.id, { assigneeId: me.id, priority: "high" });
    expect(await listed("assignee=me&priority=high")).toEqual({ ids: [one.id], total: 1 });
    expect(await listed(`assignee=${other.id}`)).toEqual({ ids: [], total: 0 });
    expect((await staff<SubmissionStats>(`${path}/stats`)).assigned.me).toBe(1);
    expect((await change(one.id, { assigneeId: null })).assignee).toBeNull();
    expect((await staff<SubmissionStats>(`${path}/stats`)).assigned.me).toBe(0);
    const lines = (await history(one.id)).filter(({ field }) => field === "assignee");
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      ["Kavya Rao", null],
      ["Kavya Rao", "Kavya Rao"],
      [null, "Kavya Rao"],
    ]);
  });

  test("who is disabled, unknown or no id at all is refused, and nothing changes", async () => {
    const { id } = await received();
    const disabled = await addAdmin({ status: "disabled" });
    for (const assigneeId of [disabled.id, crypto.randomUUID(), "me", 7]) {
      const answer = await api(`${path}/${id}`, { method: "PUT", body: { assigneeId }, token: me.token });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { details: string[] }).details[0]).toMatch(/^assigneeId: /);
    }
    expect(await read(id)).toMatchObject({ assignee: null, version: 1 });
  });

  test("whose account is removed leaves the enquiry to nobody", async () => {
    const leaver = await addAdmin();
    const { id } = await received();
    await change(id, { assigneeId: leaver.id });
    const before = await listed("assignee=nobody");
    await env.DB.prepare("DELETE FROM admins WHERE id = ?").bind(leaver.id).run();
    expect((await read(id)).assignee).toBeNull();
    expect((await listed("assignee=nobody")).total).toBe(before.total + 1);
  });
});

describe("the first answer", () => {
  test("is the first contact, twice within a minute is one line, and a note that is being written meets no conflict", async () => {
    const { id, version } = await received();
    const contact = (channel: string, token = me.token) =>
      staff<{ data: Submission }>(`${path}/${id}/contacts`, { method: "POST", body: { channel }, token });
    now += 45_000;
    const first = new Date(now).toISOString();
    expect((await contact("phone")).data).toMatchObject({ firstRespondedAt: first, version, status: "new" });
    now += 15_000;
    await contact("phone");
    await contact("whatsapp");
    await contact("phone", other.token);
    now += 60_001;
    await contact("phone");
    const lines = (await history(id)).map(({ field, to }) => `${field} ${to}`);
    expect(lines).toEqual(["contact phone", "contact phone", "contact whatsapp", "contact phone"]);
    expect((await read(id)).firstRespondedAt).toBe(first);
    const wrong = { method: "POST", body: { channel: "pigeon" }, token: me.token };
    expect((await api(`${path}/${id}/contacts`, wrong)).status).toBe(400);
  });

  test("is a change of status away from new; undoing it takes it back unless the person was reached", async () => {
    const { id } = await received();
    await change(id, { priority: "high" });
    expect((await read(id)).firstRespondedAt).toBeNull();
    expect((await change(id, { status: "in_progress" })).firstRespondedAt).toBe(new Date(now).toISOString());
    expect((await change(id, { status: "new" })).firstRespondedAt).toBeNull();
    await staff(`${path}/${id}/contacts`, { method: "POST", body: { channel: "email" } });
    const reached = (await read(id)).firstRespondedAt;
    await change(id, { status: "completed" });
    expect((await change(id, { status: "new" })).firstRespondedAt).toBe(reached);
  });
});

test("an export of picked rows holds these and no others", async () => {
  const picked = [await received({ firstName: "PickedOne" }), await received({ firstName: "PickedTwo" })];
  await received({ firstName: "LeftOut" });
  const ids = picked.map(({ id }) => id).join(",");
  const answer = await api(`${path}/export.csv?ids=${ids}`, { token: me.token });
  const text = await answer.text();
  expect(text.trim().split("\r\n")).toHaveLength(3);
  expect(text).toContain("PickedOne");
  expect(text).not.toContain("LeftOut");
  expect((await api(`${path}/export.csv?ids=1,2`, { token: me.token })).status).toBe(400);
});

/** Rows that each read may touch at 10,000 enquiries; measured, and may only go down. */
const budgets = {
  "inbox, first page": 101,
  "mine, first page": 101,
  "nobody's new ones": 101,
  "mine, urgent": 542,
  "nobody's, newest change": 3,
  "a search among mine": 200,
};
/** The same for a page of repeats, where every enquiry came from one address. */
const repeatsBudget = 1200;

test("an enquiry is told to be a repeat of earlier ones with its e-mail or its phone, without spam", async () => {
  const person = { email: "again@example.com", phone: "9877700001" };
  const sent: Submission[] = [];
  for (const changes of [
    person,
    { ...person, email: "other.address@example.com" },
    { ...person, website: "https://spam.example" },
    { ...person, phone: "9877700002" },
    person,
  ]) {
    now += 1000;
    sent.push(await received(changes));
  }
  const ids = sent.map(({ id }) => id);
  const { repeats } = await staff<SubmissionRepeats>(`${path}/repeats?ids=${ids.join(",")}`);
  expect(ids.map((id) => repeats[id] ?? 0)).toEqual([0, 1, 2, 1, 3]);
  expect((await api(`${path}/repeats?ids=1`, { token: me.token })).status).toBe(400);
});

async function addTenThousand() {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
     INSERT INTO submissions (id, reference, form_type, first_name, email, status, priority, spam, is_active, created_at, updated_at, assignee_id, form_data)
     SELECT printf('01890000-0000-7000-9000-%012x', i), printf('EV-%09d', i), 'general_query', 'Bulk' || i, 'bulk@example.com',
       CASE i % 4 WHEN 0 THEN 'new' WHEN 1 THEN 'in_progress' WHEN 2 THEN 'completed' ELSE 'archived' END,
       CASE i % 50 WHEN 0 THEN 'urgent' ELSE 'normal' END, 0, 1, 1500000000000 + i * 9000000, 1500000000000 + i * 9000000,
       CASE i % 5 WHEN 0 THEN ?1 WHEN 1 THEN ?2 END, '{}' FROM n`,
  )
    .bind(me.id, other.id)
    .run();
}

test("an export of a search holds every match, also those beyond what the list shows", async () => {
  await addTenThousand();
  // 12, 120 to 129, 1200 to 1299
  expect((await listed("search=bulk12")).total).toBe(111);
  // 1, 10 to 19, 100 to 199, 1000 to 1999, 10000
  expect((await listed("search=bulk1")).total).toBe(maxSearchMatches);
  const text = await (await api(`${path}/export.csv?search=bulk1`, { token: me.token })).text();
  const names = [...text.matchAll(/,(Bulk\d+),/g)].map(([, name]) => name);
  expect(names).toHaveLength(1112);
  expect(new Set(names).size).toBe(1112);
});

test("the inbox reads no more rows than it did", async () => {
  const page = { page: 1, limit: 50, spam: false, sortBy: "createdAt", sortOrder: "desc" } as const;
  const reads: Record<keyof typeof budgets, Partial<Parameters<typeof listSubmissions>[1]>> = {
    "inbox, first page": {},
    "mine, first page": { assignee: me.id },
    "nobody's new ones": { assignee: "nobody", status: "new" },
    "mine, urgent": { assignee: me.id, priority: "urgent" },
    "nobody's, newest change": { assignee: "nobody", sortBy: "updatedAt", limit: 1 },
    "a search among mine": { assignee: me.id, search: "bulk12" },
  };
  for (const [name, most] of Object.entries(budgets)) {
    const query = { ...page, ...reads[name as keyof typeof budgets] };
    expect.soft(await countRows((db) => listSubmissions(openDb(db), query)), name).toBeLessThanOrEqual(most);
  }
  const { ids } = await listed("limit=50");
  expect(await countRows((db) => countRepeats(openDb(db), ids))).toBeLessThanOrEqual(repeatsBudget);
});
