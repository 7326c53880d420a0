import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import type { NotificationSettings } from "#shared/contract/admins.ts";
import type { ReplyTemplate } from "#shared/contract/reply-templates.ts";
import { dayMs } from "#shared/time.ts";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { runMail } from "#worker/features/submissions/submission-mail.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi, submissionBody } from "../support/api.ts";
import { mailBindings, startThread } from "../support/received-mail.ts";

let time = Date.now();
let sent: { to: string; subject: string; text: string; html: string }[] = [];
const MAIL = { send: async (one: (typeof sent)[number]) => void sent.push(one) } as unknown as SendEmail;
const bindings = { ...mailBindings, MAIL, MAIL_DAILY_LIMIT: "200" };
const api = startApi({ bindings, clock: { now: () => time, id: systemClock.id } });

beforeEach(() => {
  time = Date.now();
  sent = [];
});

const input = {
  name: "Site visit",
  language: "hi",
  formType: null,
  body: "नमस्ते {{firstName}}, {{city}} में मंगलवार ठीक है?",
};

it("keeps templates: adds, changes with a version, removes and puts back", async () => {
  const { token } = await addAdmin({ role: "agent" });
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    api(`/api/reply-templates${path}`, { method, token, body, headers });
  const added = await call("POST", "", input);
  const { data } = await added.json<{ data: ReplyTemplate }>();
  expect(data).toMatchObject({ ...input, version: 1 });
  const changed = await call("PUT", `/${data.id}`, { ...input, name: "Visit" }, { "If-Match": '"v1"' });
  expect(changed.headers.get("ETag")).toBe('"v2"');
  const stale = await call("PUT", `/${data.id}`, input, { "If-Match": '"v1"' });
  expect(stale.status).toBe(412);
  const names = async () => {
    const { templates } = await (await call("GET", "")).json<{ templates: ReplyTemplate[] }>();
    return templates.filter(({ id }) => id === data.id).map(({ name }) => name);
  };
  expect(await names()).toEqual(["Visit"]);
  expect((await call("DELETE", `/${data.id}`)).status).toBe(200);
  expect(await names()).toEqual([]);
  expect((await call("DELETE", `/${data.id}`)).status).toBe(404);
  expect((await call("POST", `/${data.id}/restore`)).status).toBe(200);
  expect(await names()).toEqual(["Visit"]);
  const unknown = await call("POST", "", { ...input, body: "Hello {{phone}}" });
  expect(unknown.status).toBe(400);
});

it("sends no reply in which a field of a template is still open", async () => {
  const { token } = await addAdmin();
  const thread = await startThread(`${crypto.randomUUID()}@customer.example`);
  const body = "We come to {{city}} on Tuesday.";
  const refused = await api(`/api/form-submissions/${thread.id}/messages`, {
    method: "POST",
    token,
    body: { body },
  });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ message: "Fill in the fields in double braces first" });
});

it("ends a colleague's mails with their signature, and leaves it out of the conversation", async () => {
  const { token } = await addAdmin();
  const signature = "Asha Rao\n+91 98450 12345";
  await api("/api/admin/notifications/signature", { method: "PUT", token, body: { signature } });
  const thread = await startThread(`${crypto.randomUUID()}@customer.example`);
  const path = `/api/form-submissions/${thread.id}/messages`;
  await api(path, { method: "POST", token, body: { body: "Tuesday, <then>." } });
  time += 20_000;
  await api(path, { token });
  expect(sent[0]?.text).toBe(`Tuesday, <then>.\n\n-- \n${signature}`);
  expect(sent[0]?.html).toContain("Tuesday, &lt;then&gt;.");
  const { messages } = await (await api(path, { token })).json<{
    messages: { parts: { text: string }[] }[];
  }>();
  expect(messages.at(-1)?.parts).toEqual([{ text: "Tuesday, <then>.", isQuoted: false }]);
});

it("acknowledges no enquiry while owners have switched that off, also not from the cron", async () => {
  const { token } = await addAdmin({ role: "owner" });
  const agent = await addAdmin({ role: "agent" });
  const change = (on: boolean, by = token) =>
    api("/api/admin/acknowledgements", { method: "PUT", token: by, body: { on } });
  expect((await change(false, agent.token)).status).toBe(403);
  expect((await (await change(false)).json<NotificationSettings>()).acknowledges).toBe(false);
  const send = async () => {
    const email = `${crypto.randomUUID()}@customer.example`;
    await api("/api/form-submissions", { method: "POST", body: submissionBody({ email }) });
    await runMail({ ...env, ...bindings } as Bindings, openDb(env.DB), time + 60_000);
    return sent.filter(({ to }) => to === email).length;
  };
  expect(await send()).toBe(0);
  expect((await (await change(true)).json<NotificationSettings>()).acknowledges).toBe(true);
  expect(await send()).toBe(1);
});

it("says to everybody which languages staff answer in, as owners chose, and English always", async () => {
  const owner = await addAdmin({ role: "owner" });
  const agent = await addAdmin({ role: "agent" });
  const listed = async () => (await api("/api/reply-languages")).json();
  const choose = (languages: string[], { token } = owner) =>
    api("/api/admin/reply-languages", { method: "PUT", token, body: { languages } });
  expect(await listed()).toEqual({ languages: ["en", "hi"] });
  expect((await choose([], agent)).status).toBe(403);
  expect(await (await choose([])).json()).toMatchObject({ replyLanguages: ["en"] });
  expect(await listed()).toEqual({ languages: ["en"] });
  expect((await choose(["ta"])).status).toBe(400);
  await choose(["hi"]);
  expect(await listed()).toEqual({ languages: ["en", "hi"] });
});

it("shows how many mails went out today beside the account's limit", async () => {
  const { token } = await addAdmin();
  const read = async () =>
    (await (await api("/api/admin/notifications", { token })).json<NotificationSettings>()).mail;
  const { sentToday } = await read();
  const body = submissionBody({ email: `${crypto.randomUUID()}@customer.example` });
  await api("/api/form-submissions", { method: "POST", body });
  await runMail({ ...env, ...bindings } as Bindings, openDb(env.DB), time + 60_000);
  expect(await read()).toMatchObject({ dailyLimit: 200, sentToday: sentToday + sent.length });
  expect(sent.length).toBeGreaterThan(0);
});

it("sends a mail that waited for longer than a month", async () => {
  const { token } = await addAdmin();
  const thread = await startThread(`${crypto.randomUUID()}@customer.example`);
  const sendAt = new Date(time + 45 * dayMs).toISOString();
  const path = `/api/form-submissions/${thread.id}/messages`;
  await api(path, { method: "POST", token, body: { body: "Your year is over.", sendAt } });
  const sentAt = async (at: number) => {
    await runMail({ ...env, ...bindings } as Bindings, openDb(env.DB), at);
    return sent.filter(({ to }) => to === thread.email).length;
  };
  expect(await sentAt(time + 40 * dayMs)).toBe(0);
  expect(await sentAt(time + 46 * dayMs)).toBe(1);
});
