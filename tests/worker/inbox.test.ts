import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { ActiveAdmins, AuditLogPage } from "#shared/contract/admins.ts";
import {
  type Presence,
  type Submission,
  type SubmissionList,
  type SubmissionRepeats,
  type SubmissionStats,
  type SubmissionView,
  submission,
  type TimelineAddition,
  type TimelineEntry,
} from "#shared/contract/submissions.ts";
import { maxSearchMatches } from "#shared/limits.ts";
import { openDb } from "#worker/db/client.ts";
import { countRepeats } from "#worker/features/submissions/submission-repeats.queries.ts";
import { listSubmissions } from "#worker/features/submissions/submissions.queries.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { type Api, addAdmin, startApi, submissionBody } from "../support/api.ts";
import { readSafely } from "../support/csv.ts";
import { countRows } from "../support/rows-read.ts";

const path = "/api/form-submissions";
let now = Date.parse("2026-11-16T10:00:00+05:30");
let api: Api;
let me: Awaited<ReturnType<typeof addAdmin>>;
let other: Awaited<ReturnType<typeof addAdmin>>;

async function staff<Body>(url: string, request: { method?: string; body?: unknown; token?: string } = {}) {
  const response = await api(url, { token: me.token, ...request });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as Body;
}

async function received(changes: Record<string, unknown> = {}): Promise<Submission> {
  const response = await api(path, { method: "POST", body: submissionBody(changes) });
  expect(response.status).toBe(201);
  const { data } = (await response.json()) as { data: { id: string } };
  return read(data.id);
}

async function read(id: string): Promise<Submission> {
  return submission.parse((await staff<{ data: unknown }>(`${path}/${id}`)).data);
}

async function change(id: string, body: Record<string, unknown>): Promise<Submission> {
  return (await staff<{ data: Submission }>(`${path}/${id}`, { method: "PUT", body })).data;
}

async function timeline(id: string): Promise<TimelineEntry[]> {
  return (await staff<{ entries: TimelineEntry[] }>(`${path}/${id}/timeline`)).entries;
}

async function listed(query: string) {
  const { submissions, pagination } = await staff<{
    submissions: Submission[];
    pagination: { total: number };
  }>(`${path}?${query}`);
  return { ids: submissions.map(({ id }) => id), total: pagination.total };
}

/** Sets the clock to a past time at which the sessions of these tests are valid. */
async function turnClockTo(time: string) {
  now = Date.parse(time);
  await env.DB.prepare("UPDATE sessions SET created_at = ?").bind(now).run();
}

beforeAll(async () => {
  api = startApi({ clock: { ...systemClock, now: () => now } });
  now = Date.now();
  me = await addAdmin();
  other = await addAdmin();
});

describe("the id that the bar above a submission shows", () => {
  test("finds it, shortened or whole, also among deleted ones, and nothing for another beginning", async () => {
    const { id } = await received({ lastName: "Shortid" });
    const whole = [id, id.toUpperCase(), id.slice(0, 12)];
    for (const search of whole) expect((await listed(`search=${search}`)).ids).toEqual([id]);
    expect((await listed(`search=${id.slice(0, 8)}`)).ids).toContain(id);
    expect((await listed(`search=${id}&status=archived`)).ids).toEqual([]);
    expect((await listed("search=ffffffff-ffff")).ids).toEqual([]);
    const removed = await api(`${path}/${id}`, { method: "DELETE", token: me.token });
    expect(removed.status).toBeLessThan(300);
    expect((await listed(`search=${id.slice(0, 12)}`)).ids).toEqual([]);
    expect((await listed(`search=${id.slice(0, 12)}&deleted=true`)).ids).toEqual([id]);
    const restored = await api(`${path}/${id}/restore`, { method: "POST", token: me.token });
    expect(restored.status).toBe(200);
  });
});

describe("a name with characters that turn its direction", () => {
  test("is stored without them, and is none when nothing else is left", async () => {
    const turned = { firstName: "Asha\u202e", lastName: "\u2066namaR\u2069" };
    const one = await received(turned);
    expect(one).toMatchObject({ firstName: "Asha", lastName: "namaR" });
    const data = {
      name: "Own\u202eer",
      email: `${crypto.randomUUID()}@example.com`,
      password: "four green bicycles",
    };
    const registered = await api("/api/admin/register", { method: "POST", body: data });
    expect(await registered.json()).toMatchObject({ admin: { name: "Owner" } });
    const empty = await api(path, { method: "POST", body: submissionBody({ firstName: "\u202e\u202c" }) });
    expect(empty.status).toBe(400);
  });
});

describe("an assignee", () => {
  test("who shares the name of a colleague is listed with the address, others without", async () => {
    const alone = await addAdmin();
    await env.DB.prepare("UPDATE admins SET name = 'Only One' WHERE id = ?").bind(alone.id).run();
    const { colleagues } = await staff<ActiveAdmins>("/api/admin/colleagues");
    const emailOf = (id: string) => colleagues.find((colleague) => colleague.id === id)?.email;
    expect([emailOf(me.id), emailOf(other.id), emailOf(alone.id)]).toEqual([me.email, other.email, null]);
  });

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
    const lines = (await timeline(one.id)).filter(({ field }) => field === "assignee");
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
      const response = await api(`${path}/${id}`, { method: "PUT", body: { assigneeId }, token: me.token });
      expect(response.status).toBe(400);
      expect(((await response.json()) as { details: string[] }).details[0]).toMatch(/^assigneeId: /);
    }
    expect(await read(id)).toMatchObject({ assignee: null, version: 1 });
  });

  test("whose account is removed leaves the submission to nobody", async () => {
    const leaver = await addAdmin();
    const { id } = await received();
    await change(id, { assigneeId: leaver.id });
    const before = await listed("assignee=nobody");
    await env.DB.prepare("DELETE FROM admins WHERE id = ?").bind(leaver.id).run();
    expect((await read(id)).assignee).toBeNull();
    expect((await listed("assignee=nobody")).total).toBe(before.total + 1);
  });
});

describe("the first response", () => {
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
    const lines = (await timeline(id)).map(({ field, to }) => `${field} ${to}`);
    expect(lines).toEqual(["contact phone", "contact phone", "contact whatsapp", "contact phone"]);
    expect((await read(id)).firstRespondedAt).toBe(first);
    const wrong = { method: "POST", body: { channel: "pigeon" }, token: me.token };
    expect((await api(`${path}/${id}/contacts`, wrong)).status).toBe(400);
  });

  test("is no change of status, and no call that reached nobody; taking the contact back undoes it", async () => {
    const { id } = await received();
    const contact = async (body: Record<string, unknown>) =>
      staff<TimelineAddition>(`${path}/${id}/contacts`, { method: "POST", body });
    const takeBack = (entryId: string) =>
      api(`${path}/${id}/timeline/${entryId}`, { method: "DELETE", token: me.token });
    expect((await change(id, { status: "completed" })).firstRespondedAt).toBeNull();
    await change(id, { status: "in_progress" });
    for (const outcome of ["no_answer", "wrong_number", "call_later"]) {
      expect((await contact({ channel: "phone", outcome })).data.firstRespondedAt).toBeNull();
    }
    now += 60_000;
    const reached = await contact({ channel: "phone", outcome: "reached" });
    expect(reached.data.firstRespondedAt).toBe(reached.entry.at);
    now += 60_000;
    const later = await contact({ channel: "phone", outcome: "reached" });
    expect((await read(id)).firstRespondedAt).toBe(reached.entry.at);
    expect((await takeBack(reached.entry.id)).status).toBe(200);
    expect((await read(id)).firstRespondedAt).toBe(later.entry.at);
    expect((await takeBack(later.entry.id)).status).toBe(200);
    expect((await read(id)).firstRespondedAt).toBeNull();
    expect((await takeBack(later.entry.id)).status).toBe(404);
    const contacts = (await timeline(id)).filter(({ field }) => field === "contact");
    expect(contacts.map(({ outcome }) => outcome)).toEqual(["call_later", "wrong_number", "no_answer"]);
    expect(
      (
        await api(`${path}/${id}/contacts`, {
          method: "POST",
          body: { channel: "phone", outcome: "maybe" },
          token: me.token,
        })
      ).status,
    ).toBe(400);
  });
});

test("notes are a thread with dates and authors, of which the latest is the submission's own; one can be taken back", async () => {
  const { id } = await received();
  const note = async (text: string) => {
    const response = await api(`${path}/${id}/notes`, { method: "POST", body: { text }, token: me.token });
    expect(response.status).toBe(201);
    return (await response.json()) as TimelineAddition;
  };
  await note("Wants two chargers.");
  const second = await note("Rang twice.\nNobody there.");
  expect(second.data).toMatchObject({ notes: "Rang twice.\nNobody there.", version: 3 });
  await change(id, { notes: "Summary by the earlier call." });
  const texts = async () => (await timeline(id)).filter(({ field }) => field === "notes").map(({ to }) => to);
  expect(await texts()).toEqual([
    "Summary by the earlier call.",
    "Rang twice.\nNobody there.",
    "Wants two chargers.",
  ]);
  await staff(`${path}/${id}/timeline/${second.entry.id}`, { method: "DELETE" });
  expect((await read(id)).notes).toBe("Summary by the earlier call.");
  const [latest] = await timeline(id);
  await staff(`${path}/${id}/timeline/${latest?.id}`, { method: "DELETE" });
  expect((await read(id)).notes).toBe("Wants two chargers.");
  expect(
    (await api(`${path}/${id}/notes`, { method: "POST", body: { text: " " }, token: me.token })).status,
  ).toBe(400);
});

test("a deleted submission is listed for 30 days with its reason in the audit log, and can be restored for as long", async () => {
  const { id } = await received({ lastName: "Deletable" });
  const remove = (reason: string) =>
    api(`${path}/${id}?reason=${reason}`, { method: "DELETE", token: me.token });
  expect((await remove("no such reason")).status).toBe(400);
  expect((await remove("duplicate")).status).toBe(200);
  expect((await listed("search=deletable")).ids).toEqual([]);
  expect((await listed("deleted=true")).ids).toEqual([id]);
  expect(await listed("deleted=true&search=deletable")).toEqual({ ids: [id], total: 1 });
  expect((await listed("deleted=true&search=somebody")).total).toBe(0);
  const { lines } = await staff<AuditLogPage>("/api/admin/audit?kind=submission");
  expect(lines[0]).toMatchObject({ action: "submission.delete", detail: { reason: "duplicate" } });
  const deletedDaysAgo = (days: number) =>
    env.DB.prepare("UPDATE submissions SET updated_at = ?1 WHERE id = ?2")
      .bind(now - days * 24 * 3_600_000, id)
      .run();
  await deletedDaysAgo(29);
  await staff(`${path}/${id}/restore`, { method: "POST" });
  expect((await listed("search=deletable")).ids).toEqual([id]);
  await remove("other");
  await deletedDaysAgo(31);
  expect((await api(`${path}/${id}/restore`, { method: "POST", token: me.token })).status).toBe(404);
  expect((await listed("deleted=true")).total).toBe(0);
});

test("a view that is shared is seen by every colleague until one removes it", async () => {
  const body = { name: "Hot partners", query: "formType=charging_partner&priority=urgent,high" };
  const made = await api(`${path}/views`, { method: "POST", body, token: me.token });
  expect(made.status).toBe(201);
  const { data } = (await made.json()) as { data: SubmissionView };
  const views = async () =>
    (await staff<{ views: SubmissionView[] }>(`${path}/views`, { token: other.token })).views;
  expect(await views()).toEqual([{ ...body, id: data.id, adminName: "Kavya Rao" }]);
  await staff(`${path}/views/${data.id}`, { method: "DELETE", token: other.token });
  expect(await views()).toEqual([]);
  expect((await api(`${path}/views/${data.id}`, { method: "DELETE", token: me.token })).status).toBe(404);
});

test("who has a submission open is told who else has, and who edits it, for a minute", async () => {
  const { id } = await received();
  const open = async (token: string, editing: boolean) =>
    (await staff<Presence>(`${path}/${id}/presence`, { method: "PUT", body: { editing }, token })).others;
  expect(await open(me.token, false)).toEqual([]);
  expect(await open(other.token, true)).toEqual([{ name: "Kavya Rao", editing: false }]);
  expect(await open(me.token, false)).toEqual([{ name: "Kavya Rao", editing: true }]);
  now += 61_000;
  expect(await open(me.token, false)).toEqual([]);
});

test("a search finds any part of a phone number, an e-mail address and a reference", async () => {
  const one = await received({
    firstName: "Partha",
    phone: "9123480756",
    email: "pinky.of-delhi@farmfresh.example",
  });
  const found = async (search: string) => (await listed(new URLSearchParams({ search }).toString())).ids;
  const compact = one.reference.replaceAll("-", "");
  for (const search of [
    ...["348", "0756", "3480 7", "91234-807", "+91 91234", "09123480756", "partha 807"],
    ...["inky", "delhi", "resh", "of-delhi@farm", "pinky.of-delhi@farmfresh.example"],
    ...[one.reference, compact, compact.slice(2), compact.slice(4, 9).toLowerCase(), one.reference.slice(5)],
  ]) {
    expect(await found(search), search).toContain(one.id);
  }
  for (const search of ["99999 348", "inky 999", "75", "artha"]) {
    expect(await found(search), search).not.toContain(one.id);
  }
});

test("a filter takes several values, and those late with a response are a view of their own", async () => {
  await turnClockTo("2026-11-16T10:00:00+05:30");
  const sent: Submission[] = [];
  for (const [at, priority] of ["urgent", "high", "normal", "low"].entries()) {
    now += 60_000;
    const { id } = await received({ lastName: "Severally" });
    sent.push(
      await change(id, {
        priority,
        status: at === 3 ? "completed" : at === 2 ? "in_progress" : "new",
        assigneeId: at === 1 ? other.id : null,
      }),
    );
  }
  const names = async (query: string) => {
    const { submissions, pagination } = await staff<SubmissionList>(`${path}?${query}`);
    const mine = submissions.filter(({ lastName }) => lastName === "Severally");
    return { priorities: mine.map(({ priority }) => priority).join(), total: pagination.total };
  };
  for (const search of ["", "&search=severally"]) {
    const newest = `limit=100&sortOrder=desc${search}`;
    expect((await names(`${newest}&status=new,in_progress`)).priorities).toBe("normal,high,urgent");
    expect((await names(`${newest}&status=new,in_progress&priority=urgent,normal`)).priorities).toBe(
      "normal,urgent",
    );
    expect((await names(`${newest}&assignee=${other.id},nobody&status=new,completed`)).priorities).toBe(
      "low,high,urgent",
    );
    expect((await names(`${newest}&assignee=${other.id}&status=new`)).priorities).toBe("high");
  }
  const open = "status=new,in_progress&priority=urgent,normal,high";
  const { ids } = await listed(`${open}&limit=100`);
  expect((await listed(`${open}&limit=2&page=2`)).ids).toEqual(ids.slice(2, 4));
  expect((await listed(`${open}&limit=100&sortOrder=asc`)).ids).toEqual(ids.toReversed());
  const all = await names(
    "limit=100&status=new,in_progress,completed,archived&formType=general_query,land_partnership",
  );
  expect(all.total).toBe((await listed("limit=1")).total);
  expect((await api(`${path}?status=new,done`, { token: me.token })).status).toBe(400);

  now += 56 * 60_000;
  const late = (response: string) => names(`limit=100&sortOrder=desc&response=${response}&search=severally`);
  expect([(await late("due")).priorities, (await late("overdue")).priorities]).toEqual(["urgent", ""]);
  now += 10 * 60_000;
  expect([(await late("due")).priorities, (await late("overdue")).priorities]).toEqual(["", "urgent"]);
  now += 175 * 60_000;
  await staff(`${path}/${sent[0]?.id}/contacts`, { method: "POST", body: { channel: "email" } });
  expect([(await late("due")).priorities, (await late("overdue")).priorities]).toEqual(["", "normal,high"]);
  const text = await (
    await api(`${path}/export.csv?response=overdue&priority=high`, { token: me.token })
  ).text();
  expect(text).toContain("Severally");
});

test("an export has a column for each field of the form, phone numbers as text, and India's date in its name", async () => {
  await turnClockTo("2026-11-15T02:00:00+05:30");
  await received({
    lastName: "Columns",
    formData: { subject: "Sockets", inquiryType: "Pricing", message: "Two, please" },
  });
  const filed = async (query: string) => {
    const response = await api(`${path}/export.csv?search=columns&${query}`, { token: me.token });
    const [head = [], row = []] = readSafely(await response.text());
    return { head, row: row.join(), name: response.headers.get("Content-Disposition") };
  };
  const general = await filed("formType=general_query");
  expect(general.name).toContain("form-submissions-2026-11-15.csv");
  expect(general.head).toEqual(expect.arrayContaining(["Subject", "Enquiry type", "Message", "Station"]));
  expect(general.head).not.toContain("Property size");
  expect(general.row).toContain(",(+91) 98000 12345,");
  expect(general.row).toContain("Sockets,Pricing,");
  const every = await filed("");
  expect(every.head).toEqual(
    expect.arrayContaining(["Subject", "Company", "City", "Property size", "Questions"]),
  );
  expect(every.row).toContain("Sockets,Pricing,");
});

test("an export of picked rows holds these and no others", async () => {
  const picked = [await received({ firstName: "PickedOne" }), await received({ firstName: "PickedTwo" })];
  await received({ firstName: "LeftOut" });
  const ids = picked.map(({ id }) => id).join(",");
  const response = await api(`${path}/export.csv?ids=${ids}`, { token: me.token });
  const text = await response.text();
  expect(text.trim().split("\r\n")).toHaveLength(3);
  expect(text).toContain("PickedOne");
  expect(text).not.toContain("LeftOut");
  expect((await api(`${path}/export.csv?ids=1,2`, { token: me.token })).status).toBe(400);
});

/**
 * Rows that each read may touch at 10,000 submissions: the measured values, which may only
 * decrease.
 */
const budgets = {
  "inbox, first page": 101,
  "mine, first page": 101,
  "nobody's new ones": 101,
  "mine, urgent": 542,
  "nobody's, newest change": 3,
  "a search among mine": 200,
  "open ones, first page": 318,
  "overdue ones": 621,
  "a part of an address": 419,
};
/** The same for a page of repeats, where every submission came from one address. */
const repeatsBudget = 1200;

test("a submission is told to be a repeat of earlier ones with its e-mail or its phone, without spam", async () => {
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
  const page = {
    page: 1,
    limit: 50,
    spam: false,
    deleted: false,
    sortBy: "createdAt",
    sortOrder: "desc",
  } as const;
  const reads: Record<keyof typeof budgets, Partial<Parameters<typeof listSubmissions>[1]>> = {
    "inbox, first page": {},
    "mine, first page": { assignee: [me.id] },
    "nobody's new ones": { assignee: ["nobody"], status: ["new"] },
    "mine, urgent": { assignee: [me.id], priority: ["urgent"] },
    "nobody's, newest change": { assignee: ["nobody"], sortBy: "updatedAt", limit: 1 },
    "a search among mine": { assignee: [me.id], search: "bulk12" },
    "open ones, first page": { status: ["new", "in_progress"] },
    "overdue ones": { response: "overdue" },
    "a part of an address": { search: "ulkexam" },
  };
  for (const [name, max] of Object.entries(budgets)) {
    const query = { ...page, ...reads[name as keyof typeof budgets] };
    expect
      .soft(await countRows((db) => listSubmissions(openDb(db), query, now)), name)
      .toBeLessThanOrEqual(max);
  }
  const { ids } = await listed("limit=50");
  expect(await countRows((db) => countRepeats(openDb(db), ids))).toBeLessThanOrEqual(repeatsBudget);
});
