import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Conversation, RemotePictures } from "#shared/contract/messages.ts";
import type { SamePerson, Submission } from "#shared/contract/submissions.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi, submissionBody } from "../support/api.ts";
import { restrict, sendSubmission } from "../support/privacy.ts";
import { mailBindings, receive, startThread } from "../support/received-mail.ts";

let time = Date.now();
let token: string;
let email: string;
let phone: string;
const api = startApi({ bindings: mailBindings, clock: { now: () => time, id: systemClock.id } });
const base = "/api/form-submissions";

beforeAll(async () => {
  token = (await addAdmin()).token;
});
beforeEach(() => {
  time = Date.now();
  email = `${crypto.randomUUID()}@customer.example`;
  phone = newPhone();
});

function newPhone(): string {
  return `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}

/** A submission from a number of its own, unless `changes` has one. */
const send = (changes: Record<string, unknown>) => sendSubmission({ phone: newPhone(), ...changes });

async function read<Body>(path: string): Promise<Body> {
  const response = await api(`${base}/${path}`, { token });
  expect(response.status).toBe(200);
  return response.json<Body>();
}
const others = async (id: string) => (await read<SamePerson>(`${id}/same-person`)).submissions;
const linkedOf = async (id: string) =>
  (await others(id)).filter(({ linkedBy }) => linkedBy !== null).map((other) => other.id);
const link = (id: string, otherId: string, method = "PUT") =>
  api(`${base}/${id}/links/${otherId}`, { method, token });
const write = (id: string, text: string) =>
  api(`${base}/${id}/messages`, { method: "POST", token, body: { body: text } });

it("lists the other enquiries with the same address or number, never those with the same name alone", async () => {
  const open = await send({ email, phone });
  const byEmail = await send({ email });
  const byPhone = await send({ email: `x${email}`, phone });
  await send({ email: `y${email}` });
  expect((await others(open)).map(({ id }) => id).sort()).toEqual([byEmail, byPhone].sort());
  expect((await others(open))[0]).toMatchObject({ status: "new", linkedBy: null });
});

it("says what each of them is about, so that two of one form differ", async () => {
  const open = await send({ email });
  await send({ email, formData: { subject: "A charger", inquiryType: "Other", message: "For our flats." } });
  await send({
    email,
    formData: { subject: "A refund", inquiryType: "Other", message: `Of July.${" Long".repeat(100)}` },
  });
  const summaries = (await others(open)).map(({ summary }) => summary);
  expect(summaries[1]).toBe("A charger: For our flats.");
  expect(summaries[0]).toMatch(/^A refund: Of July\. Long/);
  expect(summaries[0]?.length).toBe(200);
});

it("refuses to link enquiries of different people, however alike their names are", async () => {
  const one = await send({ email });
  const other = await send({ email: `x${email}` });
  expect((await link(one, other)).status).toBe(400);
  expect((await link(one, one)).status).toBe(400);
  expect(await linkedOf(one)).toEqual([]);
});

it("works all that are linked as one, and takes one out again without deleting anything", async () => {
  const [a, b, c] = [await send({ email }), await send({ email }), await send({ email })];
  await link(a, b);
  await link(c, b);
  expect((await linkedOf(a)).sort()).toEqual([b, c].sort());
  await write(a, "We come on Tuesday.");
  const { messages } = await read<Conversation>(`${c}/messages`);
  expect(messages.map(({ submission }) => submission.id)).toEqual([a]);
  for (const id of [a, b, c]) {
    expect((await read<{ data: Submission }>(id)).data.firstRespondedAt).not.toBeNull();
  }
  expect((await link(a, b, "DELETE")).status).toBe(200);
  expect(await linkedOf(a)).toEqual([c]);
  expect(await linkedOf(b)).toEqual([]);
  expect((await read<Conversation>(`${b}/messages`)).messages).toEqual([]);
  expect((await link(a, b, "DELETE")).status).toBe(404);
  await link(a, b);
  expect((await linkedOf(b)).sort()).toEqual([a, c].sort());
});

it("a reply that is taken back takes the first response of all linked enquiries back", async () => {
  const [a, b] = [await send({ email }), await send({ email })];
  await link(a, b);
  const { data } = await (await write(a, "Too early")).json<{ data: { id: string } }>();
  await api(`${base}/${a}/messages/${data.id}`, { method: "DELETE", token });
  for (const id of [a, b]) {
    expect((await read<{ data: Submission }>(id)).data.firstRespondedAt).toBeNull();
  }
});

it("shows nothing of a restricted enquiry to those that were linked with it", async () => {
  const [a, b] = [await send({ email }), await send({ email })];
  await link(a, b);
  await write(b, "A private answer");
  await restrict(b);
  expect(await others(a)).toEqual([]);
  expect((await read<Conversation>(`${a}/messages`)).messages).toEqual([]);
});

it("gives the addresses of a mail's remote pictures only when asked for them", async () => {
  const thread = await startThread(email);
  const html =
    '<p>Hello</p><img src="https://tracker.example/open.gif?id=1"><img src="http://plain.example/x.png">';
  const source = [
    `From: <${email}>`,
    "Subject: Re",
    "Message-ID: <p@x.example>",
    "Content-Type: text/html",
    "",
    html,
  ];
  await receive(source.join("\r\n"), { from: email, to: thread.replyAddress });
  const text = await (await api(`${base}/${thread.id}/messages`, { token })).text();
  expect(text).not.toContain("tracker.example");
  const message = (JSON.parse(text) as Conversation).messages.at(-1);
  expect(message?.remotePictures).toBe(1);
  const { pictures } = await read<RemotePictures>(`${thread.id}/messages/${message?.id}/pictures`);
  expect(pictures).toEqual(["https://tracker.example/open.gif?id=1"]);
});

it("an answer to the acknowledgement joins the conversation of its enquiry", async () => {
  const sent: { to: string; replyTo?: string }[] = [];
  const MAIL = { send: async (mail: (typeof sent)[number]) => ({ messageId: String(sent.push(mail)) }) };
  const mailing = startApi({ bindings: { ...mailBindings, MAIL: MAIL as unknown as SendEmail } });
  const response = await mailing(base, { method: "POST", body: submissionBody({ email }) });
  const { data } = await response.json<{ data: { id: string } }>();
  const acknowledgement = sent.find(({ to }) => to === email);
  expect(acknowledgement?.replyTo).toMatch(/^reply\+[a-z2-7]{42}@site\.example$/);
  const source = [`From: <${email}>`, "Subject: Re", "Message-ID: <a@x.example>", "", "And a second car."];
  await receive(source.join("\r\n"), { from: email, to: acknowledgement?.replyTo ?? "" });
  const row = await env.DB.prepare("SELECT is_stranger FROM messages WHERE submission_id = ?")
    .bind(data.id)
    .first();
  expect(row).toEqual({ is_stranger: 0 });
});
