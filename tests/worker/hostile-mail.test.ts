import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { fileWaitingMails } from "#worker/features/messages/receive-mail.ts";
import { runMail } from "#worker/features/submissions/submission-mail.ts";
import { addAdmin } from "../support/api.ts";
import {
  lastReceived,
  mailBindings,
  type ReceivedRow,
  receive,
  startThread,
} from "../support/received-mail.ts";

interface Letter {
  to: string;
  headers: Record<string, string>;
}

let sent: Letter[];
/** A mail service that records what it takes. */
const MAIL = {
  send: async (letter: Letter) => ({ messageId: `${sent.push(letter)}@service.example` }),
} as unknown as SendEmail;
const bindings = { ...env, ...mailBindings, MAIL } as Bindings;

beforeEach(() => {
  sent = [];
});

function mail(from: string, text: string, headers: string[] = []): string {
  const head = [`From: ${from}`, "Subject: A question", `Message-ID: <${crypto.randomUUID()}@x.example>`];
  return [...head, ...headers, "", text].join("\r\n");
}

function newSender(): string {
  return `${crypto.randomUUID()}@new.example`;
}

function rowOf(id: string): Promise<ReceivedRow | null> {
  return env.DB.prepare("SELECT * FROM received_mails WHERE id = ?").bind(id).first<ReceivedRow>();
}

/** Leaves the last mail as processes leave it that ended while they read it, so many times. */
async function endedWhileFiling(attempts: number): Promise<string> {
  const { id } = await lastReceived();
  await env.DB.batch([
    env.DB.prepare("DELETE FROM messages WHERE received_mail_id = ?").bind(id),
    env.DB.prepare(
      "UPDATE received_mails SET state = 'stored', attempts = ?, suggested_id = NULL WHERE id = ?",
    ).bind(attempts, id),
  ]);
  return id;
}

it("shows a mail that ends every process that reads it, and files the others first", async () => {
  const { id: submissionId, email, replyAddress } = await startThread(newSender());
  const envelope = { from: email, to: replyAddress };
  const now = Date.now();
  await receive(mail(email, "The one that never ends"), envelope, { now });
  const poison = await endedWhileFiling(5);
  await receive(mail(email, "The one behind it"), envelope, { now });
  const other = await endedWhileFiling(0);
  const order: string[] = [];
  const MEDIA = new Proxy(env.MEDIA, {
    get: (bucket, name) => {
      if (name === "get") order.push("read");
      const value: unknown = Reflect.get(bucket, name);
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
  await fileWaitingMails({ ...bindings, MEDIA }, openDb(env.DB), now + 120_000);
  expect(await rowOf(other)).toMatchObject({ state: "filed", submission_id: submissionId });
  expect(await rowOf(poison)).toMatchObject({
    state: "failed",
    reason: "Reading it takes too long",
    suggested_id: submissionId,
  });
  expect(order).toEqual(["read"]);
});

it("finds every mail whose row is missing, however few the bucket lists at once", async () => {
  const { email, replyAddress } = await startThread(newSender());
  const ids: string[] = [];
  for (const text of ["one", "two", "three"]) {
    await receive(mail(email, text), { from: email, to: replyAddress });
    ids.push((await lastReceived()).id);
  }
  const marks = ids.map(() => "?").join();
  await env.DB.batch([
    env.DB.prepare(`DELETE FROM messages WHERE received_mail_id IN (${marks})`).bind(...ids),
    env.DB.prepare(`DELETE FROM received_mails WHERE id IN (${marks})`).bind(...ids),
  ]);
  const MEDIA = new Proxy(env.MEDIA, {
    get: (bucket, name) => {
      if (name === "list") return (options: R2ListOptions) => bucket.list({ ...options, limit: 1 });
      const value: unknown = Reflect.get(bucket, name);
      return typeof value === "function" ? value.bind(bucket) : value;
    },
  });
  await fileWaitingMails({ ...bindings, MEDIA }, openDb(env.DB), Date.now() + 120_000);
  const rows = await Promise.all(ids.map(rowOf));
  expect(rows.map((row) => row?.state)).toEqual(["filed", "filed", "filed"]);
});

it("tells staff of a mail with a forged sender, and sends its sender nothing, not even later", async () => {
  const admin = await addAdmin();
  await env.DB.prepare("UPDATE admins SET notifications = ? WHERE id = ?")
    .bind(JSON.stringify({ formTypes: ["general_query"], digest: false }), admin.id)
    .run();
  const victim = newSender();
  const now = Date.now();
  const forged = mail(victim, "Buy now", [
    "Authentication-Results: mx.example; dmarc=fail header.from=new.example",
  ]);
  await receive(forged, { from: "x@evil.example", to: "reply@site.example" }, { bindings: { MAIL }, now });
  await runMail(bindings, openDb(env.DB), now + 60_000);
  const recipients = sent.map(({ to }) => to);
  expect(recipients).toContain(admin.email);
  expect(recipients).not.toContain(victim);
});

it("sends one automatic mail a day to whom writes, also when the cron looks for missing ones", async () => {
  const from = newSender();
  const now = Date.now();
  for (let index = 0; index < 4; index++) {
    const envelope = { from, to: "reply@site.example" };
    await receive(mail(from, `Question ${index}`), envelope, { bindings: { MAIL }, now: now + index });
  }
  await runMail(bindings, openDb(env.DB), now + 60_000);
  await runMail(bindings, openDb(env.DB), now + 360_000);
  const toSender = sent.filter(({ to }) => to === from);
  expect(toSender).toHaveLength(1);
  // By RFC 3834 no autoresponder answers it.
  expect(toSender[0]?.headers).toEqual({ "Auto-Submitted": "auto-generated" });
});
