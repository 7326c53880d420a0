import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { restrictionMs } from "#shared/privacy-terms.ts";
import { openDb } from "#worker/db/client.ts";
import { runRetention } from "#worker/features/privacy/retention.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { restrict, sendSubmission, tracesOf } from "../support/privacy.ts";
import { mailBindings, receive, startThread } from "../support/received-mail.ts";

/** Columns that hold somebody's address or number, or that belong to a submission. */
const personal = [
  ...["submission_id", "suggested_id", "other_id", "email", "phone", "recipient"],
  ...["from_address", "envelope_from"],
];

/** Tables with such a column, and what becomes of their rows when a submission is erased. */
const known: Record<string, string> = {
  submissions: "erased",
  submission_history: "erased",
  submission_presence: "erased",
  submission_links: "erased",
  report_senders: "erased",
  messages: "erased",
  message_files: "erased, with their objects in the bucket",
  conversation_participants: "erased",
  received_mails: "erased, with their objects in the bucket; also mails of the person that joined none",
  outbox: "erased",
  enquiry_codes: "hashes, for fifteen minutes",
  privacy_requests: "texts emptied; the row with its terms stays",
  purges: "the ledger: ids only",
  admins: "of staff",
  admin_links: "of staff",
  invitations: "of staff",
};

it("every table that can hold a person's data is known to erasure", async () => {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT t.name FROM sqlite_master t JOIN pragma_table_info(t.name) c
     WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL%' AND t.name NOT LIKE '_cf_%'
       AND c.name IN (SELECT value FROM json_each(?))`,
  )
    .bind(JSON.stringify(personal))
    .all<{ name: string }>();
  expect(results.map(({ name }) => name).filter((name) => !known[name])).toEqual([]);
});

it("erasing an enquiry leaves nothing of its mails, links, participants, reminders and mentions", async () => {
  const api = startApi({ bindings: mailBindings });
  const { id: adminId, token } = await addAdmin();
  const email = `${crypto.randomUUID()}@customer.example`;
  // Of the same number: `startThread` sends it too.
  const other = await sendSubmission({ email: `other-${email}` });
  const thread = await startThread(email);
  const path = `/api/form-submissions/${thread.id}`;
  const call = async (method: string, to: string, body?: object) =>
    expect((await api(`${path}${to}`, { method, token, body })).status, to).toBeLessThan(300);
  const mail = (text: string, from: string, headers: string[] = []) =>
    [
      `From: <${from}>`,
      "Subject: Quizzaciously",
      ...headers,
      `Message-ID: <${crypto.randomUUID()}@x>`,
      "",
      text,
    ].join("\r\n");
  await call("PUT", `/links/${other}`);
  await call("PUT", "/reminder", {
    at: new Date(Date.now() + 3_600_000).toISOString(),
    note: "Quizzaciously",
  });
  await call("POST", "/notes", { text: "Quizzaciously", mentions: [adminId] });
  await call("POST", "/messages", { body: "Quizzaciously", forwardTo: "installer@third.example" });
  await receive(mail("Quizzaciously", email), { from: email, to: thread.replyAddress });
  await receive(mail("Quizzaciously", email), { from: email, to: thread.replyAddress });
  // One that joined no conversation: an automatic reply without a reply address.
  const automatic = mail("Away. Quizzaciously", email, ["Auto-Submitted: auto-replied"]);
  await receive(automatic, { from: email, to: "reply@site.example" });
  await restrict(thread.id);
  const now = Date.now() + restrictionMs + 60_000;
  await runRetention({ db: openDb(env.DB), bucket: env.MEDIA, now, compares: true });
  // "other-…" ends with the same address, and stays.
  await env.DB.prepare("DELETE FROM submissions WHERE id = ?").bind(other).run();
  expect(await tracesOf(["quizzaciously", "installer@third", `<${email}`, `"${email}`])).toEqual([]);
  const left = await env.DB.prepare("SELECT count(*) AS n FROM submission_links").first("n");
  expect(left).toBe(0);
});
