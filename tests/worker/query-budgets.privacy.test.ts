import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { formTypes } from "#shared/forms/forms.ts";
import { openDb } from "#worker/db/client.ts";
import {
  countOpenComplaints,
  findOwnSubmission,
} from "#worker/features/own-submission/own-submission.queries.ts";
import { affectedChunk, findBreach, listBreaches } from "#worker/features/privacy/breaches.queries.ts";
import {
  listOfPerson,
  readPersonData,
  readStoredSubmission,
} from "#worker/features/privacy/person-data.queries.ts";
import {
  findErasure,
  findRequest,
  findSubmissions,
  listEvents,
  listRequests,
  updateRequest,
} from "#worker/features/privacy/privacy-desk.queries.ts";
import { readRetention } from "#worker/features/privacy/retention.queries.ts";
import { countRows } from "../support/rows-read.ts";

/**
 * Rows that the privacy desk may touch at 10,000 submissions and 1,000 requests, of which a tenth
 * are open: the measured values, which may only decrease. A list counts what it found, and a
 * breach counts whom it affects: here 2,000, of whom a fiftieth are deleted. The submissions of an
 * address are looked for among all deleted ones too.
 */
const budgets = {
  "open requests": 400,
  "closed requests": 1052,
  request: 2,
  "what was done about a request": 3,
  "acknowledge a request": 8,
  "request for an erasure": 4,
  "enquiry by its reference": 1,
  breaches: 2209,
  "a page of the persons affected": 2497,
  "the sender's page": 5,
  "complaints that wait": 2,
  "enquiries of an address": 201,
  "enquiries of a number": 202,
  "everything about one address": 15,
  retention: 13,
};

const total = 10_000;
const now = 1_800_000_000_000;
const id = (index: number) => `01890000-0000-7000-8000-${index.toString(16).padStart(12, "0")}`;
const context = {
  actor: { id: null, name: "Meera Iyer", requestId: "test" },
  now,
  newId: () => crypto.randomUUID(),
};

beforeAll(async () => {
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)";
  const uuid = "printf('01890000-0000-7000-8000-%012x', i)";
  await env.DB.batch([
    env.DB.prepare(
      `${numbers} INSERT INTO submissions (id, reference, form_type, first_name, email, is_active, created_at, updated_at, form_data)
       SELECT ${uuid}, printf('EV-%04X-%04X', i / 256, i % 256), CASE i % 5 WHEN 0 THEN 'general_query' ELSE 'discover_query' END,
         'Name', 'visitor' || i || '@example.com', i % 50 <> 0, i, i, '{}' FROM n`,
    ).bind(total),
    env.DB.prepare(
      `${numbers} INSERT INTO privacy_requests (id, submission_id, type, status, created_at, acknowledge_by, answer_by, closed_at)
       SELECT ${uuid}, ${uuid}, 'erasure', iif(i % 10, 'answered', 'new'), i, i, i, iif(i % 10, i, NULL) FROM n`,
    ).bind(1000),
    env.DB.prepare(
      `${numbers} INSERT INTO audit_log (id, at, action, subject_type, subject_id, request_id)
       SELECT ${uuid}, i, 'submission.update', 'submission', ${uuid}, 'r' FROM n`,
    ).bind(1000),
    env.DB.prepare(
      `INSERT INTO breaches (id, title, description, discovered_at, form_types, received_from, received_to, created_at, updated_at)
       VALUES (?, 'A lost telephone', 'Signed in', 1, ?, 0, ?, 1, 1)`,
    ).bind(id(1), JSON.stringify([formTypes[0]]), now),
  ]);
  await env.DB.prepare("UPDATE submissions SET restricted_at = 1, is_active = 0 WHERE id = ?")
    .bind(id(10))
    .run();
}, 60_000);

it("reads no more rows than its budgets", async () => {
  const request = (await findRequest(openDb(env.DB), id(10))) ?? expect.unreachable();
  const breach = (await findBreach(openDb(env.DB), id(1))) ?? expect.unreachable();
  expect(breach.affected).toBe(total / 5);
  const page = { page: 1, limit: 25 };
  const reads: Record<keyof typeof budgets, (db: ReturnType<typeof openDb>) => Promise<unknown>> = {
    "open requests": (db) => listRequests(db, { ...page, open: true }),
    "closed requests": (db) => listRequests(db, { ...page, open: false }),
    request: (db) => findRequest(db, id(10)),
    "what was done about a request": (db) => listEvents(db, request),
    "acknowledge a request": (db) =>
      updateRequest(db, request, { update: { status: "acknowledged" }, versions: [1] }, context),
    "request for an erasure": (db) => findErasure(db, id(10)),
    "enquiry by its reference": (db) => findSubmissions(db, { by: "reference", value: "EV-0000-0007" }),
    breaches: (db) => listBreaches(db),
    "the sender's page": async (db) => {
      await findOwnSubmission(db, { id: id(10), linkVersion: 1 });
      return readStoredSubmission(db, id(10));
    },
    "complaints that wait": async (db) => [await countOpenComplaints(db, id(10))],
    "enquiries of an address": (db) => listOfPerson(db, "email", "visitor10@example.com"),
    "everything about one address": (db) => readPersonData(db, "visitor10@example.com"),
    "enquiries of a number": (db) => listOfPerson(db, "phone", "+919800012345"),
    retention: (db) => readRetention(db, 0),
    "a page of the persons affected": (db) => affectedChunk(db, breach, { after: 0, size: 500 }),
  };
  const measured: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads)) {
    measured[name] = await countRows(async (db) => expect(await read(openDb(db)), name).toBeTruthy());
  }
  for (const [name, max] of Object.entries(budgets))
    expect.soft(measured[name], name).toBeLessThanOrEqual(max);
});

it("exports everything about one person within a second", async () => {
  const started = performance.now();
  const { submissions } = await readPersonData(openDb(env.DB), "visitor10@example.com");
  expect(performance.now() - started).toBeLessThan(1000);
  expect(submissions).toMatchObject([{ id: id(10), deleted: true, requests: [{ type: "erasure" }] }]);
});
