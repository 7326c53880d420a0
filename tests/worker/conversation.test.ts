import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Conversation, OpenMail } from "#shared/contract/messages.ts";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { fileWaitingMails } from "#worker/features/messages/receive-mail.ts";
import { runRetention } from "#worker/features/privacy/retention.ts";
import { runMail } from "#worker/features/submissions/submission-mail.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { broken } from "../support/faults.ts";
import { restrict, tracesOf } from "../support/privacy.ts";
import { lastReceived, mailBindings, receive, startThread } from "../support/received-mail.ts";

interface Letter {
  to: string;
  subject: string;
  text: string;
  replyTo: string;
  headers: Record<string, string>;
}

let token: string;
let time: number;
let sent: Letter[];
let refusal: string | null;
let thread: Awaited<ReturnType<typeof startThread>>;

/** A mail service that records, or refuses. */
const MAIL = {
  async send(letter: Letter) {
    if (refusal) throw new Error(refusal);
    sent.push(letter);
    return { messageId: `sent-${sent.length}-${thread.id}@service.example` };
  },
} as unknown as SendEmail;
const bindings = { ...env, ...mailBindings, MAIL } as Bindings;
const api = startApi({
  bindings: { ...mailBindings, MAIL },
  clock: { now: () => time, id: systemClock.id },
});

beforeAll(async () => {
  token = (await addAdmin()).token;
});
beforeEach(async () => {
  time = Date.now();
  sent = [];
  refusal = null;
  thread = await startThread(`${crypto.randomUUID()}@customer.example`);
});

const path = () => `/api/form-submissions/${thread.id}`;

async function messages() {
  return (await (await api(`${path()}/messages`, { token })).json<Conversation>()).messages;
}

async function reply(body: unknown) {
  const response = await api(`${path()}/messages`, { method: "POST", token, body });
  return {
    response,
    data: (await response.json<{ data: { id: string; state: string; at: string } }>()).data,
  };
}

function mail(
  text: string,
  { from = thread.email, id = crypto.randomUUID(), headers = [] as string[] } = {},
) {
  return [
    `From: Asha <${from}>`,
    "Subject: Re: Your enquiry",
    `Message-ID: <${id}@x.example>`,
    ...headers,
    "",
    text,
  ].join("\r\n");
}

async function answer(text: string, options: Parameters<typeof mail>[1] = {}) {
  await receive(
    mail(text, options),
    { from: options.from ?? thread.email, to: thread.replyAddress },
    { now: time },
  );
}

async function openMails() {
  return (await (await api("/api/received-mails", { token })).json<{ mails: OpenMail[] }>()).mails;
}

it("sends a reply in its thread once it can no longer be taken back, as the first response", async () => {
  const { response, data } = await reply({ body: "We can come on Tuesday." });
  expect(response.status).toBe(201);
  expect(data.state).toBe("queued");
  await messages();
  expect(sent).toEqual([]);
  time += 10_001;
  await messages();
  const letter = sent[0];
  expect(letter).toMatchObject({
    to: thread.email,
    text: "We can come on Tuesday.",
    replyTo: thread.replyAddress,
  });
  expect(letter?.headers["In-Reply-To"]).toBe(thread.sentIds.at(-1));
  expect(letter?.headers.References).toBe(thread.sentIds.join(" "));
  expect((await messages()).at(-1)).toMatchObject({ id: data.id, state: "sent", direction: "out" });
  const { data: submission } = await (await api(path(), { token })).json<{
    data: { firstRespondedAt: string };
  }>();
  expect(submission.firstRespondedAt).not.toBeNull();
});

it("takes a reply back within ten seconds, and with it the first response", async () => {
  await env.DB.prepare("DELETE FROM messages WHERE submission_id = ?").bind(thread.id).run();
  const { data } = await reply({ body: "Sent too early" });
  const remove = () => api(`${path()}/messages/${data.id}`, { method: "DELETE", token });
  expect((await remove()).status).toBe(200);
  time += 20_000;
  expect((await messages()).map(({ id }) => id)).not.toContain(data.id);
  expect(sent).toEqual([]);
  const { data: submission } = await (await api(path(), { token })).json<{
    data: { firstRespondedAt: null };
  }>();
  expect(submission.firstRespondedAt).toBeNull();
  expect((await remove()).status).toBe(404);
});

it("counts a call and a reply alike as the first response when the other one is taken back", async () => {
  type Read = { data: { firstRespondedAt: string | null } };
  const responded = async () => (await (await api(path(), { token })).json<Read>()).data.firstRespondedAt;
  const call = async (outcome: string) => {
    const body = { channel: "phone", outcome };
    const response = await api(`${path()}/contacts`, { method: "POST", token, body });
    return (await response.json<{ entry: { id: string; at: string } }>()).entry;
  };
  const takeBack = (what: string) => api(`${path()}/${what}`, { method: "DELETE", token });
  const first = await call("reached");
  time += 1_000;
  const { data } = await reply({ body: "As we said on the phone." });
  await takeBack(`timeline/${first.id}`);
  expect(await responded()).toBe(data.at);
  time += 1_000;
  const second = await call("reached");
  await takeBack(`messages/${data.id}`);
  expect(await responded()).toBe(second.at);
  await takeBack(`timeline/${second.id}`);
  await call("no_answer");
  const early = await reply({ body: "We could not reach you." });
  await takeBack(`messages/${early.data.id}`);
  expect(await responded()).toBeNull();
});

it("recognises an answer by the id that the mail service gave, and reopens a closed enquiry", async () => {
  await reply({ body: "Is Tuesday fine?" });
  time += 10_001;
  await messages();
  await api(path(), { method: "PUT", token, body: { status: "completed" } });
  const [reference] = [`References: <sent-1-${thread.id}@service.example>`];
  const source = mail("Yes, Tuesday.", { headers: [reference] });
  await receive(source, { from: thread.email, to: "portal@site.example" }, { now: time });
  expect((await messages()).at(-1)).toMatchObject({ direction: "in", role: "customer" });
  const { data: submission } = await (await api(path(), { token })).json<{ data: { status: string } }>();
  expect(submission.status).toBe("in_progress");
});

it("shows on the message that the mail service refused it, and sends it again on request", async () => {
  refusal = "The address is on the suppression list";
  const { data } = await reply({ body: "Hello" });
  for (let attempt = 0; attempt < 6; attempt++) {
    await runMail(bindings, openDb(env.DB), time + (attempt + 1) * 12 * 3_600_000);
  }
  expect((await messages()).at(-1)).toMatchObject({ id: data.id, state: "failed", error: refusal });
  refusal = null;
  expect((await api(`${path()}/messages/${data.id}/retry`, { method: "POST", token })).status).toBe(200);
  expect((await messages()).at(-1)).toMatchObject({ state: "sent", error: null });
});

it("shows a stranger with the right address as one, until staff let them in", async () => {
  await answer("I am her brother.", { from: "brother@x.example" });
  const stranger = (await messages()).at(-1);
  expect(stranger).toMatchObject({ role: "stranger", address: "brother@x.example" });
  await api(`${path()}/messages/${stranger?.id}/let-in`, { method: "POST", token });
  await answer("Thank you.", { from: "brother@x.example" });
  expect((await messages()).at(-1)).toMatchObject({ role: "guest" });
  const { data: submission } = await (await api(path(), { token })).json<{ data: { email: string } }>();
  expect(submission.email).toBe(thread.email);
});

it("suggests the enquiry that a subject names on the one that the mail became, and joins neither", async () => {
  const from = `${crypto.randomUUID()}@other.example`;
  const source = mail("Please call me about it.", { from }).replace(
    "Your enquiry",
    `About ${thread.reference}`,
  );
  await receive(source, { from, to: mailBindings.MAIL_FROM }, { now: time });
  const { submission_id: id } = await lastReceived();
  expect(id).not.toBe(thread.id);
  const response = await api(`/api/form-submissions/${id}/messages`, { token });
  expect((await response.json<Conversation>()).messages).toMatchObject([
    { suggested: { id: thread.id, reference: thread.reference } },
  ]);
  expect((await messages()).map(({ suggested }) => suggested)).toEqual([null, null]);
});

it("brings the answer to a forwarded mail into the conversation, marked as a third party's", async () => {
  await reply({ body: "Can you install this?", forwardTo: "Installer@y.example" });
  time += 10_001;
  await messages();
  expect(sent[0]).toMatchObject({ to: "installer@y.example", replyTo: thread.replyAddress });
  await answer("Yes, next week.", { from: "installer@y.example" });
  expect((await messages()).at(-1)).toMatchObject({ role: "third_party" });
});

it("stores a mail whose row or filing failed, and files it once later", async () => {
  const source = mail("The database was away.", { id: "later" });
  const envelope = { from: thread.email, to: thread.replyAddress };
  const away = { DB: broken({ DB: { when: "before" } }).DB };
  await expect(receive(source, envelope, { bindings: away, now: time })).rejects.toThrow();
  // The sending server tries again.
  await receive(source, envelope, { now: time });
  await fileWaitingMails(bindings, openDb(env.DB), time + 120_000);
  await fileWaitingMails(bindings, openDb(env.DB), time + 240_000);
  const texts = (await messages()).flatMap(({ parts }) => parts.map(({ text }) => text));
  expect(texts.filter((text) => text === "The database was away.")).toHaveLength(1);
  expect((await lastReceived()).state).toBe("repeat");
});

it("lists a mail that cannot be read, with its source to download, and takes it in by hand", async () => {
  await receive("\r\nno headers", { from: "x@y.example", to: thread.replyAddress }, { now: time });
  const [open] = await openMails();
  expect(open).toMatchObject({ state: "failed", suggested: { id: thread.id } });
  const raw = await api(`/api/received-mails/${open?.id}/raw`, { token });
  expect(await raw.text()).toBe("\r\nno headers");
  expect(raw.headers.get("Content-Disposition")).toContain("attachment");
  const body = { submissionId: thread.id };
  expect((await api(`/api/received-mails/${open?.id}/assign`, { method: "POST", token, body })).status).toBe(
    200,
  );
  expect((await messages()).at(-1)).toMatchObject({ direction: "in", address: "x@y.example" });
  expect((await openMails()).map(({ id }) => id)).not.toContain(open?.id);
});

it("answers with at most one mail to a sender in a day, however much they write", async () => {
  const from = `${crypto.randomUUID()}@new.example`;
  for (let index = 0; index < 9; index++) {
    const source = mail(`Question ${index}`, { from });
    await receive(source, { from, to: "reply@site.example" }, { bindings: { MAIL }, now: time + index });
  }
  expect(sent.filter(({ to }) => to === from)).toHaveLength(1);
  const stored = await env.DB.prepare("SELECT count(*) AS n FROM received_mails WHERE from_address = ?")
    .bind(from)
    .first("n");
  expect(stored).toBe(9);
});

it("takes nothing for a restricted enquiry, and erases messages, files and raw mails with it", async () => {
  await answer("The meter is green with a blue lid.");
  await reply({ body: "A blue lid is fine." });
  await restrict(thread.id, time);
  const db = openDb(env.DB);
  await runRetention({ db, bucket: env.MEDIA, now: time + 400 * 86_400_000, compares: true });
  expect(await tracesOf(["blue lid", thread.email])).toEqual([]);
  await answer("Is anybody there?");
  expect((await lastReceived()).submission_id).not.toBe(thread.id);
});
