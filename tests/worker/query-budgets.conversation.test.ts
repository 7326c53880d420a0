import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { openDb } from "#worker/db/client.ts";
import { listMessages } from "#worker/features/messages/conversation.queries.ts";
import { listLinked, listSamePerson } from "#worker/features/submissions/submission-links.queries.ts";
import { findSubmission, listSubmissions } from "#worker/features/submissions/submissions.queries.ts";
import { listTimeline } from "#worker/features/submissions/timeline.queries.ts";
import { watchQueries } from "../support/rows-read.ts";

/**
 * Rows that each read may touch at 10,000 submissions with 20 messages each: the measured values,
 * which may only decrease. An open panel reads its conversation every second.
 */
const budgets = {
  "inbox, page 1": 51,
  "an open conversation": 62,
  "a conversation of two that are linked": 171,
  timeline: 20,
  "the same person": 20,
};

const id = "01890000-0000-7000-8000-000000000001";
const linkedId = "01890000-0000-7000-8000-000000000003";

beforeAll(async () => {
  const numbers = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)";
  await env.DB.prepare(
    `${numbers} INSERT INTO submissions (id, reference, form_type, first_name, email, phone, status, priority, spam,
        created_at, updated_at, form_data)
      SELECT printf('01890000-0000-7000-8000-%012x', i), printf('EV-%04X-%04X', i / 256, i % 256), 'general_query',
        'Name' || i, 'visitor' || i || '@example.com', printf('+9198%08d', i / 3), 'new', 'normal', 0,
        1700000000000 + i, 1700000000000 + i, '{}' FROM n`,
  ).run();
  for (let from = 0; from < 20; from += 5) {
    await env.DB.prepare(
      `${numbers} INSERT INTO messages (id, submission_id, at, direction, channel, name, address, subject, parts, state)
        SELECT printf('%d-%d', i, value), printf('01890000-0000-7000-8000-%012x', i), value,
          CASE value % 2 WHEN 0 THEN 'in' ELSE 'out' END, 'mail', 'Asha', 'a@example.com', 'Yours', '[]',
          CASE value % 2 WHEN 0 THEN NULL ELSE 'sent' END
        FROM n, json_each('[${[0, 1, 2, 3, 4].map((step) => from + step)}]')`,
    ).run();
  }
  await env.DB.prepare(
    `INSERT INTO submission_history (id, submission_id, at, field) SELECT 'h' || value, '${id}', value, 'status'
      FROM json_each('[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]')`,
  ).run();
}, 120_000);

it("reads no more rows than its budgets, all of them through an index", async () => {
  const panel = async (db: ReturnType<typeof openDb>) => {
    const open = await findSubmission(db, id);
    if (!open) throw new Error("Not seeded");
    await listMessages(db, [open, ...(await listLinked(db, id))]);
  };
  const page = { page: 1, limit: 50, spam: false, deleted: false } as const;
  const reads: [keyof typeof budgets, (db: ReturnType<typeof openDb>) => Promise<unknown>][] = [
    [
      "inbox, page 1",
      (db) => listSubmissions(db, { ...page, sortBy: "createdAt", sortOrder: "desc" }, Date.now()),
    ],
    ["an open conversation", panel],
    ["timeline", (db) => listTimeline(db, id)],
    [
      "the same person",
      (db) => listSamePerson(db, { id, email: "visitor1@example.com", phone: "+919800000000" }),
    ],
    ["a conversation of two that are linked", panel],
  ];
  for (const [name, read] of reads) {
    if (name.includes("linked")) {
      await env.DB.prepare("INSERT INTO submission_links VALUES (?, ?, 1, 'Asha')").bind(id, linkedId).run();
    }
    const { rows, plans } = await watchQueries((db) => read(openDb(db)));
    const scans = plans.filter((plan) =>
      /^SCAN (?!.*(?:VIRTUAL TABLE|CONSTANT|USING|found|l\b|\())/.test(plan),
    );
    expect.soft(scans, name).toEqual([]);

    expect.soft(rows, name).toBeLessThanOrEqual(budgets[name]);
  }
});
