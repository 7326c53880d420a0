import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Breach, PrivacyRequest, PrivacyRequestDetail, Retention } from "#shared/contract/privacy.ts";
import { type RequestType, requestTypes } from "#shared/contract/privacy-fields.ts";
import { formTypes } from "#shared/forms/forms.ts";
import {
  breachReportMs,
  defaultRetentionDays,
  minRetentionDays,
  requestTermsMs,
  restrictionMs,
} from "#shared/privacy-terms.ts";
import { dayMs, hourMs } from "#shared/time.ts";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { addRequest } from "#worker/features/privacy/privacy-requests.queries.ts";
import { runMail } from "#worker/features/submissions/submission-mail.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { type ApiRequest, addAdmin, startApi, submissionBody, tokenFor } from "../support/api.ts";
import { readSafely } from "../support/csv.ts";
import { broken } from "../support/faults.ts";
import { World } from "../support/operation-calls.ts";

const base = "/api/privacy";
let now = Date.parse("2026-11-20T10:00:00.000Z");
const clock = { now: () => now, id: systemClock.id };
const api = startApi({ clock, bindings: { SITE_URL: "https://site.example" } });
let owner: Awaited<ReturnType<typeof addAdmin>>;

async function send<Body>(method: string, path: string, body?: object, init: ApiRequest = {}) {
  await env.DB.prepare("UPDATE sessions SET last_seen_at = ?1, expires_at = ?1 + 1000 WHERE id = ?2")
    .bind(now, owner.sessionId)
    .run();
  const token = await tokenFor({ adminId: owner.id, sessionId: owner.sessionId, now });
  const response = await api(path, { method, body, token, ...init });
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as Body,
  };
}

/** The id of a new submission. */
async function submission(changes: Record<string, unknown> = {}): Promise<string> {
  const response = await api("/api/form-submissions", {
    method: "POST",
    body: submissionBody(changes),
    headers: { "CF-Connecting-IP": crypto.randomUUID() },
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
}

async function ask(submissionId: string, type: RequestType, message = "Please"): Promise<string> {
  const id = systemClock.id();
  const actor = { id: null, name: "the sender", requestId: "test" };
  const request = { id, type, message, enteredBy: null };
  await addRequest(openDb(env.DB), submissionId, request, { actor, now, newId: systemClock.id });
  return id;
}

async function erase(submissionId: string): Promise<PrivacyRequest> {
  const sent = await send<{ data: PrivacyRequest }>("POST", `${base}/erasures`, {
    submissionId,
    reason: "Called on the telephone",
  });
  expect(sent.status, sent.text).toBe(201);
  return sent.body.data;
}

const openRequests = (query = "") =>
  send<{ requests: PrivacyRequest[]; pagination: { total: number } }>("GET", `${base}/requests${query}`);

beforeAll(async () => {
  owner = await addAdmin();
});
beforeEach(async () => {
  now = Date.parse("2026-11-20T10:00:00.000Z");
  await env.DB.batch(
    ["privacy_requests", "breaches", "submissions", "outbox"].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe("the list of requests", () => {
  it.each(requestTypes)("says until when a request of type %s is acknowledged and answered", async (type) => {
    const id = await ask(await submission(), type);
    const { body } = await openRequests();
    expect(body.requests).toMatchObject([
      {
        id,
        type,
        status: "new",
        createdAt: new Date(now).toISOString(),
        acknowledgeBy: new Date(now + requestTermsMs[type].acknowledge).toISOString(),
        answerBy: new Date(now + requestTermsMs[type].answer).toISOString(),
      },
    ]);
    expect(requestTermsMs[type]).toEqual({
      acknowledge: 3 * dayMs,
      answer: (type === "grievance" ? 90 : 30) * dayMs,
    });
  });

  it("begins with the request whose next term ends first, and has the closed ones apart", async () => {
    const one = await submission();
    const acknowledged = await ask(one, "grievance");
    await send("PUT", `${base}/requests/${acknowledged}`, { status: "acknowledged" });
    now += hourMs;
    const access = await ask(one, "access");
    now += hourMs;
    const correction = await ask(one, "correction");
    const open = await openRequests();
    expect(open.body.requests.map(({ id }) => id)).toEqual([access, correction, acknowledged]);
    await send("PUT", `${base}/requests/${access}`, { status: "answered", answer: "Here it is." });
    expect((await openRequests("?limit=1")).body.pagination.total).toBe(2);
    expect((await openRequests("?open=false")).body.requests).toMatchObject([
      { id: access, status: "answered", answer: "Here it is." },
    ]);
  });
});

describe("a request", () => {
  it("is acknowledged, then answered, and both are in what was done", async () => {
    const id = await ask(await submission(), "access");
    now += 2 * dayMs;
    const first = await send<PrivacyRequestDetail>("PUT", `${base}/requests/${id}`, {
      status: "acknowledged",
    });
    expect(first.body.data).toMatchObject({
      status: "acknowledged",
      acknowledgedAt: new Date(now).toISOString(),
      closedAt: null,
    });
    now += dayMs;
    const answer = { status: "answered", answer: "Here is\nyour copy." };
    const sent = await send<PrivacyRequestDetail>("PUT", `${base}/requests/${id}`, answer);
    expect(sent.body.data).toMatchObject({
      ...answer,
      acknowledgedAt: new Date(now - dayMs).toISOString(),
      closedAt: new Date(now).toISOString(),
    });
    expect(sent.body.events.map(({ person, action }) => [person, action])).toEqual([
      ["Kavya Rao", "privacy.answer"],
      ["Kavya Rao", "privacy.acknowledge"],
      ["the sender", "privacy.request"],
    ]);
    const audit = await env.DB.prepare("SELECT group_concat(detail) AS all_details FROM audit_log").first();
    expect(JSON.stringify(audit)).not.toMatch(/copy|Please/);
  });

  it("is not changed once it is closed, nor acknowledged twice", async () => {
    const id = await ask(await submission(), "correction");
    const put = (body: object) => send<{ message: string }>("PUT", `${base}/requests/${id}`, body);
    await put({ status: "acknowledged" });
    const twice = await put({ status: "acknowledged" });
    expect([twice.status, twice.body.message]).toEqual([409, "This request is acknowledged already."]);
    await put({ status: "refused", answer: "It is correct." });
    for (const body of [{ status: "acknowledged" }, { status: "answered", answer: "Changed." }]) {
      const refused = await put(body);
      expect([refused.status, refused.body.message]).toEqual([409, "This request is closed."]);
    }
  });

  it("is answered with a text only, and with the version that was read", async () => {
    const id = await ask(await submission(), "access");
    for (const body of [
      { status: "answered" },
      { status: "refused", answer: " " },
      { status: "taken_back" },
      {},
    ]) {
      expect((await send("PUT", `${base}/requests/${id}`, body)).status).toBe(400);
    }
    const read = await send("GET", `${base}/requests/${id}`);
    const headers = { "If-Match": read.headers.get("ETag") ?? "" };
    await send("PUT", `${base}/requests/${id}`, { status: "acknowledged" }, { headers });
    const stale = await send<{ data: PrivacyRequest }>(
      "PUT",
      `${base}/requests/${id}`,
      { status: "answered", answer: "Here." },
      { headers },
    );
    expect([stale.status, stale.body.data.status]).toEqual([412, "acknowledged"]);
  });

  it("is told to its sender by mail when it is answered", async () => {
    const id = await ask(await submission(), "access");
    const mails: { to: string; text: string }[] = [];
    const MAIL = {
      send: async (mail: { to: string; text: string }) => mails.push(mail),
    } as unknown as SendEmail;
    const mailing = startApi({
      clock,
      bindings: { MAIL, MAIL_FROM: "a@example.com", SITE_URL: "https://site.example" },
    });
    const token = await tokenFor({ adminId: owner.id, sessionId: owner.sessionId, now });
    const put = (body: object) => mailing(`${base}/requests/${id}`, { method: "PUT", token, body });
    await put({ status: "acknowledged" });
    expect(await env.DB.prepare("SELECT count(*) AS n FROM outbox").first("n")).toBe(0);
    await put({ status: "answered", answer: "A secret text" });
    expect(mails).toMatchObject([
      { to: "ravi@example.com", text: expect.stringMatching(/https:\/\/site\.example\/enquiry\/\S{100}/) },
    ]);
    expect(mails[0]?.text).not.toContain("A secret text");
  });

  it("is told in the language of the enquiry, with a link to the page in that language", async () => {
    const mails: { subject: string; html: string; text: string }[] = [];
    const MAIL = { send: async (mail: (typeof mails)[number]) => mails.push(mail) } as unknown as SendEmail;
    const mail = { MAIL, MAIL_FROM: "a@example.com", SITE_URL: "https://site.example" };
    const id = await ask(await submission({ language: "hi" }), "access");
    const token = await tokenFor({ adminId: owner.id, sessionId: owner.sessionId, now });
    const body = { status: "answered", answer: "Here it is." };
    const init = { method: "PUT", token, body };
    await startApi({ clock, bindings: mail })(`${base}/requests/${id}`, init);
    expect(mails).toMatchObject([
      {
        subject: expect.stringContaining("आपके पेज पर जवाब आया है"),
        html: expect.stringContaining('<html lang="hi-IN">'),
        text: expect.stringMatching(/https:\/\/site\.example\/hi\/enquiry\/\S{100}/),
      },
    ]);
  });

  it("is never closed without the mail about it, wherever the database fails", async () => {
    const mails: string[] = [];
    const MAIL = { send: async ({ to }: { to: string }) => mails.push(to) } as unknown as SendEmail;
    const mail = { MAIL, MAIL_FROM: "a@example.com", SITE_URL: "https://site.example" };
    let closed = 0;
    for (let nth = 1; nth < 12; nth++) {
      const email = `call-${nth}@example.com`;
      const id = await ask(await submission({ email }), "access");
      const token = await tokenFor({ adminId: owner.id, sessionId: owner.sessionId, now });
      const { DB } = broken({ DB: { when: "before", nth } });
      const body = { status: "answered", answer: "Here it is." };
      await startApi({ clock, bindings: { ...mail, DB } })(`${base}/requests/${id}`, {
        method: "PUT",
        token,
        body,
      });
      const { data } = (await send<PrivacyRequestDetail>("GET", `${base}/requests/${id}`)).body;
      await runMail({ ...env, ...mail } as Bindings, openDb(env.DB), now + hourMs);
      expect(mails.includes(email), `call ${nth}`).toBe(data.closedAt !== null);
      if (data.closedAt) closed++;
    }
    expect(closed).toBeGreaterThan(2);
  });
});

describe("an erasure", () => {
  it("restricts a submission at once, and says when it is erased for good", async () => {
    const id = await submission();
    const request = await erase(id);
    expect(request).toMatchObject({
      submissionId: id,
      type: "erasure",
      message: "Called on the telephone",
      enteredBy: "Kavya Rao",
      restrictedAt: new Date(now).toISOString(),
      purgeAt: new Date(now + restrictionMs).toISOString(),
    });
    expect((await send("GET", `/api/form-submissions/${id}`)).status).toBe(404);
    expect((await send("POST", `/api/form-submissions/${id}/restore`)).status).toBe(404);
    now += dayMs;
    expect(await erase(id)).toEqual(request);
    const detail = await send<PrivacyRequestDetail>("GET", `${base}/requests/${request.id}`);
    expect(detail.body.events.map(({ action }) => action)).toContain("submission.restrict");
  });

  it("is possible for a deleted submission, and not for an unknown one", async () => {
    const id = await submission();
    await send("DELETE", `/api/form-submissions/${id}`);
    expect((await erase(id)).restrictedAt).not.toBeNull();
    for (const submissionId of [crypto.randomUUID(), systemClock.id()]) {
      const sent = await send("POST", `${base}/erasures`, { submissionId, reason: "Asked" });
      expect(sent.status).toBe(404);
    }
  });

  it("ends when it is refused, unless another request asks for it", async () => {
    const id = await submission();
    const request = await erase(id);
    const other = await ask(id, "withdrawal");
    const refuse = (requestId: string) =>
      send("PUT", `${base}/requests/${requestId}`, {
        status: "refused",
        answer: "The law asks us to store it.",
      });
    await refuse(request.id);
    expect((await send("GET", `/api/form-submissions/${id}`)).status).toBe(404);
    await refuse(other);
    expect((await send("GET", `/api/form-submissions/${id}`)).status).toBe(200);
  });

  it("does not end when a request of another type is refused", async () => {
    const id = await submission();
    const access = await ask(id, "access");
    await env.DB.prepare("UPDATE submissions SET restricted_at = 1, is_active = 0 WHERE id = ?")
      .bind(id)
      .run();
    await send("PUT", `${base}/requests/${access}`, { status: "refused", answer: "No." });
    expect((await send("GET", `/api/form-submissions/${id}`)).status).toBe(404);
  });
});

describe("a request that is entered for a caller", () => {
  const enter = (body: object) =>
    send<{ data: PrivacyRequest; details?: string[] }>("POST", `${base}/requests`, body);

  it.each(requestTypes)("is like one of the sender's own: %s", async (type) => {
    const submissionId = await submission();
    const isRestricting = type === "erasure" || type === "withdrawal";
    const { status, body } = await enter({ submissionId, type, message: "By telephone:\nplease" });
    expect([status, body.data]).toMatchObject([
      201,
      {
        submissionId,
        type,
        message: "By telephone:\nplease",
        enteredBy: "Kavya Rao",
        createdAt: new Date(now).toISOString(),
        answerBy: new Date(now + requestTermsMs[type].answer).toISOString(),
        restrictedAt: isRestricting ? new Date(now).toISOString() : null,
      },
    ]);
    expect((await openRequests()).body.requests).toEqual([body.data]);
    const stored = await send("GET", `/api/form-submissions/${submissionId}`);
    expect(stored.status).toBe(isRestricting ? 404 : 200);
  });

  it.each(["grievance", "erasure"] as const)(
    "has its terms from the day on which the letter of type %s was received",
    async (type) => {
      const submissionId = await submission();
      const received = Date.parse("2026-11-23T00:00:00+05:30");
      now += 10 * dayMs;
      const { body } = await enter({ submissionId, type, message: "A letter", receivedOn: "2026-11-23" });
      expect(body.data).toMatchObject({
        createdAt: new Date(received).toISOString(),
        acknowledgeBy: new Date(received + requestTermsMs[type].acknowledge).toISOString(),
        answerBy: new Date(received + requestTermsMs[type].answer).toISOString(),
        restrictedAt: type === "erasure" ? new Date(now).toISOString() : null,
      });
    },
  );

  it("has them from now when it was received today, and from no day that cannot be", async () => {
    const submissionId = await submission();
    const body = { submissionId, type: "access", message: "A call" };
    const today = await enter({ ...body, receivedOn: "2026-11-20" });
    expect(today.body.data.createdAt).toBe(new Date(now).toISOString());
    for (const [receivedOn, problem] of [
      ["2026-11-21", "Enter today or an earlier day"],
      ["2026-11-19", "The enquiry itself was received later"],
      ["soon", "Enter a day"],
    ]) {
      const refused = await enter({ ...body, receivedOn });
      expect([refused.status, refused.body.details]).toEqual([400, [`receivedOn: ${problem}`]]);
    }
    expect((await enter({ ...body, type: "other" })).status).toBe(400);
    expect((await enter({ ...body, submissionId: crypto.randomUUID() })).status).toBe(404);
    expect((await openRequests()).body.requests).toHaveLength(1);
  });
});

describe("the submissions of a caller", () => {
  const find = async (text: string) =>
    (
      await send<{ submissions: Record<string, unknown>[] }>(
        "GET",
        `${base}/submissions?${new URLSearchParams({ find: text })}`,
      )
    ).body.submissions;

  it("are found by reference, address or number, restricted or deleted ones too", async () => {
    const id = await submission({ lastName: "Menon", phone: "098000 12399" });
    now += hourMs;
    const other = await submission({ email: "menon@example.com", phone: "+91 98000 12399" });
    const reference = await env.DB.prepare("SELECT reference FROM submissions WHERE id = ?")
      .bind(id)
      .first<string>("reference");
    const lower = (reference ?? "").toLowerCase();
    const state = { reference, name: "Ravi Menon", deleted: false, purgeAt: null };
    expect(await find(lower)).toMatchObject([{ id, ...state }]);
    expect(await find(" Ravi@Example.com ")).toMatchObject([{ id }]);
    expect(await find("98000-12399")).toMatchObject([{ id: other }, { id }]);
    await send("DELETE", `/api/form-submissions/${id}`);
    expect(await find(lower)).toMatchObject([{ deleted: true }]);
    await erase(id);
    const restrictedAt = new Date(now).toISOString();
    expect(await find("9800012399")).toMatchObject([{ id: other }, { id, deleted: false, restrictedAt }]);
    for (const text of ["EV-0000-0000", "nobody@example.com", "98000 00000"]) {
      expect(await find(text), text).toEqual([]);
    }
    expect((await send("GET", `${base}/submissions?find=Ravi`)).status).toBe(400);
  });

  it("gets a new link to its page, which has a higher version", async () => {
    const id = await submission();
    const link = () => send<{ url: string }>("POST", `${base}/links`, { submissionId: id });
    const [one, two] = [await link(), await link()];
    expect(one.body.url).toMatch(/^https:\/\/site\.example\/enquiry\/\S+$/);
    expect(two.body.url).not.toBe(one.body.url);
    expect(
      await env.DB.prepare("SELECT link_version FROM submissions WHERE id = ?")
        .bind(id)
        .first("link_version"),
    ).toBe(3);
  });
});

describe("retention", () => {
  const read = () => send<Retention>("GET", `${base}/retention`);

  it("shows what the next run erases by the rules, and changes a rule within the law's limits", async () => {
    await submission();
    now += (minRetentionDays + 1) * dayMs;
    await submission();
    const rules = (await read()).body.rules;
    expect(rules.map(({ days, isDefault, due }) => [days, isDefault, due])).toEqual(
      formTypes.map((type) => [defaultRetentionDays[type], true, 0]),
    );
    const put = (days: object) => send<Retention>("PUT", `${base}/retention`, { days });
    const changed = await put({ general_query: minRetentionDays });
    expect(changed.body.rules.filter(({ isDefault }) => !isDefault)).toEqual([
      { formType: "general_query", days: minRetentionDays, isDefault: false, due: 1 },
    ]);
    for (const days of [
      {},
      { general_query: minRetentionDays - 1 },
      { general_query: 3661 },
      { other: 400 },
    ]) {
      expect((await put(days)).status).toBe(400);
    }
    expect((await read()).body.rules).toEqual(changed.body.rules);
    await put({ general_query: 731 });
  });
});

const breachBody = (changes: object = {}) => ({
  title: "A lost telephone",
  description: "A colleague lost a telephone that was signed in.",
  discoveredAt: "2026-11-20T09:00:00.000Z",
  formTypes: ["general_query"],
  receivedFrom: "2026-11-19T00:00:00.000Z",
  receivedTo: "2026-11-21T00:00:00.000Z",
  ...changes,
});

async function breach(changes: object = {}): Promise<Breach> {
  const sent = await send<{ data: Breach }>("POST", `${base}/breaches`, breachBody(changes));
  expect(sent.status, sent.text).toBe(201);
  return sent.body.data;
}

describe("a breach", () => {
  it("is to be reported 72 hours after its discovery, and counts whom it affects", async () => {
    const [restricted, deleted] = [
      await submission(),
      await submission(),
      await submission({ website: "x" }),
    ];
    await erase(restricted);
    await send("DELETE", `/api/form-submissions/${deleted}`);
    now += 3 * dayMs;
    await submission();
    const added = await breach();
    expect(added).toMatchObject({
      affected: 3,
      reportBy: new Date(Date.parse("2026-11-20T09:00:00.000Z") + breachReportMs).toISOString(),
      boardInformedAt: null,
    });
    expect(breachReportMs).toBe(72 * hourMs);
    const { body } = await send<{ breaches: Breach[] }>("GET", `${base}/breaches`);
    expect(body.breaches).toEqual([added]);
  });

  it("gets each step once, and is closed after the others", async () => {
    const { id } = await breach();
    const put = (body: object, headers = {}) =>
      send<{ data: Breach; message: string }>("PUT", `${base}/breaches/${id}`, body, { headers });
    expect((await put({ step: "closed" })).status).toBe(409);
    for (const step of ["board_informed", "people_informed", "board_reported"]) {
      now += hourMs;
      expect((await put({ step })).status).toBe(200);
      expect((await put({ step })).body.message).toBe("This step is done already.");
    }
    expect((await put({ measures: "Locked" }, { "If-Match": '"v1"' })).status).toBe(412);
    expect((await put({ measures: "Locked" })).body.data.measures).toBe("Locked");
    const { data } = (await put({ step: "closed" })).body;
    expect(data).toMatchObject({
      boardReportedAt: new Date(now).toISOString(),
      closedAt: new Date(now).toISOString(),
    });
    expect((await put({ measures: "More" })).body.message).toBe("This breach is closed.");
  });

  it("is refused with an end before its beginning, without forms, and with hostile ids", async () => {
    for (const changes of [
      { receivedTo: "2026-11-01T00:00:00.000Z" },
      { formTypes: [] },
      { discoveredAt: "now" },
    ]) {
      expect((await send("POST", `${base}/breaches`, breachBody(changes))).status).toBe(400);
    }
    for (const id of ["1", "%00", "constructor", "' OR 1=1 --", "..%2Frequests", "\u202e"]) {
      for (const path of [
        `requests/${encodeURIComponent(id)}`,
        `breaches/${encodeURIComponent(id)}/affected.csv`,
      ]) {
        expect((await send("GET", `${base}/${path}`)).status, path).toBe(400);
      }
    }
  });

  it("exports the persons affected, restricted and deleted ones too, and writes that down", async () => {
    const first = await submission({ firstName: "=HYPERLINK(1)", lastName: "Rao", email: "one@example.com" });
    const second = await submission({ email: "two@example.com" });
    await submission({ email: "three@example.com", website: "https://spam.example" });
    await erase(first);
    await send("DELETE", `/api/form-submissions/${second}`);
    const { id, version } = await breach();
    const exported = await send("GET", `${base}/breaches/${id}/affected.csv`);
    expect(exported.headers.get("Content-Disposition")).toContain("affected-2026-11-20.csv");
    const [head, ...lines] = readSafely(exported.text);
    expect(head).toEqual(["Name", "Email", "Phone", "Reference", "Received (IST)"]);
    expect(lines.map((cells) => cells.slice(0, 3).join())).toEqual([
      "'=HYPERLINK(1) Rao,one@example.com,(+91) 98000 12345",
      "Ravi,two@example.com,(+91) 98000 12345",
      "Ravi,three@example.com,(+91) 98000 12345",
    ]);
    const audit = await env.DB.prepare(
      "SELECT admin_id FROM audit_log WHERE action = 'privacy.export_affected' AND subject_id = ?",
    )
      .bind(id)
      .all();
    expect(audit.results).toEqual([{ admin_id: owner.id }]);
    expect((await send<{ breaches: Breach[] }>("GET", `${base}/breaches`)).body.breaches[0]?.version).toBe(
      version,
    );
  });
});

describe("whoever has a second factor", () => {
  it("confirms it before an erasure and an export of persons", async () => {
    const world = new World();
    const { token, sessionId } = await world.passkeyHolder();
    await env.DB.prepare("UPDATE sessions SET verified_at = 1 WHERE id = ?").bind(sessionId).run();
    const submissionId = await submission();
    const { id } = await breach();
    const now = startApi();
    const calls = [
      now(`${base}/erasures`, { method: "POST", token, body: { submissionId, reason: "Asked" } }),
      now(`${base}/requests`, {
        method: "POST",
        token,
        body: { submissionId, type: "withdrawal", message: "Asked" },
      }),
      now(`${base}/export?email=ravi@example.com`, { token }),
      now(`${base}/breaches/${id}/affected.csv`, { token }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ data: { stepUp: ["passkey"] } });
    }
    expect((await send("GET", `/api/form-submissions/${submissionId}`)).status).toBe(200);
  });
});
