import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { PrivatePage } from "#shared/own-submission.ts";
import { requestTermsMs, restrictionMs, submissionLinkMs } from "#shared/privacy-terms.ts";
import { dayMs, minuteMs } from "#shared/time.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";
import { signToken } from "#worker/features/admins/tokens.ts";
import type { PageState } from "#worker/pages.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, submissionBody, tooManyRequests } from "../support/api.ts";
import { gif, jpeg, png } from "../support/pictures.ts";

/** What the page was rendered with; undefined where it is the site's 404. */
let shown: PageState | undefined;
let now = Date.parse("2026-11-20T10:00:00Z");
let sent: { to: string; subject: string; text: string }[] = [];
let networks = 0;

const app = createApp({
  clock: { ...systemClock, now: () => now },
  renderPage: async (c, _, state) => {
    shown = state;
    return c.html("<!doctype html>", (state?.status ?? 404) as 200);
  },
});
const mail = {
  MAIL_FROM: "site@example.com",
  SITE_URL: "https://site.example",
  MAIL: { send: async (one: (typeof sent)[number]) => void sent.push(one) } as unknown as SendEmail,
};

async function request(path: string, init: RequestInit = {}, bindings: Partial<Bindings> = mail) {
  shown = undefined;
  const ctx = createExecutionContext();
  const response = await app.request(
    `http://localhost${path}`,
    { ...init, headers: { "CF-Connecting-IP": `10.9.0.${networks++ % 250}`, ...init.headers } },
    { ...env, ...bindings } as Bindings,
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return response;
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return request(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
      Accept: "text/html",
      ...headers,
    },
  });
}

/** Sends a submission; returns its link and id. */
async function send(changes: Record<string, unknown> = {}) {
  const response = await request("/api/form-submissions", {
    method: "POST",
    body: JSON.stringify(submissionBody({ consent: { version: "2026-11-22", language: "ta" }, ...changes })),
    headers: { "Content-Type": "application/json" },
  });
  const { data } = await response.json<{ data: { id: string; link: string; reference: string } }>();
  sent = [];
  return data;
}

async function view(link: string): Promise<NonNullable<PrivatePage["submission"]>> {
  await request(link);
  const page = shown?.private?.submission;
  if (!page) throw new Error("not found");
  return page;
}

async function api(path: string, token: string, body?: unknown) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const init = body === undefined ? { headers } : { method: "PUT", headers, body: JSON.stringify(body) };
  return (await request(path, init)).json<Record<string, unknown>>();
}

const row = (id: string) =>
  env.DB.prepare("SELECT * FROM submissions WHERE id = ?").bind(id).first<Record<string, unknown>>();

beforeEach(async () => {
  now = Date.parse("2026-11-20T10:00:00Z");
  sent = [];
  await env.DB.batch(
    ["enquiry_codes", "privacy_requests", "outbox", "submissions"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe("the sender's page", () => {
  test("shows every field, the consent and the state, and nothing that staff wrote", async () => {
    const { token } = await addAdmin();
    const { id, link } = await send({ origin: { page: "/contact/general-query" } });
    expect(await view(link)).toMatchObject({
      stage: "received",
      firstName: "Ravi",
      phone: "+919800012345",
      formData: { subject: "A charger", message: "What does it cost?" },
      consent: { version: "2026-11-22", language: "ta", marketing: false },
      origin: { page: "/contact/general-query" },
      requests: [],
    });
    await api(`/api/form-submissions/${id}`, token, {
      version: 1,
      status: "in_progress",
      priority: "urgent",
      notes: "A difficult person",
    });
    const page = await view(link);
    expect(page.stage).toBe("in_progress");
    for (const file of ["data.json", "data.html"]) {
      const download = await request(`${link}/${file}`);
      expect(download.headers.get("Content-Disposition")).toMatch(/^attachment; filename="EV-/);
      const text = await download.text();
      expect(text).toContain("What does it cost?");
      expect(text + JSON.stringify(page)).not.toMatch(/difficult|Kavya|urgent|priority|notes|spam/i);
    }
  });

  test("is not stored, indexed or named in a Referer, and neither are its downloads", async () => {
    const { link } = await send();
    for (const path of [`${link}/data.json`, `${link}/data.html`]) {
      const { headers } = await request(path);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Referrer-Policy")).toBe("same-origin");
    }
  });

  test("escapes what people typed in the readable download", async () => {
    const { link } = await send({ firstName: "<script>alert(1)</script>" });
    const html = await (await request(`${link}/data.html`)).text();
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
  });

  test("is downloaded in the language of its page", async () => {
    const { link } = await send();
    const html = await (await request(`/hi${link}/data.html`)).text();
    expect(html).toContain('<html lang="hi">');
    const labels = [...html.matchAll(/<(?:h1|h2|dt)>(.*?)<\//g)].map(([, text = ""]) => text);
    expect(labels).toContain("क्या दर्ज है");
    expect(labels.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
  });

  test("opens nothing for forged, foreign, expired and revoked links or without a key", async () => {
    const { id, link } = await send();
    const token = link.slice("/enquiry/".length);
    const [head, body, signature = ""] = token.split(".");
    const claims = { subject: id, id: "1", now, expiresAt: now + dayMs };
    const bad = [
      "x",
      `${head}.${body}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
      `${head}.${btoa(JSON.stringify({ sub: id, jti: "1" })).replaceAll("=", "")}.${signature}`,
      `${token}.data`,
      await signToken(env as Bindings, "session", claims),
      await signToken({ AUTH_SECRET: "x".repeat(40) }, "submission", claims),
      await signToken(env as Bindings, "submission", { ...claims, id: "2" }),
      await signToken(env as Bindings, "submission", { ...claims, subject: crypto.randomUUID() }),
      await signToken(env as Bindings, "submission", { ...claims, now: now - dayMs, expiresAt: now - 1000 }),
    ];
    for (const one of bad) {
      for (const response of [
        await request(`/enquiry/${one}`),
        await request(`/enquiry/${one}/data.json`),
        await post(`/enquiry/${one}`, { action: "erase", confirm: "on" }),
      ]) {
        expect(response.status, one).toBe(404);
        expect(shown?.private).toBeUndefined();
      }
    }
    expect((await request(link, {}, { AUTH_SECRET: undefined })).status).toBe(404);
    expect((await request(link)).status).toBe(200);
    await env.DB.prepare("DELETE FROM submissions WHERE id = ?").bind(id).run();
    expect((await request(link)).status).toBe(404);
  });

  test("works for its term to the second", async () => {
    const { link } = await send();
    now += submissionLinkMs - 1000;
    expect((await request(link)).status).toBe(200);
    now += 2000;
    expect((await request(link)).status).toBe(404);
  });

  test("is replaced by a new link, after which a repetition of the submission gets none", async () => {
    const clientId = crypto.randomUUID();
    const { link } = await send({ clientId });
    now += 1000;
    expect((await send({ clientId })).link, "repeated later").toBe(link);
    const response = await post(link, { action: "new-link" });
    expect(response.status).toBe(303);
    const next = response.headers.get("Location") ?? "";
    expect(next).toMatch(/^\/enquiry\/.+\?done=new-link$/);
    expect((await request(link)).status).toBe(404);
    expect((await request(next)).status).toBe(200);
    expect(await send({ clientId })).not.toHaveProperty("link");
  });

  test("is the same for what looks like spam", async () => {
    const { link } = await send({ website: "https://spam.example" });
    expect(await view(link)).toMatchObject({ stage: "received" });
    expect(JSON.stringify(await view(link))).not.toMatch(/spam|honeypot/i);
  });
});

const corrected = {
  action: "correct",
  firstName: "Ravindra",
  lastName: "Menon",
  email: "NEW@example.com",
  phone: "098000 54321",
  message: "What does it cost\r\nwith a cable?",
};

describe("the forms of the sender's page", () => {
  test("correct the details, tell the old address, and staff see who changed what", async () => {
    const { token } = await addAdmin();
    const { id, link, reference } = await send();
    const response = await post(link, corrected);
    expect(response.headers.get("Location")).toBe(`${link}?done=corrected`);
    expect(await view(link)).toMatchObject({
      firstName: "Ravindra",
      lastName: "Menon",
      email: "new@example.com",
      phone: "+919800054321",
      formData: { subject: "A charger", message: "What does it cost\nwith a cable?" },
      changes: [{ field: "firstName", from: "Ravi", to: "Ravindra" }, {}, {}, {}, {}],
    });
    expect(sent.map(({ to }) => to)).toEqual(["ravi@example.com"]);
    expect(sent[0]?.subject).toContain(reference);
    expect(JSON.stringify(sent)).not.toMatch(/new@example|Ravindra|cable/);
    const timeline = JSON.stringify(await api(`/api/form-submissions/${id}/timeline`, token));
    expect(timeline).toContain('"adminName":null,"field":"email","from":"ravi@example.com"');
    const audit = JSON.stringify(await api("/api/admin/audit", token));
    expect(audit).toContain("submission.correct");
    expect(audit).not.toMatch(/Ravindra|new@example|cable/);
    expect((await post(link, corrected)).headers.get("Location")).toBe(`${link}?done=unchanged`);
  });

  test("tell the old address in the language of the enquiry, also from the page in another one", async () => {
    const { link } = await send({ language: "hi" });
    await post(link, corrected);
    expect(sent[0]?.subject).toContain("का ई-मेल पता बदल दिया गया है");
    expect(sent[0]?.text).toContain("/hi/contact/general-query");
  });

  test("come back with a sentence beside each field and what was typed", async () => {
    const { id, link } = await send();
    const fields = { ...corrected, firstName: " ", email: "no", phone: "12" };
    expect((await post(link, fields)).status).toBe(400);
    expect(shown?.posted).toMatchObject({
      form: "correct",
      values: fields,
      problems: {
        firstName: "Enter your first name",
        email: "Enter a valid email address",
        phone: expect.any(String),
      },
    });
    expect(await row(id)).toMatchObject({ first_name: "Ravi", version: 1 });
    for (const action of ["", "constructor", "delete"]) {
      expect((await post(link, { action })).status).toBe(400);
      expect(shown?.posted.failure).toMatch(/does not know/);
    }
  });

  test("give and withdraw the consent to news in one press each", async () => {
    const { id, link } = await send();
    for (const [action, marketing] of [
      ["news", 1],
      ["news", 1],
      ["no-news", 0],
    ] as const) {
      expect((await post(link, { action })).headers.get("Location")).toBe(`${link}?done=${action}`);
      expect(await row(id)).toMatchObject({ marketing_consent: marketing });
    }
    expect((await view(link)).changes).toMatchObject([
      { field: "marketing", to: "true" },
      { field: "marketing", to: "false" },
    ]);
  });

  test.each([
    ["erase", "erasure"],
    ["withdraw", "withdrawal"],
  ])(
    "%s locks the submission after a confirmation, says until when, and can be taken back",
    async (action, type) => {
      const { token } = await addAdmin();
      const { id, link } = await send();
      expect((await post(link, { action })).status).toBe(400);
      expect(shown?.posted.problems).toEqual({ confirm: "Confirm that you want this" });
      expect(await row(id)).toMatchObject({ restricted_at: null });
      const done = await post(link, { action, confirm: "on" });
      expect(done.headers.get("Location")).toBe(`${link}?done=${type}`);
      const page = await view(link);
      expect(page).toMatchObject({
        restrictedAt: new Date(now).toISOString(),
        purgeAt: new Date(now + restrictionMs).toISOString(),
        requests: [
          { type, status: "new", answerBy: new Date(now + requestTermsMs.erasure.answer).toISOString() },
        ],
      });
      expect(await api(`/api/form-submissions/${id}`, token)).toMatchObject({ code: "not_found" });
      expect((await post(link, corrected)).status).toBe(400);
      expect(shown?.posted.failure).toMatch(/locked/);
      await post(link, { action, confirm: "on" });
      expect((await view(link)).requests).toHaveLength(1);
      await post(link, { action: "take-back" });
      expect(await view(link)).toMatchObject({ restrictedAt: null, requests: [{ status: "taken_back" }] });
      expect(await row(id)).toMatchObject({ is_active: 1, first_name: "Ravi" });
    },
  );

  test("take complaints with their 90 days, also about a locked submission, five at a time", async () => {
    const { link } = await send();
    await post(link, { action: "erase", confirm: "on" });
    expect((await post(link, { action: "complain", message: " " })).status).toBe(400);
    expect((await post(link, { action: "complain", message: "x".repeat(5001) })).status).toBe(400);
    for (let count = 0; count < 5; count++) {
      expect((await post(link, { action: "complain", message: "Nobody answers me" })).status).toBe(303);
    }
    expect((await post(link, { action: "complain", message: "Nobody answers me" })).status).toBe(400);
    const { requests } = await view(link);
    expect(requests.filter(({ type }) => type === "grievance")).toHaveLength(5);
    expect(requests.at(-1)).toMatchObject({
      message: "Nobody answers me",
      answerBy: new Date(now + 90 * dayMs).toISOString(),
    });
  });

  test("are refused from another site, in another type, too large and too often", async () => {
    const { id, link } = await send();
    const erase = { action: "erase", confirm: "on" };
    expect((await post(link, erase, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(shown?.posted.failure).toBe("This form was sent from another site.");
    expect((await post(link, erase, { "Content-Type": "application/json" })).status).toBe(415);
    expect((await post(link, { ...erase, message: "x".repeat(300_000) })).status).toBe(413);
    for (const method of ["PUT", "DELETE", "PATCH"])
      expect((await request(link, { method })).status).toBe(404);
    const network = { "CF-Connecting-IP": "10.99.0.1" };
    const statuses = await Promise.all(
      Array.from({ length: tooManyRequests }, async () => (await post(link, { action: "" }, network)).status),
    );
    expect(statuses).toContain(429);
    expect(await row(id)).toMatchObject({ restricted_at: null });
  });
});

describe("a request without a link", () => {
  const ask = (email: string) => post("/enquiry", { action: "ask", email });
  const open = (email: string, code: string) => post("/enquiry", { action: "open", email, code });
  const codeIn = (text = "") => /Code: (\d{6})/.exec(text)?.[1] ?? "";

  test("mails a code to a stored address, which opens all of its submissions once", async () => {
    const first = await send();
    now += minuteMs;
    const second = await send({ email: "RAVI@example.com" });
    await send({ email: "other@example.com" });
    await post(first.link, { action: "erase", confirm: "on" });
    expect((await ask(" Ravi@Example.com")).status).toBe(200);
    expect(sent.map(({ to }) => to)).toEqual(["ravi@example.com"]);
    const code = codeIn(sent[0]?.text);
    expect((await open("ravi@example.com", `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    const submissions = shown?.private?.access?.submissions ?? [];
    expect(submissions).toMatchObject([
      { reference: second.reference, isRestricted: false },
      { reference: first.reference, isRestricted: true },
    ]);
    expect((await request(submissions[1]?.path ?? "")).status).toBe(200);
    expect((await open("ravi@example.com", code)).status).toBe(400);
    const stored = await env.DB.prepare("SELECT * FROM enquiry_codes").all();
    expect(JSON.stringify(stored.results)).not.toContain("ravi");
  });

  test("says the same for an address that nothing is stored about, and mails nothing", async () => {
    await send();
    const answers = await Promise.all(
      ["ravi@example.com", "nobody@example.com"].map(async (email) => {
        const response = await ask(email);
        return [response.status, shown?.private, shown?.posted.problems];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(sent.map(({ to }) => to)).toEqual(["ravi@example.com"]);
    expect((await open("nobody@example.com", "123456")).status).toBe(400);
    const unknown = shown?.posted.problems;
    expect((await open("ravi@example.com", "000000")).status).toBe(400);
    expect(shown?.posted.problems).toEqual(unknown);
    expect((await ask("not an address")).status).toBe(400);
  });

  test("gives a code five attempts, also at once, and fifteen minutes", async () => {
    await send();
    await ask("ravi@example.com");
    const code = codeIn(sent[0]?.text);
    const wrong = code === "111111" ? "222222" : "111111";
    await Promise.all(Array.from({ length: 5 }, () => open("ravi@example.com", wrong)));
    expect((await open("ravi@example.com", code)).status).toBe(400);
    now += 2 * minuteMs;
    await ask("ravi@example.com");
    const second = codeIn(sent[1]?.text);
    now += 15 * minuteMs;
    expect((await open("ravi@example.com", second)).status).toBe(400);
    await ask("ravi@example.com");
    now += 15 * minuteMs - 1000;
    expect((await open("ravi@example.com", codeIn(sent[2]?.text))).status).toBe(200);
  });

  test("mails one code a minute and five a day to one address, and counts the network", async () => {
    await send();
    await Promise.all(Array.from({ length: 4 }, () => ask("ravi@example.com")));
    expect(sent).toHaveLength(1);
    for (let count = 0; count < 8; count++) {
      now += 2 * minuteMs;
      await ask("ravi@example.com");
    }
    expect(sent).toHaveLength(5);
    // What is asked for in vain does not replace the last code.
    now -= 5 * minuteMs;
    expect((await open("ravi@example.com", codeIn(sent[4]?.text))).status).toBe(200);
    now += dayMs;
    await ask("ravi@example.com");
    expect(sent).toHaveLength(6);
    const network = { "CF-Connecting-IP": "10.99.0.2" };
    const statuses = await Promise.all(
      Array.from(
        { length: tooManyRequests },
        async () => (await post("/enquiry", { email: "a@b.example" }, network)).status,
      ),
    );
    expect(statuses).toContain(429);
  });

  test("says so where the site sends no mail", async () => {
    expect((await request("/enquiry", {}, {})).status).toBe(200);
    expect(shown?.private?.access).toEqual({ step: "address", sendsMail: false, submissions: [] });
  });
});

describe("the conversation on the sender's page", () => {
  async function answer(link: string, fields: Record<string, string | File | File[]>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
    }
    return request(link, {
      method: "POST",
      body: form,
      headers: { "Sec-Fetch-Site": "same-origin", Accept: "text/html" },
    });
  }
  const picture = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
  const stored = (id: string) =>
    env.DB.prepare("SELECT * FROM messages WHERE submission_id = ? ORDER BY seq")
      .bind(id)
      .all<Record<string, unknown>>();

  test("takes an answer, a picture and a time to call, reopens the enquiry and tells staff once", async () => {
    const { token } = await addAdmin();
    const { id, link } = await send();
    await env.DB.prepare("UPDATE submissions SET status = 'completed' WHERE id = ?").bind(id).run();
    await env.DB.prepare("UPDATE admins SET notifications = ?")
      .bind(JSON.stringify({ formTypes: ["general_query"], digest: false }))
      .run();
    const fields = {
      message: "The meter is on the left wall.",
      callAt: "2026-11-24T11:00",
      pictures: [picture(jpeg({ secret: "GPS 28.6139" }), "meter.jpg")],
    };
    const response = await answer(link, fields);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${link}?done=answered`);
    await answer(link, fields);
    const [message, ...others] = (await view(link)).messages;
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      from: "you",
      text: "The meter is on the left wall.",
      callAt: "2026-11-24T05:30:00.000Z",
      files: [{ fileName: "meter.jpg", contentType: "image/jpeg" }],
    });
    const { messages } = (await api(`/api/form-submissions/${id}/messages`, token)) as {
      messages: { channel: string; role: string; callAt: string }[];
    };
    expect(messages).toMatchObject([
      { channel: "page", role: "customer", callAt: "2026-11-24T05:30:00.000Z" },
    ]);
    expect((await row(id))?.status).toBe("in_progress");
    const told = sent.filter(({ subject }) => subject.includes("wrote about")).map(({ to }) => to);
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual([...new Set(told)]);
    const file = await request(`${link}/files/${message?.files[0]?.id}`);
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    expect(await file.text()).not.toContain("GPS");
    // The repeat left no file.
    expect((await env.MEDIA.list({ prefix: `conversations/${id}/` })).objects).toHaveLength(1);
  });

  test("refuses what is no picture, too many of them and impossible times, and loses no word", async () => {
    const { id, link } = await send();
    const message = "मेरा मीटर ".repeat(400).trim();
    const cases: [Record<string, string | File | File[]>, Record<string, string>][] = [
      [
        { pictures: picture(new TextEncoder().encode("<svg onload=alert(1)>"), "a.jpg") },
        { pictures: "Choose JPEG, PNG, WebP, AVIF or GIF pictures" },
      ],
      [
        { pictures: picture(new Uint8Array([...png(), ...new Uint8Array(10 * 1024 * 1024)]), "large.png") },
        { pictures: "Pictures may have at most 10 MiB." },
      ],
      [
        { pictures: Array.from({ length: 4 }, (_, index) => picture(gif(), `${index}.gif`)) },
        { pictures: "Choose at most 3 pictures" },
      ],
      [{ callAt: "2026-11-22T11:00" }, { callAt: "We call Monday to Saturday, between 9:30 am and 6:30 pm" }],
      [{ callAt: "2026-11-19T11:00" }, { callAt: "Choose a time within the next 30 days" }],
      [{ callAt: "soon" }, { callAt: "Choose a date and a time" }],
    ];
    for (const [fields, problems] of cases) {
      expect((await answer(link, { ...fields, message })).status).toBe(400);
      expect(shown?.posted).toMatchObject({ problems, values: { message } });
    }
    await answer(link, {});
    expect(shown?.posted.problems).toEqual({ message: "Write a message, add a picture or choose a time" });
    expect((await stored(id)).results).toEqual([]);
    expect((await env.MEDIA.list({ prefix: `conversations/${id}/` })).objects).toEqual([]);
  });

  test("shows our replies once they are sent, and neither notes, forwards nor what third parties write", async () => {
    const { id, link } = await send({ email: "ravi@example.com" });
    const add = (direction: string, name: string, state: string | null, text: string) =>
      env.DB.prepare(
        `INSERT INTO messages (id, submission_id, at, direction, channel, name, address, subject, parts, state)
         VALUES (?, ?, ?, ?, 'mail', ?, ?, '', ?, ?)`,
      )
        .bind(
          ...[crypto.randomUUID(), id, now, direction, name, `${name}@example.com`],
          ...[JSON.stringify([{ text, isQuoted: false }]), state],
        )
        .run();
    await env.DB.prepare(
      "INSERT INTO conversation_participants VALUES (?, 'installer@example.com', 'I', 'third_party', 1, 'A')",
    )
      .bind(id)
      .run();
    await add("out", "ravi", "sent", "We can come on Tuesday.");
    await add("out", "ravi", "queued", "Not sent yet");
    await add("forward", "installer", "sent", "Can you take this one?");
    await add("in", "installer", null, "Yes, for 12,000.");
    await add("in", "ravi", null, "Tuesday is fine.");
    const page = await view(link);
    expect(page.stage).toBe("in_progress");
    expect(page.messages.map(({ from, text }) => [from, text])).toEqual([
      ["us", "We can come on Tuesday."],
      ["you", "Tuesday is fine."],
    ]);
    const download = await (await request(`${link}/data.html`)).text();
    expect(download).toContain("Tuesday is fine.");
    expect(download).not.toMatch(/12,000|Not sent yet|take this one/);
  });

  test("takes twenty answers a day, none for a locked or deleted enquiry, and gives files to its link alone", async () => {
    const { id, link } = await send();
    const other = await send();
    await answer(link, { message: "Here", pictures: picture(gif(), "a.gif") });
    const fileId = (await view(link)).messages[0]?.files[0]?.id;
    expect((await request(`${other.link}/files/${fileId}`)).status).toBe(404);
    for (let index = 1; index < 20; index++) await answer(link, { message: `Message ${index}` });
    await answer(link, { message: "One more" });
    expect(shown?.posted.failure).toContain("20 messages");
    await post(link, { action: "erase", confirm: "on" });
    await answer(link, { message: "Still there?" });
    expect(shown?.posted.failure).toContain("locked");
    expect((await view(link)).messages).toEqual([]);
    expect((await request(`${link}/files/${fileId}`)).status).toBe(404);
    await env.DB.prepare("UPDATE submissions SET is_active = 0 WHERE id = ?").bind(other.id).run();
    await answer(other.link, { message: "Hello?" });
    expect(shown?.posted.failure).toContain("takes no messages");
    expect((await stored(id)).results).toHaveLength(20);
  });
});
