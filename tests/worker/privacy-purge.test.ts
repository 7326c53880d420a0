import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { restrictionMs } from "#shared/privacy-terms.ts";
import { openDb } from "#worker/db/client.ts";
import { addRequest } from "#worker/features/privacy/privacy-requests.queries.ts";
import { runRetention } from "#worker/features/privacy/retention.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { planted } from "../support/planted.ts";
import { asSender, plantedSubmission, restrict, sendSubmission, tracesOf } from "../support/privacy.ts";

const api = startApi();
const db = openDb(env.DB);
const later = Date.now() + restrictionMs + 60_000;
const run = (now: number) => runRetention({ db, bucket: env.MEDIA, now, compares: true });

/** Words of the planted texts: an index has them in parts, the ends of which prefixes may cut. */
const needles = [
  "zyxwab",
  "wabella",
  "quondra",
  "ondrashek",
  "vexqilo",
  "9876501234",
  "brindle",
  "indlewick",
  "98765-01234",
  "flummox",
  "marzipan",
  "zipangle",
  "wobbegong",
];

/** A person with every kind of trace: notes, history, requests, emails, presence, a shared view. */
async function plantPerson(): Promise<string> {
  const staff = await addAdmin();
  const id = await plantedSubmission();
  const path = `/api/form-submissions/${id}`;
  const send = (method: string, to: string, body: object) => api(to, { method, token: staff.token, body });
  await send("POST", `${path}/notes`, { text: planted.notes });
  await send("POST", `${path}/contacts`, { channel: "phone", outcome: "reached" });
  await send("PUT", path, { status: "completed", notes: `${planted.notes} twice` });
  await send("PUT", `${path}/presence`, { editing: true });
  const name = `${planted.firstName} ${planted.lastName}`;
  const views: [name: string, search: string][] = [
    ["By address", planted.email],
    ["By name", `QUONDRASHEK,  ${planted.firstName.toLowerCase()} charger`],
    ["By number", "+91 98765-01234"],
    [`Call ${name}`, ""],
    ["Another person", `${planted.firstName.slice(0, 4)} Ravi`],
  ];
  for (const [view, search] of views) {
    const query = String(new URLSearchParams({ search, status: "new" }));
    await send("POST", "/api/form-submissions/views", { name: view, query });
  }
  const request = {
    id: crypto.randomUUID(),
    type: "access" as const,
    message: planted.request,
    enteredBy: null,
  };
  await addRequest(db, id, request, asSender());
  const mail = (about: string, to: string, subject: string, body: string) =>
    env.DB.prepare(
      `INSERT INTO outbox (id, about, recipient, subject, body, created_at, next_attempt_at)
       VALUES (?, ?, ?, ?, ?, 0, 0)`,
    ).bind(crypto.randomUUID(), about, to, subject, body);
  const digest = JSON.stringify({ links: [{ label: planted.firstName, href: `/admin?open=${id}` }] });
  await env.DB.batch([
    mail(`enquiry:${id}`, staff.email, `General: ${planted.firstName}`, planted.message),
    mail("digest:2026-11-20", staff.email, "1 new enquiry", digest),
    mail("digest:2026-11-19", staff.email, "0 new enquiries", "{}"),
    mail("code:1", planted.email, "Your code", `Dear ${planted.lastName}`),
  ]);
  return id;
}

// ASVS 14.2.7
it("a purge leaves no trace in any table, search index or R2 object, and the counts stay right", async () => {
  const other = await sendSubmission({ firstName: "Ravi" });
  const id = await plantPerson();
  expect((await tracesOf(needles)).length).toBeGreaterThan(10);
  await restrict(id);
  await run(later - 120_000);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM submissions WHERE id = ?").bind(id).first("n")).toBe(
    1,
  );
  await run(later);
  expect(await tracesOf(needles)).toEqual([]);
  expect(await tracesOf([id])).toEqual([
    `${id}: audit_log`,
    `${id}: privacy_requests`,
    `${id}: purges`,
    `${id}: R2 privacy/purges/${new Date(later).toISOString().slice(0, 7)}.json`,
  ]);
  const counts = await env.DB.batch<{ n: number }>(
    [
      "SELECT count(*) AS n FROM submissions WHERE is_active = 1",
      "SELECT sum(count) AS n FROM submission_counts WHERE form_type || status || priority = ''",
      "SELECT sum(count) AS n FROM submission_assignee_counts WHERE form_type || status || priority = ''",
      "SELECT sum(value) AS n FROM submission_months, json_each(days)",
      "SELECT count(*) AS n FROM submission_search WHERE submission_search MATCH 'ravi'",
      "SELECT 1 + sum(value) AS n FROM submission_responses, json_each(minutes)",
    ].map((text) => env.DB.prepare(text)),
  );
  expect(counts.map(({ results }) => results[0]?.n)).toEqual([1, 1, 1, 1, 1, 1]);
  const views = await env.DB.prepare("SELECT name FROM submission_views").all();
  expect(views.results).toEqual([{ name: "Another person" }]);
  const outbox = await env.DB.prepare("SELECT about FROM outbox").all();
  expect(outbox.results).toEqual([{ about: "digest:2026-11-19" }]);
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM submissions WHERE id = ?").bind(other).first("n"),
  ).toBe(1);
});
