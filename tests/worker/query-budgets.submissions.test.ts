import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import type { SubmissionListQuery } from "#shared/contract/submissions.ts";
import { openDb } from "#worker/db/client.ts";
import { submissionStats } from "#worker/features/submissions/submission-stats.queries.ts";
import {
  exportChunk,
  findSubmission,
  listSubmissions,
} from "#worker/features/submissions/submissions.queries.ts";
import { insertSubmission } from "#worker/features/submissions/submissions-insert.queries.ts";
import { listTimeline } from "#worker/features/submissions/timeline.queries.ts";
import { submissionBody } from "../support/api.ts";
import { watchQueries } from "../support/rows-read.ts";

/**
 * Rows that each read may touch at 10,000 submissions: the measured values, which may only
 * decrease. The targets are 40 for a page of the list and for the counts, and 20 for each search
 * result shown.
 */
const budgets = {
  "list, page 1": 21,
  "list, page 1, every filter": 21,
  "list, page 1, oldest first": 21,
  "list, page 1, by change": 21,
  "list, page 1 of spam": 21,
  "list, page 5": 101,
  "search, a rare name": 50,
  "search, a telephone number": 5,
  "search, a word in every submission": 279,
  "search, filtered": 213,
  "search, nothing found": 0,
  stats: 28,
  detail: 1,
  history: 3,
  "a page of the export": 501,
  "a submission sent again": 1,
};

const total = 10_000;
const shown = 20;
const id = "01890000-0000-7000-8000-000000000001";
const clientId = "01890000-0000-7000-8000-00000000c001";

beforeAll(async () => {
  const step = 2500;
  for (let from = 0; from < total; from += step) {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)
       INSERT INTO submissions (id, client_id, reference, form_type, first_name, last_name, email, phone, status, priority, spam,
         created_at, updated_at, form_data)
       SELECT printf('01890000-0000-7000-8000-%012x', i), CASE i WHEN 1 THEN ?3 END, printf('EV-%04X-%04X', i / 256, i % 256),
         CASE i % 5 WHEN 0 THEN 'general_query' WHEN 1 THEN 'charging_partner' WHEN 2 THEN 'franchisee_partner'
           WHEN 3 THEN 'land_partnership' ELSE 'discover_query' END,
         'Name' || (i % 997), 'Charging', 'visitor' || i || '@example.com', printf('+9198%08d', i),
         CASE i % 4 WHEN 0 THEN 'new' WHEN 1 THEN 'in_progress' WHEN 2 THEN 'completed' ELSE 'archived' END,
         CASE i % 3 WHEN 0 THEN 'urgent' WHEN 1 THEN 'normal' ELSE 'low' END, i % 50 = 0,
         1700000000000 + i * 9000000, 1700000000000 + (i * 7919 % 10000) * 9000000, json_object('message', 'A question about charging ' || i)
       FROM n`,
    )
      .bind(from, from + step, clientId)
      .run();
  }
  await env.DB.prepare(
    `INSERT INTO submission_history (id, submission_id, at, field, from_value, to_value)
     SELECT printf('01890000-0000-7000-8000-%012x', value), '${id}', value, 'status', 'new', 'completed' FROM json_each('[1,2,3]')`,
  ).run();
}, 60_000);

it("reads no more rows than its budgets, all of them through an index", async () => {
  const page = {
    page: 1,
    limit: shown,
    spam: false,
    deleted: false,
    sortBy: "createdAt",
    sortOrder: "desc",
  } as const;
  const list = (changes: Partial<SubmissionListQuery>) => (db: ReturnType<typeof openDb>) =>
    listSubmissions(db, { ...page, ...changes }, Date.now());
  const filters = {
    formType: ["general_query"],
    status: ["new"],
    priority: ["urgent"],
  } satisfies Partial<SubmissionListQuery>;
  const reads: Record<keyof typeof budgets, (db: ReturnType<typeof openDb>) => Promise<unknown>> = {
    "list, page 1": list({}),
    "list, page 1, every filter": list(filters),
    "list, page 1, oldest first": list({ sortOrder: "asc" }),
    "list, page 1, by change": list({ sortBy: "updatedAt" }),
    "list, page 1 of spam": list({ spam: true }),
    "list, page 5": list({ page: 5 }),
    "search, a rare name": list({ search: "name123" }),
    "search, a telephone number": list({ search: "98000 00077" }),
    "search, a word in every submission": list({ search: "charging" }),
    "search, filtered": list({ search: "charging", ...filters }),
    "search, nothing found": list({ search: "zebra" }),
    stats: (db) => submissionStats(db, { now: Date.now(), adminId: id }),
    detail: (db) => findSubmission(db, id),
    history: (db) => listTimeline(db, id),
    "a page of the export": (db) =>
      exportChunk(
        db,
        { spam: false, deleted: false },
        { after: { createdAt: 1760000000000, seq: 5000 }, size: 500, now: Date.now() },
      ),
    "a submission sent again": (db) =>
      insertSubmission(
        db,
        { ...submissionBody(), clientId } as unknown as Parameters<typeof insertSubmission>[1],
        {
          id,
          now: 0,
          spamReasons: [],
          random: () => new Uint8Array(8),
        },
      ),
  };
  const measured: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads)) {
    const { rows, plans } = await watchQueries((db) => read(openDb(db)));
    measured[name] = rows;
    // Only a search sorts, a few hundred matches; nothing scans a whole table.
    const sorts = name.startsWith("search") ? /^$/ : /TEMP B-TREE/;
    const scans = /^SCAN (?!.*(?:VIRTUAL TABLE|CONSTANT|USING))/;
    expect(
      plans.filter((plan) => sorts.test(plan) || scans.test(plan)),
      name,
    ).toEqual([]);
  }
  for (const [name, max] of Object.entries(budgets))
    expect.soft(measured[name], name).toBeLessThanOrEqual(max);
});
