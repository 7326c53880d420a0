import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { expireIdempotencyKeys } from "#worker/http/idempotency.queries.ts";
import { routeMetadata } from "#worker/http/route-metadata.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { type ApiRequest, addAdmin, startApi, submissionBody, wholeApp } from "../support/api.ts";
import { article } from "../support/content.ts";
import { broken } from "../support/faults.ts";
import { collectLog } from "../support/logged.ts";
import { stationBody } from "../support/station-body.ts";

const submissions = "/api/form-submissions";
const articles = "/api/discover/admin";
const dayMs = 86_400_000;
let now = Date.now();
const clock = { ...systemClock, now: () => now };
const api = startApi({ clock });
let me: Awaited<ReturnType<typeof addAdmin>>;
let colleague: Awaited<ReturnType<typeof addAdmin>>;
let id = "";

beforeAll(async () => {
  me = await addAdmin();
  colleague = await addAdmin();
  const response = await api(submissions, { method: "POST", body: submissionBody() });
  ({ id } = ((await response.json()) as { data: { id: string } }).data);
});

interface Sent extends ApiRequest {
  bindings?: Partial<Bindings>;
}

async function post(path: string, key: string | null, { bindings, ...request }: Sent = {}) {
  const send = bindings ? startApi({ clock, bindings }) : api;
  const headers: Record<string, string> = key === null ? {} : { "Idempotency-Key": key };
  const response = await send(path, { method: "POST", token: me.token, headers, ...request });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
}

const note = (key: string | null, text: string, request: Sent = {}) =>
  post(`${submissions}/${id}/notes`, key, { body: { text }, ...request });

/** How often a text is in the timeline. */
async function count(text: string): Promise<number> {
  const row = await env.DB.prepare("SELECT count(*) n FROM submission_history WHERE to_value = ?")
    .bind(text)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

const uuid = () => crypto.randomUUID();

describe("a POST of staff with the same key", () => {
  it("gives the first answer again and writes nothing", async () => {
    const key = uuid();
    const first = await note(key, "Called back");
    const second = await note(key.toUpperCase(), "Called back");
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect(second.headers.get("ETag")).toBe(first.headers.get("ETag"));
    expect(second.headers.get("Content-Type")).toBe(first.headers.get("Content-Type"));
    expect(second.headers.get("Cache-Control")).toBe("no-store");
    expect([first, second].map(({ headers }) => headers.get("Idempotent-Replayed"))).toEqual([null, "true"]);
    expect(await count("Called back")).toBe(1);
    const other = await note(key, "Other words");
    expect(other.text).toBe(first.text);
    expect(await count("Other words")).toBe(0);
  });

  it("is done twice without a key, by another account, or a day later", async () => {
    const key = uuid();
    await note(null, "Each counts");
    await note(null, "Each counts");
    await note(key, "Each counts");
    await note(key, "Each counts", { token: colleague.token });
    expect(await count("Each counts")).toBe(4);
    await env.DB.prepare("UPDATE idempotency_keys SET created_at = ? WHERE key = ?")
      .bind(now - dayMs, key)
      .run();
    await note(key, "Each counts");
    expect(await count("Each counts")).toBe(5);
  });

  it("is refused at another address, and with a key that is no UUID", async () => {
    const key = uuid();
    await note(key, "Here");
    const elsewhere = await post(`${submissions}/${id}/contacts`, key, { body: { channel: "email" } });
    expect([elsewhere.status, JSON.parse(elsewhere.text).message]).toEqual([
      409,
      "This Idempotency-Key belongs to another request.",
    ]);
    for (const bad of ["", "once", "%00", "x".repeat(5000)]) {
      expect((await note(bad, "Not so")).status, bad.slice(0, 9)).toBe(400);
    }
  });

  it("is done once when several arrive at once", async () => {
    const key = uuid();
    const sent = await Promise.all(Array.from({ length: 6 }, () => note(key, "All at once")));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(await count("All at once")).toBe(1);
  });

  it("takes a corrected request after a refused one", async () => {
    const key = uuid();
    expect((await note(key, "")).status).toBe(400);
    expect((await note(key, "Now right")).status).toBe(201);
    expect(await count("Now right")).toBe(1);
  });
});

describe("a new article or station", () => {
  it.each([
    ["article", articles, article],
    ["station", "/api/stations/admin", stationBody],
  ])("never overwrites the %s whose id is the key, and gets an id of version 7", async (_, path, body) => {
    const create = (key: string, name: string) =>
      post(path, key, { body: { ...body(), title: name, name, slug: undefined } });
    const theirs = await create(uuid(), "Of a colleague");
    const { data } = JSON.parse(theirs.text) as { data: { id: string; version: number } };
    expect(data.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    const mine = await create(data.id, "Mine");
    expect(mine.status).toBe(201);
    expect(JSON.parse(mine.text).data.id).not.toBe(data.id);
    const after = await api(`${path}/${data.id}`, { token: me.token });
    expect(((await after.json()) as { data: object }).data).toEqual(data);
    expect((await create(data.id, "Mine again")).text).toBe(mine.text);
  });
});

describe("a database that fails", () => {
  it("never makes two notes of one, wherever it fails and however often it is sent again", async () => {
    vi.spyOn(console, "error").mockImplementation(collectLog);
    for (const when of ["before", "after"] as const) {
      for (let nth = 1; nth <= 8; nth++) {
        const [key, text] = [uuid(), `Failing ${when} ${nth}`];
        const failed = await note(key, text, { bindings: broken({ DB: { when, nth } }) });
        const written = await count(text);
        if (failed.status === 201) expect(written).toBe(1);
        const again = await note(key, text);
        // What was written and could not be answered is said to be done.
        const allowed = written ? [201, 409] : [201];
        expect(allowed, `${text}: ${failed.status}, then ${again.text}`).toContain(again.status);
        expect(await count(text), text).toBe(1);
      }
    }
  });

  it("undoes the late write of a run when another run was faster", async () => {
    vi.spyOn(console, "error").mockImplementation(collectLog);
    const key = uuid();
    // The first run hangs before its write, and is taken for dead.
    const { promise: slow, resolve: release } = Promise.withResolvers<void>();
    const { promise: reached, resolve: arrived } = Promise.withResolvers<void>();
    let batches = 0;
    const held = new Proxy(env.DB, {
      get: (real, name) => {
        if (name !== "batch") return Reflect.get(real, name).bind(real);
        return async (statements: D1PreparedStatement[]) => {
          if (++batches === 2) {
            arrived();
            await slow;
          }
          return real.batch(statements);
        };
      },
    });
    const first = note(key, "Raced", { bindings: { DB: held } });
    await reached;
    now += 61_000;
    const second = await note(key, "Raced");
    release();
    const late = await first;
    expect(second.status).toBe(201);
    expect(late.text).toBe(second.text);
    expect(await count("Raced")).toBe(1);
  });
});

describe("a stored response", () => {
  const stored = async (key: string) =>
    env.DB.prepare("SELECT * FROM idempotency_keys WHERE key = ?")
      .bind(key)
      .first<{ status: number; response: string }>();

  it("is encrypted, for the secret of this site, its own account and key", async () => {
    const [one, other] = [uuid(), uuid()];
    const link = await post("/api/admin/invitations", one, {
      body: { email: `${one}@example.com`, role: "agent" },
    });
    expect(link.status, link.text).toBe(201);
    await note(other, "Plain words of a note");
    for (const key of [one, other]) {
      const row = await stored(key);
      expect(row?.status).toBeGreaterThan(199);
      const bytes = atob(row?.response ?? "");
      expect(bytes).not.toMatch(/note|token|http|@example|data/);
    }
    expect((await post("/api/admin/invitations", one)).text).toBe(link.text);
    const swapped = await stored(one);
    await env.DB.prepare("UPDATE idempotency_keys SET response = ? WHERE key = ?")
      .bind(swapped?.response, other)
      .run();
    expect((await note(other, "Plain words of a note")).status).toBe(409);
  });

  it("is deleted after a day", async () => {
    const [old, fresh] = [uuid(), uuid()];
    await note(old, "Old");
    await note(fresh, "Fresh");
    await env.DB.prepare("UPDATE idempotency_keys SET created_at = ? WHERE key = ?")
      .bind(now - dayMs, old)
      .run();
    await expireIdempotencyKeys(openDb(env.DB), now);
    expect(await stored(old)).toBeNull();
    expect(await stored(fresh)).not.toBeNull();
  });
});

it("takes a key at every POST of staff, and at no other", () => {
  const routes = wholeApp().routes.filter(({ method }) => method === "POST");
  const guarded = new Set<string>();
  const keyed = new Set<string>();
  for (const { path, handler } of routes) {
    const { requires, idempotent } = routeMetadata(handler);
    if (requires) guarded.add(path);
    if (idempotent) keyed.add(path);
  }
  expect([...keyed].sort()).toEqual([...guarded].sort());
  expect(keyed.size).toBeGreaterThan(20);
});
