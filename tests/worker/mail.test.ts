import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { SubmissionReceipt } from "#shared/contract/submission-input.ts";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { restrictSubmission } from "#worker/features/privacy/restriction.queries.ts";
import { runJobs } from "#worker/jobs.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi, submissionBody } from "../support/api.ts";
import { broken } from "../support/faults.ts";

interface SentMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail service that records its emails, those to senders apart, or fails with `error`. */
function mailbox(error?: () => string | null) {
  const sent: SentMail[] = [];
  const acknowledgements: SentMail[] = [];
  const MAIL = {
    async send(mail: SentMail) {
      const refusal = error?.();
      if (refusal) throw new Error(refusal);
      (mail.subject.startsWith("We received your enquiry") ? acknowledgements : sent).push(mail);
      return { messageId: String(sent.length) };
    },
  } as unknown as SendEmail;
  return {
    sent,
    acknowledgements,
    bindings: { MAIL, MAIL_FROM: "portal@example.com", SITE_URL: "https://site.example/" },
  };
}

const minute = 60_000;
const hour = 60 * minute;
/** 09:05 in India. */
const morning = Date.parse("2026-11-20T03:35:00.000Z");

function at(time: number) {
  return { now: () => time, id: systemClock.id };
}

function cron(bindings: Partial<Bindings>, now: number) {
  return runJobs({ ...env, ...bindings } as Bindings, createExecutionContext(), now);
}

async function choose(formTypes: string[], digest = false) {
  const admin = await addAdmin();
  await env.DB.prepare("UPDATE admins SET notifications = ? WHERE id = ?")
    .bind(JSON.stringify({ formTypes, digest }), admin.id)
    .run();
  return admin;
}

/** The emails to admins. */
function outbox() {
  return env.DB.prepare("SELECT * FROM outbox WHERE about NOT LIKE 'sender:%' ORDER BY created_at")
    .all()
    .then(({ results }) => results);
}

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM outbox"),
    env.DB.prepare("DELETE FROM submissions"),
    env.DB.prepare("UPDATE admins SET notifications = NULL"),
  ]);
});

async function post(bindings: Partial<Bindings>, changes: Record<string, unknown> = {}, time = Date.now()) {
  const api = startApi({ bindings, clock: at(time) });
  return api("/api/form-submissions", { method: "POST", body: submissionBody(changes) });
}

/** Submissions of one moment after which nothing more could be written. */
async function store(emails: string[], at: number) {
  await env.DB.prepare(
    `INSERT INTO submissions (id, reference, form_type, first_name, email, form_data, created_at, updated_at)
     SELECT value ->> 0, value ->> 0, 'general_query', 'Ravi', value ->> 1, '{}', ?2, ?2
     FROM json_each(?1)`,
  )
    .bind(JSON.stringify(emails.map((email) => [systemClock.id(), email])), at)
    .run();
}

describe("a new submission", () => {
  it("is emailed to the active admins who chose its form, with a link to it", async () => {
    const { sent, bindings } = mailbox();
    const chosen = await choose(["general_query"]);
    await choose(["land_partnership"], true);
    const gone = await choose(["general_query"]);
    await env.DB.prepare("UPDATE admins SET status = 'disabled' WHERE id = ?").bind(gone.id).run();
    const response = await post(bindings, { firstName: "Ravi", lastName: "Menon" });
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { id: string; reference: string } };
    expect(sent.map(({ to }) => to)).toEqual([chosen.email]);
    expect(sent[0]).toMatchObject({
      from: "portal@example.com",
      subject: `General query: Ravi Menon (${data.reference})`,
    });
    expect(sent[0]?.text).toContain(`https://site.example/admin?open=${data.id}`);
    expect(sent[0]?.text).toContain("> What does it cost?");
    expect(sent[0]?.html).toContain(`<a href="https://site.example/admin?open=${data.id}">`);
    const [row] = await outbox();
    expect(row).toMatchObject({ recipient: chosen.email, body: "", attempts: 1 });
  });

  it("is not emailed when it looks like spam, when it is sent again, or without mail bindings", async () => {
    const { sent, bindings } = mailbox();
    await choose(["general_query"]);
    await post(bindings, { website: "https://spam.example" });
    expect(sent).toHaveLength(0);
    const clientId = crypto.randomUUID();
    await post(bindings, { clientId });
    await post(bindings, { clientId });
    expect(sent).toHaveLength(1);
    for (const off of [{}, { MAIL: bindings.MAIL }, { MAIL: undefined, MAIL_FROM: "portal@example.com" }]) {
      expect((await post(off)).status).toBe(201);
      await cron(off, Date.now());
    }
    expect(await outbox()).toHaveLength(1);
  });

  it("is stored and gets its receipt when the mail service refuses or the outbox cannot be written", async () => {
    await choose(["general_query"]);
    const refusing = mailbox(() => "E_SENDER_NOT_VERIFIED");
    expect((await post(refusing.bindings)).status).toBe(201);
    expect(await outbox()).toMatchObject([
      { attempts: 1, last_error: "E_SENDER_NOT_VERIFIED", sent_at: null },
    ]);
    const { bindings } = mailbox();
    // The first call stores the submission; the next one reads the recipients.
    const { DB } = broken({ DB: { when: "before", nth: 2 } });
    expect((await post({ ...bindings, DB })).status).toBe(201);
  });

  it("cannot inject HTML or headers into the email", async () => {
    const { sent, bindings } = mailbox();
    await choose(["general_query"]);
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>' {{7*7}} \u202egpj`;
    await post(bindings, {
      firstName: hostile.slice(0, 60),
      email: "victim@example.com",
      formData: {
        subject: `${hostile} Bcc: all@example.com`,
        inquiryType: "Pricing",
        message: `One\r\nBcc: everyone@example.com\r\n\r\n${hostile}\n--\nhttps://site.example/admin?open=1`,
      },
    });
    const [mail] = sent;
    expect(mail?.subject).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(mail?.html).not.toMatch(/<(script|img)/i);
    expect(mail?.html).toContain("&lt;script&gt;");
    expect(mail?.html.match(/<a /g)).toHaveLength(1);
    expect(mail?.text).toContain("> Bcc: everyone@example.com");
    expect(mail?.text).toContain("> https://site.example/admin?open=1");
    expect(Object.keys(mail ?? {}).sort()).toEqual(["from", "headers", "html", "subject", "text", "to"]);
  });
});

describe("the acknowledgement", () => {
  it("has the reference and the link of the receipt, and nothing that the visitor typed", async () => {
    const { acknowledgements, bindings } = mailbox();
    const response = await post(bindings, { firstName: "Zubeida-typed", lastName: "Typed-too" });
    const { data } = (await response.json()) as { data: { reference: string; link: string } };
    expect(acknowledgements).toHaveLength(1);
    const [mail] = acknowledgements;
    expect(mail).toMatchObject({
      to: "ravi@example.com",
      subject: `We received your enquiry ${data.reference}`,
    });
    expect(mail?.text).toContain(`https://site.example${data.link}`);
    expect(mail?.text).toContain(`Reference: ${data.reference}`);
    expect(JSON.stringify(mail)).not.toMatch(
      /typed|Typed|A charger|What does it cost|09800012345|9800012345/,
    );
  });

  it("is in the language of the form, also when the cron sends it, and links to the page in that language", async () => {
    const { sent, bindings } = mailbox();
    const { data } = await (await post(bindings, { language: "hi" })).json<SubmissionReceipt>();
    await post({}, { language: "hi", email: "late@example.com" });
    await cron(bindings, Date.now() + minute);
    expect(sent).toHaveLength(2);
    for (const mail of sent) {
      expect(mail.subject).toContain("हमें आपकी पूछताछ");
      expect(mail.html).toContain('<html lang="hi-IN">');
      expect(mail.text).toContain("इसी ई-मेल का जवाब दें।");
      expect(mail.text).toMatch(/https:\/\/site\.example\/hi\/enquiry\/\S{100}/);
    }
    expect(sent[0]?.subject).toContain(data.reference);
  });

  it("is not sent for spam, for a repetition, or without mail or a signing key", async () => {
    const { acknowledgements, bindings } = mailbox();
    await post(bindings, { website: "https://spam.example" });
    expect(acknowledgements).toHaveLength(0);
    const clientId = crypto.randomUUID();
    await post(bindings, { clientId });
    await post(bindings, { clientId });
    expect(acknowledgements).toHaveLength(1);
    const { data } = (await (await post({ ...bindings, AUTH_SECRET: undefined })).json()) as { data: object };
    expect(data).not.toHaveProperty("link");
    await post({});
    expect(acknowledgements).toHaveLength(1);
  });

  it("is sent three times a day to one address at most, also when all come at once", async () => {
    const { acknowledgements, bindings } = mailbox();
    const now = Date.now();
    await Promise.all(Array.from({ length: 6 }, () => post(bindings, {}, now)));
    expect(acknowledgements).toHaveLength(3);
    await post(bindings, { email: "other@example.com" }, now);
    expect(acknowledgements).toHaveLength(4);
    await post(bindings, {}, now + 25 * hour);
    expect(acknowledgements).toHaveLength(5);
  });

  it("is sent later when the mail service was down, and deleted with its submission's restriction", async () => {
    let down = true;
    const { acknowledgements, bindings } = mailbox(() => (down ? "The service is down" : null));
    const now = Date.now();
    await post(bindings, {}, now);
    const second = (await (await post(bindings, {}, now)).json()) as { data: { id: string } };
    await restrictSubmission(
      openDb(env.DB),
      second.data.id,
      { id: systemClock.id(), type: "erasure", message: null, enteredBy: null },
      { actor: { id: null, name: "the sender", requestId: "r" }, now, newId: systemClock.id },
    );
    down = false;
    await cron(bindings, now + hour);
    expect(acknowledgements).toHaveLength(1);
  });
});

describe("the cron", () => {
  it("sends an acknowledgement that could not be written when the submission came, once, with a link", async () => {
    const { sent, acknowledgements, bindings } = mailbox();
    const now = Date.now();
    const spam = { website: "https://spam.example", email: "spam@example.com" };
    await post({}, { email: "late@example.com" }, now);
    await post({}, spam, now);
    await post(bindings, { email: "early@example.com" }, now);
    await cron(bindings, now + minute);
    await Promise.all([cron(bindings, now + 2 * minute), cron(bindings, now + 2 * minute)]);
    expect(acknowledgements.map(({ to }) => to)).toEqual(["early@example.com", "late@example.com"]);
    expect(acknowledgements[1]?.text).toMatch(/https:\/\/site\.example\/enquiry\/\S{100}/);
    expect(sent).toEqual([]);
    for (let count = 0; count < 5; count++) await post({}, { email: "often@example.com" }, now);
    await cron({ ...bindings, SITE_URL: undefined }, now + 3 * minute);
    expect(acknowledgements).toHaveLength(2);
    for (let run = 4; run < 10; run++) await cron(bindings, now + run * minute);
    expect(acknowledgements.filter(({ to }) => to === "often@example.com")).toHaveLength(3);
  });

  it("acknowledges all that came in a flood while nothing could be written", async () => {
    const { acknowledgements, bindings } = mailbox();
    const now = Date.now();
    // This one has had its three of the day, and must not take the places of the others.
    const often = "often@example.com";
    for (let count = 0; count < 3; count++) await post(bindings, { email: often }, now - hour);
    const emails = Array.from({ length: 60 }, (_, number) => `flood-${number}@example.com`);
    await store(
      Array.from({ length: 220 }, () => often),
      now,
    );
    await store(emails, now + 1);
    for (let run = 1; run <= 2; run++) await cron(bindings, now + 5 * run * minute);
    const reached = acknowledgements.map(({ to }) => to).filter((to) => to !== often);
    expect(reached.toSorted()).toEqual(emails.toSorted());
  });

  it("sends an email once although the database fails at any call around it", async () => {
    const { acknowledgements, bindings } = mailbox();
    const now = Date.now();
    const emails: string[] = [];
    for (const when of ["before", "after"] as const) {
      for (let nth = 1; nth <= 14; nth++) {
        const email = `${when}-${nth}@example.com`;
        const { DB } = broken({ DB: { when, nth } });
        const response = await post({ ...bindings, DB }, { email, clientId: crypto.randomUUID() }, now);
        if (response.ok) emails.push(email);
      }
    }
    await cron(bindings, now + 5 * minute);
    const sentOnce = acknowledgements.map(({ to }) => to).filter((to) => emails.includes(to));
    expect(sentOnce.toSorted()).toEqual(emails.toSorted());
  });

  it("sends missing emails once, also in two concurrent runs", async () => {
    const { sent, bindings } = mailbox();
    const { email } = await choose(["general_query"]);
    const now = Date.now();
    await post({}, {}, now);
    await Promise.all([cron(bindings, now + minute), cron(bindings, now + minute)]);
    await cron(bindings, now + 6 * minute);
    expect(sent.map(({ to }) => to)).toEqual([email]);
    expect(sent[0]?.html).toContain('href="https://site.example/admin?open=');
  });

  it("retries a refused email with growing delays, stops after six attempts, and Settings shows it", async () => {
    let down = true;
    const { sent, bindings } = mailbox(() => (down ? "The service is down" : null));
    await choose(["general_query"]);
    let now = Date.now();
    await post(bindings, {}, now);
    const tries = async () => Number((await outbox())[0]?.attempts);
    await cron(bindings, now + minute / 2);
    expect(await tries()).toBe(1);
    for (const wait of [1, 5, 30, 120, 360]) {
      await cron(bindings, now + wait * minute - 1000);
      const before = await tries();
      now += wait * minute + 1000;
      await cron(bindings, now);
      expect(await tries()).toBe(before + 1);
    }
    down = false;
    await cron(bindings, now + 48 * hour);
    expect(sent).toHaveLength(0);
    expect(await tries()).toBe(6);
    const settings = await startApi({ bindings })("/api/admin/notifications", {
      token: (await addAdmin()).token,
    });
    expect(await settings.json()).toMatchObject({
      mail: { configured: true, queued: 0, sent: 0, failed: 2, lastError: "The service is down" },
    });
  });

  it("sends a refused email on the next attempt, and deletes it after thirty days", async () => {
    let down = true;
    const { sent, bindings } = mailbox(() => (down ? "The service is down" : null));
    await choose(["general_query"]);
    const now = Date.now();
    await post(bindings, {}, now);
    down = false;
    await cron(bindings, now + 2 * minute);
    await cron(bindings, now + hour);
    expect(sent).toHaveLength(1);
    await cron(bindings, now + 31 * 24 * hour);
    expect(await outbox()).toEqual([]);
  });

  it("deletes queued emails to an admin who was disabled", async () => {
    let down = true;
    const { sent, bindings } = mailbox(() => (down ? "The service is down" : null));
    const { id } = await choose(["general_query"]);
    const now = Date.now();
    await post(bindings, {}, now);
    await env.DB.prepare("UPDATE admins SET status = 'disabled' WHERE id = ?").bind(id).run();
    down = false;
    await cron(bindings, now + hour);
    expect(sent).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it("sends one digest each morning about the day before in India, to those who want it", async () => {
    const { sent, bindings } = mailbox();
    const { email } = await choose([], true);
    const yesterday = Date.parse("2026-11-19T00:00:00+05:30");
    await post({}, { firstName: "Early" }, yesterday - 1000);
    await post({}, { firstName: "First" }, yesterday);
    await post({}, { firstName: "<b>Last</b>" }, yesterday + 24 * hour - 1000);
    await post({}, { firstName: "Spam", website: "x" }, yesterday + hour);
    await cron(bindings, morning - 10 * minute);
    expect(sent).toHaveLength(0);
    await cron(bindings, morning);
    await Promise.all([cron(bindings, morning + 5 * minute), cron(bindings, morning + 5 * minute)]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: email, subject: "19 November: 2 new enquiries" });
    expect(sent[0]?.text).toContain("General query: 2");
    expect(sent[0]?.html).toContain("&lt;b&gt;Last&lt;/b&gt;");
    expect(sent[0]?.html).not.toMatch(/Early|Spam/);
    await cron(bindings, morning + 24 * hour);
    expect(sent[1]?.subject).toBe("20 November: no new enquiries");
  });
});
