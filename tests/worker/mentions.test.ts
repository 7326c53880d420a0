import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { runMail } from "#worker/features/submissions/submission-mail.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { restrict, sendSubmission } from "../support/privacy.ts";
import { mailBindings } from "../support/received-mail.ts";

interface Letter {
  to: string;
  subject: string;
  text: string;
}

let sent: Letter[];
let author: Awaited<ReturnType<typeof addAdmin>>;
let colleague: Awaited<ReturnType<typeof addAdmin>>;
let path: string;
let id: string;
let now: number;
const MAIL = {
  send: async (letter: Letter) => ({ messageId: `${sent.push(letter)}@service.example` }),
} as unknown as SendEmail;
const bindings = { ...env, ...mailBindings, MAIL } as Bindings;
const api = startApi({
  bindings: { ...mailBindings, MAIL },
  clock: { now: () => now, id: systemClock.id },
});

beforeEach(async () => {
  sent = [];
  now = Date.now();
  author = await addAdmin();
  colleague = await addAdmin();
  id = await sendSubmission();
  path = `/api/form-submissions/${id}`;
});

function note(body: unknown) {
  return api(`${path}/notes`, { method: "POST", token: author.token, body });
}
const cron = () => runMail(bindings, openDb(env.DB), now + 60_000);

it("mails a note to the colleague whom it mentions, once it can no longer be undone, not to its author", async () => {
  const text = "@Colleague, can you call her?";
  expect((await note({ text, mentions: [colleague.id, author.id] })).status).toBe(201);
  await runMail(bindings, openDb(env.DB), now + 5_000);
  expect(sent.filter(({ to }) => to === colleague.email)).toEqual([]);
  await cron();
  const told = sent.filter(({ subject }) => subject.includes("mentioned you"));
  expect(told.map(({ to }) => to)).toEqual([colleague.email]);
  expect(told[0]?.text).toContain(`> ${text}`);
  expect(told[0]?.text).toContain(`/admin?open=${id}`);
});

it("mails nothing of a note that was taken back, or of an enquiry that was restricted", async () => {
  const { entry } = await (await note({ text: "Oh", mentions: [colleague.id] })).json<{
    entry: { id: string };
  }>();
  await api(`${path}/timeline/${entry.id}`, { method: "DELETE", token: author.token });
  await note({ text: "Hm", mentions: [colleague.id] });
  await restrict(id, now);
  await cron();
  expect(sent.filter(({ to }) => to === colleague.email)).toEqual([]);
});

it("refuses to mention somebody who is no active colleague, and adds no note", async () => {
  expect((await note({ text: "Hello", mentions: [crypto.randomUUID()] })).status).toBe(400);
  const many = Array.from({ length: 11 }, () => colleague.id);
  expect((await note({ text: "Hello", mentions: many })).status).toBe(400);
  const { entries } = await (await api(`${path}/timeline`, { token: author.token })).json<{
    entries: unknown[];
  }>();
  expect(entries).toEqual([]);
});
