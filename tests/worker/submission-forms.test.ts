import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { attributionOfPage } from "#shared/attribution.ts";
import { askedFields } from "#shared/forms/define-form.ts";
import { forms as definitions, formNamed } from "#shared/forms/forms.ts";
import { controlName } from "#shared/forms/submission-values.ts";
import { limits } from "#shared/limits.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";
import type { PageState } from "#worker/pages.ts";
import { systemClock } from "#worker/platform/clock.ts";

/** What was rendered again, instead of React's page. */
let refused: PageState | undefined;
let now = Date.parse("2026-11-20T10:00:00Z");
let senders = 0;

const app = createApp({
  clock: { ...systemClock, now: () => now },
  renderPage: async (c, _, form) => {
    refused = form;
    return c.html("<!doctype html>", (form?.status ?? 200) as 400);
  },
});

interface Post {
  /** What the path begins with in another language. */
  root?: string;
  fields?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
  bindings?: Partial<Bindings>;
}

async function post(form: string, { root = "", fields = {}, body, headers = {}, bindings = {} }: Post) {
  refused = undefined;
  const ctx = createExecutionContext();
  const response = await app.request(
    `http://localhost${root}/enquiries/${form}`,
    {
      method: "POST",
      body: body ?? new URLSearchParams(fields).toString(),
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Sec-Fetch-Site": "same-origin",
        "CF-Connecting-IP": `10.8.0.${senders++}`,
        ...headers,
      },
    },
    { ...env, ...bindings } as Bindings,
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return response;
}

/**
 * What the HTML of each form sends when every field is filled in; in Hindi where text is free.
 */
function filled(name: string): Record<string, string> {
  const form = formNamed(name);
  if (!form) throw new Error(name);
  const responses: Record<string, string> = { email: "kaveri@example.com", phone: "098000 12345" };
  return {
    page: form.page,
    "consent.version": "2026-11-21",
    clientId: "",
    website: "",
    ...Object.fromEntries((form.given ?? []).map(({ name }) => [controlName(name), "गिंडी"])),
    ...Object.fromEntries(
      askedFields(form).map(({ name, options }) => [
        controlName(name),
        responses[name] ?? options?.at(-1) ?? "कावेरी रघुनाथन",
      ]),
    ),
  };
}

async function stored(
  reference: string,
): Promise<Record<string, unknown> & { formData: Record<string, unknown>; origin: Record<string, unknown> }> {
  const row = await env.DB.prepare("SELECT * FROM submissions WHERE reference = ?")
    .bind(reference)
    .first<Record<string, string | number | null>>();
  if (!row) throw new Error(`no submission ${reference}`);
  return { ...row, formData: JSON.parse(String(row.form_data)), origin: JSON.parse(String(row.origin)) };
}

function referenceOf(response: Response, form: string): string {
  expect(response.status).toBe(303);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const [location = "", from] = response.headers.get("Location")?.split("?page=") ?? [];
  expect(from).toMatch(/^%2F/);
  expect(location).toMatch(new RegExp(`^/enquiries/${form}/EV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$`));
  return location.split("/").at(-1) ?? "";
}

const forms = definitions.map(({ name }) => name);

describe.each(forms)("the form %s, posted as a browser without script does", (form) => {
  test("is stored with every answer, and leads to its thank-you", async () => {
    const fields: Record<string, string> = { ...filled(form), "consent.marketing": "on" };
    const row = await stored(referenceOf(await post(form, { fields }), form));
    expect(row).toMatchObject({
      form_type: formNamed(form)?.type,
      first_name: fields.name ? "कावेरी" : "कावेरी रघुनाथन",
      email: "kaveri@example.com",
      phone: "+919800012345",
      spam: 0,
      marketing_consent: 1,
      consent_version: "2026-11-21",
    });
    for (const [name, value] of Object.entries(fields)) {
      if (name.startsWith("formData.")) expect(row.formData[name.slice(9)], name).toBe(value);
    }
    expect(row.origin).toMatchObject({ page: fields.page });
  });

  test("comes back with a sentence for each field and every value when it is refused", async () => {
    const fields = {
      ...filled(form),
      email: "कावेरी",
      [form in { product: 1, quote: 1 } ? "name" : "phone"]: " ",
    };
    const response = await post(form, { fields });
    expect(response.status).toBe(400);
    expect(refused?.page.pathname).toBe(fields.page);
    expect(refused?.posted).toMatchObject({ form, values: fields });
    expect(refused?.posted.problems).toMatchObject({ email: "Enter a valid email address" });
    const empty = await post(form, { fields: { page: fields.page ?? "" } });
    expect(empty.status).toBe(400);
    expect(Object.keys(refused?.posted.problems ?? {}).length).toBeGreaterThan(0);
  });
});

const general = filled("general");

test("a posted form takes along what the browser remembers, and the page's own campaign without it", async () => {
  const landing = {
    landingPage: "/?utm_source=mail",
    referrer: "https://example.com/",
    utm: { utm_source: "mail" },
  };
  const page = "/contact/general-query?product=DC-30&utm_source=card";
  const fields = { ...general, page, landing: JSON.stringify(landing), "formData.subject": "Landing" };
  const row = await stored(referenceOf(await post("general", { fields }), "general"));
  expect(row.origin).toMatchObject({ ...landing, page, product: "DC-30" });
  for (const landing of ["", "{", "[1]", '"x"', '{"utm":1,"landingPage":{}}']) {
    const response = await post("general", {
      fields: { ...fields, landing, "formData.subject": landing || "-" },
    });
    const { origin } = await stored(referenceOf(response, "general"));
    if (landing === "") expect(origin).toMatchObject({ utm: { utm_source: "card" } });
    expect(origin.page).toBe(page);
  }
  expect(attributionOfPage(new URL("http://localhost/stations/guindy")).station).toBe("guindy");
});

describe("a form that is posted again", () => {
  test("with the same words is the same submission for an hour, and another one after it or with other words", async () => {
    const fields = { ...general, "formData.subject": "Twice" };
    const first = referenceOf(await post("general", { fields }), "general");
    const again = await Promise.all([1, 2, 3].map(() => post("general", { fields })));
    for (const response of again) expect(referenceOf(response, "general")).toBe(first);
    const other = await post("general", { fields: { ...fields, "formData.message": "And a cable" } });
    expect(referenceOf(other, "general")).not.toBe(first);
    now += 60 * 60 * 1000;
    expect(referenceOf(await post("general", { fields }), "general")).not.toBe(first);
  });

  test("with the id of one page is the same submission as long as its words are the same", async () => {
    const fields = { ...general, clientId: crypto.randomUUID(), "formData.subject": "With an id" };
    const first = referenceOf(await post("general", { fields }), "general");
    now += 2 * 60 * 60 * 1000;
    expect(referenceOf(await post("general", { fields }), "general")).toBe(first);
    const changed = { ...fields, "formData.subject": "Changed on the way back" };
    expect(referenceOf(await post("general", { fields: changed }), "general")).not.toBe(first);
    const elsewhere = { ...fields, clientId: crypto.randomUUID() };
    expect(referenceOf(await post("general", { fields: elsewhere }), "general")).not.toBe(first);
  });
});

// ASVS 3.5.1 3.5.3
test.each<Record<string, string>>([
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "", Origin: "https://evil.example" },
  { "Sec-Fetch-Site": "", Origin: "null" },
  { "Sec-Fetch-Site": "", Origin: "" },
])("a form from elsewhere is refused: %o", async (headers) => {
  const response = await post("general", { fields: general, headers });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: "forbidden" });
});

test("an older browser, which sends only the origin, is taken", async () => {
  const headers = { "Sec-Fetch-Site": "", Origin: "http://localhost" };
  const fields = { ...general, "formData.subject": "Older" };
  referenceOf(await post("general", { fields, headers }), "general");
});

// ASVS 2.2.1
test("what is too large, no form, or of no page is refused without a page", async () => {
  const large = await post("general", {
    fields: { ...general, "formData.message": "x".repeat(limits.jsonBody) },
  });
  expect(large.status).toBe(413);
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
    const response = await post("general", { body: "{}", headers: { "Content-Type": type } });
    expect(response.status, type).toBe(415);
  }
  for (const page of [
    "",
    "//evil.example/x",
    "https://evil.example",
    "/admin",
    "/api/docs",
    "/enquiries/general",
    "/x.json",
  ]) {
    const response = await post("general", { fields: { ...general, page } });
    expect(response.status, page).toBe(400);
    expect(refused, page).toBeUndefined();
  }
});

test("what is refused as a whole is a page for a browser that shows it, of that form and no values", async () => {
  const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const large = { ...general, "formData.message": "x".repeat(limits.jsonBody) };
  const cases: [Post, number, RegExp][] = [
    [{ fields: general, headers: { "Sec-Fetch-Site": "cross-site" } }, 403, /another site/],
    [{ fields: large }, 413, /too large/],
    [{ body: "{}", headers: { "Content-Type": "application/json" } }, 415, /urlencoded/],
    [{ fields: { ...general, page: "/admin" } }, 400, /check your input/],
  ];
  for (const [posted, status, sentence] of cases) {
    const response = await post("general", { ...posted, headers: { ...browser, ...posted.headers } });
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(refused?.page.pathname).toBe("/enquiries/general");
    expect(refused?.posted).toEqual({
      form: "general",
      values: {},
      problems: {},
      failure: expect.stringMatching(sentence),
    });
  }
});

test("a form's thank-you can lead back to the one that it was sent from", async () => {
  const page = "/stations/guindy?utm_source=card";
  const response = await post("station-report", { fields: { ...filled("station-report"), page } });
  expect(response.headers.get("Location")).toMatch(
    /^\/enquiries\/station-report\/EV-[^/]+\?page=%2Fstations%2Fguindy%3Futm_source%3Dcard&link=[\w-]+\.[\w-]+\.[\w-]+$/,
  );
});

test("a form posted from a page in Hindi is a submission in Hindi", async () => {
  const fields = { ...filled("land"), language: "hi" };
  expect(await stored(referenceOf(await post("land", { fields }), "land"))).toMatchObject({
    language: "hi",
  });
});

test("a problem at a station can be reported without a name, an address or a phone number", async () => {
  const { name: _, email: __, phone: ___, ...fields } = filled("station-report");
  const row = await stored(
    referenceOf(
      await post("station-report", { fields: { ...fields, name: "", email: " ", phone: "" } }),
      "station-report",
    ),
  );
  expect(row).toMatchObject({ first_name: "Anonymous", last_name: null, phone: null, spam: 0 });
  expect(row.email).toMatch(/^[0-9a-f-]{36}@nobody\.invalid$/);
  const half = await post("station-report", { fields: { ...fields, email: "nobody" } });
  expect(half.status).toBe(400);
  expect(refused?.posted?.problems).toEqual({ email: "Enter a valid email address" });
});

test("a robot that fills the hidden field, or sends at once, gets the thank-you and is kept under Spam", async () => {
  for (const trap of [{ website: "https://spam.example" }, { filledInMs: "300" }]) {
    const fields: Record<string, string> = {
      ...general,
      ...(trap as object),
      "formData.subject": JSON.stringify(trap),
    };
    expect(await stored(referenceOf(await post("general", { fields }), "general"))).toMatchObject({
      spam: 1,
    });
  }
});

test("where the limit is used up, or the challenge has no token, the page says so or the form waits under Spam", async () => {
  const limited = { SUBMISSION_RATE: { limit: async () => ({ success: false }) } };
  expect((await post("general", { fields: general, bindings: limited })).status).toBe(429);
  expect(refused?.posted).toMatchObject({
    failure: expect.stringContaining("Too many requests"),
    values: general,
  });
  const fields = { ...general, "formData.subject": "No token" };
  const response = await post("general", { fields, bindings: { TURNSTILE_SECRET: "secret" } });
  const row = await stored(referenceOf(response, "general"));
  expect(JSON.parse(String(row.spam_reasons))).toEqual(["no_challenge"]);
});

test("a form in Hindi comes back in English, with what was typed, while nobody answers in Hindi", async () => {
  const fields = { ...general, page: "/hi/contact/general-query?utm_source=mela", language: "hi" };
  await env.DB.prepare(
    "INSERT INTO site_settings (name, value, updated_at, updated_by) VALUES ('replyLanguages', ?, 0, '')",
  )
    .bind('["en"]')
    .run();
  expect((await post("general", { root: "/hi", fields })).status).toBe(400);
  expect(refused?.page.href).toBe("http://localhost/contact/general-query?utm_source=mela");
  expect(refused?.posted).toMatchObject({
    failure: expect.stringContaining("Our team answers in English"),
    values: { ...fields, language: "en" },
  });
  await env.DB.exec("DELETE FROM site_settings");
  const taken = await post("general", { root: "/hi", fields: { ...fields, "formData.subject": "हिन्दी" } });
  expect(taken.status).toBe(303);
});

test("field names of the language's own objects are only names", async () => {
  const fields = {
    ...general,
    "__proto__.polluted": "1",
    "constructor.prototype": "1",
    "formData.__proto__": "x",
  };
  const response = await post("general", { fields: { ...fields, "formData.subject": "Names" } });
  referenceOf(response, "general");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
