import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Attachment, Conversation } from "#shared/contract/messages.ts";
import { openDb } from "#worker/db/client.ts";
import { runRetention } from "#worker/features/privacy/retention.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { restrict, tracesOf } from "../support/privacy.ts";
import { mailBindings, startThread } from "../support/received-mail.ts";

interface Letter {
  attachments: { filename: string; type: string; content: ArrayBuffer }[];
}

const pdf = new TextEncoder().encode("%PDF-1.7\nthe drawing of a bay\n%%EOF");
let token: string;
let time: number;
let sent: Letter[];
let thread: Awaited<ReturnType<typeof startThread>>;

/** A mail service that records what it takes. */
const MAIL = {
  send: async (letter: Letter) => ({ messageId: `${sent.push(letter)}-${thread.id}@service.example` }),
} as unknown as SendEmail;
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
  thread = await startThread(`${crypto.randomUUID()}@customer.example`);
});

const path = () => `/api/form-submissions/${thread.id}`;

function attach(name: string, content: Uint8Array, to = path()) {
  const body = new FormData();
  body.append("file", new File([content as Uint8Array<ArrayBuffer>], name));
  return api(`${to}/attachments`, { method: "POST", token, body });
}

async function stored(name: string, content: Uint8Array): Promise<Attachment> {
  return (await (await attach(name, content)).json<{ data: Attachment }>()).data;
}

function reply(attachments: string[]) {
  return api(`${path()}/messages`, {
    method: "POST",
    token,
    body: { body: "See the drawing.", attachments },
  });
}

async function messages() {
  return (await (await api(`${path()}/messages`, { token })).json<Conversation>()).messages;
}

it("sends a file with a reply, and shows it on the message", async () => {
  const { id } = await stored("Bay 4.pdf", pdf);
  expect((await reply([id])).status).toBe(201);
  const shown = (await messages()).at(-1);
  expect(shown?.files).toMatchObject([{ fileName: "Bay 4.pdf", contentType: "application/pdf" }]);
  const file = await api(`${path()}/messages/${shown?.id}/files/${shown?.files[0]?.id}`, { token });
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
  time += 10_001;
  await messages();
  const [attached] = sent[0]?.attachments ?? [];
  expect(attached).toMatchObject({ filename: "Bay 4.pdf", type: "application/pdf" });
  expect(new Uint8Array(attached?.content ?? new ArrayBuffer())).toEqual(pdf);
});

it("has the files of a message that was taken back for the next one", async () => {
  const { id } = await stored("Bay 4.pdf", pdf);
  const { data } = await (await reply([id])).json<{ data: { id: string } }>();
  expect((await api(`${path()}/messages/${data.id}`, { method: "DELETE", token })).status).toBe(200);
  const rows = await env.DB.prepare("SELECT count(*) AS n FROM message_files WHERE message_id = ?")
    .bind(data.id)
    .first("n");
  expect(rows).toBe(0);
  expect((await reply([id])).status).toBe(201);
});

it.each([
  ["a program named PDF", "plan.pdf", new TextEncoder().encode("MZ\u0000\u0001program")],
  ["a PDF named program", "plan.exe", pdf],
  ["a page with script", "plan.html", new TextEncoder().encode("<script>alert(1)</script>")],
  ["bytes named text", "plan.txt", new Uint8Array([0, 1, 2, 255])],
])("refuses %s in one sentence", async (_what, name, content) => {
  const refused = await attach(name, content);
  expect(refused.status).toBe(415);
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/^Attach a picture, PDF/) });
});

it("refuses more than a mail may have, in one file and together", async () => {
  const large = new Uint8Array(2 * 1024 * 1024).fill(32);
  large.set(pdf);
  const whole = new Uint8Array(4 * 1024 * 1024).fill(32);
  whole.set(pdf);
  expect((await attach("plan.pdf", whole)).status).toBe(413);
  const ids = [(await stored("one.pdf", large)).id, (await stored("two.pdf", large)).id];
  expect((await reply(ids)).status).toBe(413);
  expect((await messages()).some(({ state }) => state === "queued")).toBe(false);
});

it("takes no file of another enquiry, and erases all of them with the enquiry, sent or not", async () => {
  const mine = await stored("Bay 5.pdf", new TextEncoder().encode("%PDF-1.7\nthe green bay\n%%EOF"));
  await stored("unsent.txt", new TextEncoder().encode("the blue bay"));
  const other = await startThread(`${crypto.randomUUID()}@other.example`);
  const body = { body: "Hello", attachments: [mine.id] };
  const stolen = await api(`/api/form-submissions/${other.id}/messages`, { method: "POST", token, body });
  expect(stolen.status).toBe(400);
  await reply([mine.id]);
  await restrict(thread.id, time);
  const db = openDb(env.DB);
  await runRetention({ db, bucket: env.MEDIA, now: time + 400 * 86_400_000, compares: true });
  expect(await tracesOf(["the green bay", "the blue bay", "Bay 5.pdf", "unsent.txt"])).toEqual([]);
});
