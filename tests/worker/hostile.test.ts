import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { type Api, type ApiRequest, addAdmin, startApi, submissionBody, wholeApp } from "../support/api.ts";
import * as corpus from "../support/hostile-corpus.ts";
import { hostileTargets, type Target, valueAt, withValue } from "../support/hostile-targets.ts";
import { World } from "../support/operation-calls.ts";
import { avif, gif, jpeg, mp4, png, webm, webp } from "../support/pictures.ts";
import { createStation } from "../support/station-body.ts";

const app = startApi();
let token = "";
let tried = 0;

/** Read by other sites too. */
const openData = /^\/api\/(stations\.(geo)?json|reliability(\/.*)?)(\?|$)/;

/** Sends one hostile request and checks what must hold for every response. */
const attack: Api = async (path, request: ApiRequest = {}) => {
  tried++;
  const started = Date.now();
  const headers = { "CF-Connecting-IP": `hostile-${tried}`, ...(request.headers as object) };
  const response = await app(path, { token, ...request, headers });
  const what = `${request.method ?? "GET"} ${path.slice(0, 120)} ${JSON.stringify(request.body ?? "").slice(0, 160)}`;
  expect(response.status, what).toBeLessThan(500);
  expect(Date.now() - started, what).toBeLessThan(2000);
  expect(response.headers.get("X-Content-Type-Options"), what).toBe("nosniff");
  expect(response.headers.has("Set-Cookie"), what).toBe(false);
  if (!openData.test(path)) expect(response.headers.has("Access-Control-Allow-Origin"), what).toBe(false);
  if (response.status >= 400 && response.status !== 416) {
    const text = await response.clone().text();
    if (request.method !== "HEAD") {
      const { code, message, requestId } = JSON.parse(text) as ErrorEnvelope;
      expect([typeof code, typeof message, requestId], what).toEqual([
        "string",
        "string",
        response.headers.get("X-Request-Id"),
      ]);
    }
    expect(text, what).not.toMatch(/SQLITE|D1_|R2 |ZodError|at Object|\.ts:|\/tmp\//);
    expect(response.headers.get("Cache-Control"), what).toBe("no-store");
  }
  return response;
};

/**
 * A quick run tries only one of so many inputs in each place; `npm run audit:security` tries all.
 */
const isWhole = env.HOSTILE === "whole";
/** The whole corpus at every route takes minutes. */
const timeout = isWhole ? 900_000 : 120_000;
const step = isWhole ? 1 : 24;
/** Hashing is slow, so only a part of the texts is tried where each is compared or stored. */
const hashStep = isWhole ? 2 : 16;
const uploadStep = isWhole ? 1 : 4;

/**
 * The inputs for one of many places. Each place starts one further, so every input is tried
 * somewhere.
 */
function inputsFor<Input>(place: number, inputs: readonly Input[]): Input[] {
  return inputs.filter((_, index) => (index + place) % step === 0);
}

/** The number of rows in each table, except those of a refused sign-in. */
async function rowCounts(): Promise<unknown> {
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '%search_%'
       AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT IN ('login_failures', 'login_budgets', 'used_tokens', 'discover_view_marks')`,
  ).all<{ name: string }>();
  const counts = tables.results.map(({ name }) => `(SELECT count(*) FROM "${name}") AS "${name}"`);
  return env.DB.prepare(`SELECT ${counts.join(", ")}`).first();
}

async function expectNothingStored(work: () => Promise<void>): Promise<void> {
  const before = await rowCounts();
  await work();
  expect(await rowCounts()).toEqual(before);
}

const routes = wholeApp().routes.filter(({ method }) => method !== "ALL");
const ids = { submission: "", article: "", station: "", request: "", breach: "" };

beforeAll(async () => {
  ({ token } = await addAdmin());
  const sent = await app("/api/form-submissions", { method: "POST", body: submissionBody() });
  ids.submission = ((await sent.json()) as { data: { id: string } }).data.id;
  const title = "A first article";
  const body = { title, description: "D", contentType: "blog", isPublished: true };
  const made = await app("/api/discover/admin", { method: "POST", body, token });
  ids.article = ((await made.json()) as { data: { id: string } }).data.id;
  ids.station = (await createStation((path, request) => app(path, { ...request, token }))).id;
  const world = new World();
  ids.request = lastPart(await world.privacyRequest());
  ids.breach = lastPart(await world.breach());
});

afterAll(async () => {
  console.info(`hostile inputs tried: ${tried}`);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  // The process still runs, and harmless requests still succeed.
  expect((await app("/api/health")).status).toBe(200);
  expect((await app("/api/form-submissions", { method: "POST", body: submissionBody() })).status).toBe(201);
});

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function kept(text: string, path = ""): string {
  const read = /name$/i.test(path) ? text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "") : text;
  return read.replace(/\r\n?/g, "\n").normalize("NFC").trim();
}

/**
 * Every value for one field, with its expected result: stored as this text, dropped or empty
 * (null), refused.
 */
function cases({
  path,
  kind,
  max,
  required,
}: Target["fields"][number]): [value: unknown, outcome: string | null | "refused"][] {
  const refused = "refused";
  const asText = (text: string, fits: boolean): [unknown, string | null] => [
    text,
    kind === "closed" || !fits || kept(text, path).length > max ? refused : kept(text, path) || null,
  ];
  const sized = (length: number): [unknown, string | null] => asText("x".repeat(length), true);
  const found: [unknown, string | null][] = [
    ...corpus.texts.map(({ text, displayable }) => asText(text, displayable)),
    ...corpus.lineBreaks.map((text) => asText(text, kind === "lines")),
    ...corpus.blanks.map((text): [unknown, string | null] => [text, required ? refused : null]),
    ...corpus.notTexts.map((value): [unknown, string | null] => [value, refused]),
  ];
  if (max > 0 && kind !== "closed") {
    found.push(
      sized(max),
      sized(max + 1),
      sized(max * 4 + 1),
      asText("😀".repeat(Math.floor(max / 2)), true),
    );
  }
  return found;
}

/** What is stored in these fields, whatever was sent. */
const safeShapes: Partial<Record<Target["fields"][number]["kind"], RegExp>> = {
  url: /^(https:\/\/|\/media\/)/,
  slug: /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u,
  code: /^[A-Za-z0-9*_.-]+$/,
};

async function attackField(target: Target, field: Target["fields"][number], place: number): Promise<void> {
  for (const [value, outcome] of inputsFor(place, cases(field))) {
    const body = withValue(target.body(), field.path, value);
    const response = await attack(target.path, { method: target.method, body });
    const what = `${target.name}, ${field.path}: ${JSON.stringify(value).slice(0, 80)}`;
    // A flag must be a boolean and an empty choice is valid; this is not about them.
    if (
      field.kind === "closed" &&
      (typeof value === "boolean" || typeof value === "number" || outcome === null)
    )
      continue;
    const safe = safeShapes[field.kind];
    if (safe) {
      if (response.status < 400) {
        const stored = valueAt(await target.stored(authorised, response), field.path) ?? null;
        expect(stored === null || safe.test(String(stored)), what).toBe(true);
      }
      continue;
    }
    if (field.kind === "loose") {
      expect(response.status, what).toBe(201);
      const stored = valueAt(await target.stored(authorised, response), field.path) ?? null;
      if (typeof value !== "string") expect(stored, what).toBeNull();
      else if (stored !== null) expect(stored, what).toBe(kept(value));
      continue;
    }
    if (outcome === "refused") {
      expect(response.status, what).toBe(400);
      const { details } = (await response.json()) as ErrorEnvelope;
      expect(details?.length, what).toBeGreaterThan(0);
      continue;
    }
    expect([200, 201], what).toContain(response.status);
    const stored = valueAt(await target.stored(authorised, response), field.path) ?? null;
    // Empty list entries are dropped, and an empty text is null.
    if (outcome !== null) expect(stored, what).toBe(outcome);
    else expect([null, ""], what).toContain(stored);
  }
}

describe("every mounted route", { timeout }, () => {
  const address = (path: string, part: string = crypto.randomUUID()) => path.replace(/:\w+/g, part);

  // ASVS 1.5.2 2.2.1 15.2.2 15.3.5
  it("refuses bodies outside the contract, and stores nothing of them", async () => {
    // These ignore any body.
    const writes = routes.filter(
      ({ method, path }) => method !== "GET" && method !== "DELETE" && !/\/(logout|options|totp)$/.test(path),
    );
    await expectNothingStored(async () => {
      for (const [place, { method, path }] of writes.entries()) {
        const takesJson = /admin\/(login|register|password)$|form-submissions$|discover\/admin$/.test(path);
        for (const [name, body, type, statuses] of inputsFor(place, corpus.bodies)) {
          const response = await attack(address(path), { method, body, headers: { "Content-Type": type } });
          const expected = takesJson ? statuses : [400, 404, 405, 413, 415];
          expect(expected, `${method} ${path}: ${name}`).toContain(response.status);
        }
      }
    });
  });

  // ASVS 15.3.7 1.2.4 1.4.2
  it("responds to any query string without an error of its own", async () => {
    for (const [place, { path }] of routes.filter(({ method }) => method === "GET").entries()) {
      for (const query of inputsFor(place, corpus.queries)) {
        const response = await attack(`${address(path)}?${query}`);
        await response.arrayBuffer();
      }
      for (const { text } of inputsFor(place, corpus.texts)) {
        const query = new URLSearchParams({ search: text, type: text, page: text, status: text });
        await attack(`${address(path)}?${query}`);
        const search = await attack(`${address(path)}?${new URLSearchParams({ search: text })}`);
        await search.arrayBuffer();
      }
    }
  });

  it("answers any id, slug or key with 400 or 404", async () => {
    const places = routes.filter(({ path }) => path.includes(":"));
    for (const [place, { method, path }] of places.entries()) {
      for (const part of inputsFor(place, corpus.pathParts)) {
        const body = /^P/.test(method) ? { status: "new", title: "T" } : undefined;
        const response = await attack(address(path, part), { method, body });
        expect([400, 404, 405], `${method} ${path} ${part.slice(0, 40)}`).toContain(response.status);
      }
    }
  });

  it("responds 400 to an invalid URL, as a missing host makes it", async () => {
    for (const { path } of routes.filter(({ method, path }) => method === "GET" && !path.includes("*"))) {
      const request = new Request(`https://example.com${address(path)}`);
      const nameless = new Proxy(request, {
        get: (target, key) =>
          key === "url" ? `http://undefined:undefined${address(path)}` : Reflect.get(target, key, target),
      });
      const response = await wholeApp().fetch(nameless, env, createExecutionContext());
      expect(response.status, path).toBe(400);
      expect(await response.json()).toMatchObject({ code: "invalid_request" });
    }
  });

  // ASVS 15.3.4 4.1.3
  it("accepts odd headers, and public responses do not change with them", async () => {
    for (const [place, { path }] of routes.filter(({ method }) => method === "GET").entries()) {
      const plain = await (await app(address(path, "a-first-article"), { token })).text();
      for (const headers of inputsFor(place, corpus.headers)) {
        const response = await attack(address(path, "a-first-article"), { headers });
        const text = await response.text();
        if (response.status === 200 && path.startsWith("/api/discover") && !path.includes("admin")) {
          expect(text, `${path} ${JSON.stringify(headers).slice(0, 60)}`).toBe(plain);
        }
      }
    }
  });
});

const authorised: Api = (path, request) => app(path, { token, ...request });

describe("every field of every endpoint that stores text", { timeout }, () => {
  // ASVS 1.1.1 1.1.2 1.2.4 1.3.3 2.2.1
  it("stores displayable texts unchanged and refuses all others, naming the field", async () => {
    let place = 0;
    for (const target of hostileTargets(ids)) {
      for (const field of target.fields) await attackField(target, field, place++);
    }
  });

  // ASVS 1.2.2
  it("accepts no URL in content but https and our own media", async () => {
    await expectNothingStored(async () => {
      for (const field of ["mainImageUrl", "mainVideoUrl"]) {
        for (const url of corpus.badUrls) {
          const body = { title: "T", description: "D", contentType: "blog", [field]: url };
          const response = await attack("/api/discover/admin", { method: "POST", body });
          expect(response.status, url).toBe(400);
        }
      }
    });
  });

  // ASVS 8.2.3 15.3.3 15.3.6
  it("of signing in and registering refuses them without a trace, or makes exactly the requested admin", async () => {
    await expectNothingStored(async () => {
      for (const [index, { text }] of corpus.texts.entries()) {
        const bodies = [{ email: "known@example.com", password: text }];
        if (index % (2 * hashStep) === 0) bodies.push({ email: text, password: "guess" });
        for (const body of bodies) {
          const response = await attack("/api/admin/login", { method: "POST", body });
          expect([400, 401, 429]).toContain(response.status);
        }
        const body = { name: "N", email: text, password: "four green bicycles" };
        expect((await attack("/api/admin/register", { method: "POST", body })).status).toBe(400);
      }
      for (const value of corpus.notTexts) {
        for (const field of ["name", "email", "password"]) {
          const body = { name: "N", email: "n@example.com", password: "four green bicycles", [field]: value };
          expect((await attack("/api/admin/register", { method: "POST", body })).status).toBe(400);
        }
      }
    });
    for (const [index, { text, displayable }] of corpus.texts.entries()) {
      if (displayable && index % hashStep > 0) continue;
      const body = { name: text, email: `hostile-${index}@example.com`, password: "four green bicycles" };
      const response = await attack("/api/admin/register", { method: "POST", body });
      expect(response.status, text).toBe(displayable ? 201 : 400);
      if (displayable) expect(await response.json()).toMatchObject({ admin: { name: kept(text, "name") } });
    }
  });
});

/** Bodies for every route that signs in or changes how; each is valid in form, but refused. */
const signInBodies: Record<string, Record<string, unknown>> = {
  "login/code": { ticket: "a.b.c", code: "123456" },
  "login/passkey": { id: "A", rawId: "A", type: "public-key", response: { clientDataJSON: "A" } },
  "password-reset": { email: "not an address" },
  "password-reset/confirm": { token: "x", password: "four green bicycles" },
  "invitations/read": { token: "x" },
  "invitations/accept": { token: "x", name: "N", password: "four green bicycles" },
  invitations: { email: "not an address", role: "agent" },
  passkeys: { id: "A", rawId: "A", type: "public-key", response: { clientDataJSON: "A" }, name: "N" },
  "step-up": { code: "123456", password: undefined, passkey: undefined },
  totp: { code: "123456" },
};

describe("every endpoint of signing in", { timeout }, () => {
  // ASVS 1.5.2 2.2.1 6.3.4 15.3.5 15.3.6
  it("refuses every hostile value of every field, and stores nothing of it", async () => {
    const values = [...corpus.texts.map(({ text }) => text), ...corpus.notTexts, "A".repeat(50_000)];
    await expectNothingStored(async () => {
      let place = 0;
      for (const [path, body] of Object.entries(signInBodies)) {
        for (const field of Object.keys(body)) {
          for (const value of inputsFor(++place, values)) {
            const request = { method: "POST", body: { ...body, [field]: value } };
            const response = await attack(`/api/admin/${path}`, request);
            expect([400, 401, 429], `${path} ${field}`).toContain(response.status);
          }
        }
      }
    });
  });
});

describe("uploads", { timeout }, () => {
  it("of files that are cut short, corrupted or of other types end in a stored file or a refusal", async () => {
    const whole = [
      jpeg({ secret: "s" }),
      png({ secret: "s" }),
      webp({ secret: "s" }),
      gif(),
      avif(),
      webm(),
      mp4(300),
    ];
    const text = (content: string) => new TextEncoder().encode(content);
    const files = [
      ...whole.flatMap((file) =>
        Array.from({ length: 12 }, (_, part) => file.slice(0, (file.length * part) / 12)),
      ),
      ...whole.flatMap((file) =>
        Array.from({ length: 20 }, (_, part) => {
          const copy = file.slice();
          copy[Math.floor((file.length * part) / 20)] = 0xff;
          return copy;
        }),
      ),
      ...[
        "<svg onload=alert(1)>",
        "<!doctype html><script>1</script>",
        "GIF89a/*<svg>*/=1;",
        "%PDF-1.7",
        "PK\u0003\u0004",
      ].map(text),
    ];
    for (const [index, file] of files.entries()) {
      if (index % uploadStep > 0) continue;
      const form = new FormData();
      form.set(
        "file",
        new File([file as Uint8Array<ArrayBuffer>], `${corpus.texts[index % 60]?.text.slice(0, 80)}.jpg`),
      );
      const response = await attack("/api/discover/admin/upload", { method: "POST", body: form });
      expect([201, 400, 413, 415]).toContain(response.status);
    }
    const keys = await env.DB.prepare("SELECT key FROM media").all<{ key: string }>();
    for (const { key } of keys.results) expect(await env.MEDIA.head(key)).not.toBeNull();
  });
});

describe("search", { timeout }, () => {
  it("answers 200 to any text of at most a hundred characters", async () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, async (search) => {
        const usable = kept(search).replace(/\s+/g, " ");
        const fits = usable.length >= 1 && usable.length <= 100 && !/[\p{Cc}\p{Cs}]/u.test(usable);
        for (const path of [
          "/api/discover",
          "/api/discover/admin",
          "/api/form-submissions",
          "/api/stations",
        ]) {
          const response = await attack(`${path}?${new URLSearchParams({ search })}`);
          if (fits) expect(response.status, JSON.stringify(search)).toBe(200);
        }
      }),
      { numRuns: Math.ceil(150 / step), seed: 7 },
    );
  });
});
