import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { submissionReceipt } from "#shared/contract/submission-input.ts";
import { hashPassword } from "#worker/features/admins/passwords.ts";
import { type Api, type ApiRequest, addAdmin, startApi, submissionBody, wholeApp } from "../support/api.ts";
import { addStaff, contentApp, createArticle } from "../support/content.ts";
import { broken, faultKinds, queueingDatabase } from "../support/faults.ts";
import { collectLog } from "../support/logged.ts";
import { jpeg, mp4 } from "../support/pictures.ts";

const api = startApi();
let staff: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  await addStaff();
  staff = await addAdmin();
});
afterEach(() => vi.restoreAllMocks());

/**
 * Sends a request that has to be told within two seconds that the service is not available now.
 */
async function expectUnavailable(send: Api, path: string, request: ApiRequest = {}): Promise<void> {
  const started = Date.now();
  const response = await send(path, request);
  const what = `${request.method ?? "GET"} ${path}`;
  expect(response.status, what).toBe(503);
  expect(response.headers.get("Retry-After"), what).toBe("5");
  expect(response.headers.get("Cache-Control"), what).toBe("no-store");
  const body = await response.text();
  expect(JSON.parse(body), what).toMatchObject({ code: "unavailable" });
  expect(body).not.toMatch(/D1|R2|SQL|select|insert/);
  expect(Date.now() - started, what).toBeLessThan(2000);
}

async function one(query: string, ...values: unknown[]): Promise<number> {
  const row = await env.DB.prepare(query)
    .bind(...values)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

describe("a database that fails or hangs", { timeout: 15_000 }, () => {
  it("takes a report about a station also when the network that it came from cannot be stored", async () => {
    // The first call stores the report.
    const failing = startApi({ bindings: broken({ DB: { when: "before", nth: 2 } }) });
    const response = await failing("/api/form-submissions", {
      method: "POST",
      body: submissionBody({
        ...{ formType: "general_query", firstName: undefined, email: "", phone: null },
        formData: { source: "station_report", station: "Station 0", reason: "Charger not working" },
        origin: { station: "station-0" },
      }),
    });
    expect(response.status).toBe(201);
    expect(await one("SELECT count(*) AS n FROM report_senders")).toBe(0);
  });

  // ASVS 16.5.3
  it.each(["before", "hang"] as const)(
    "(%s) makes every route of the staff answer 503",
    async (when) => {
      const failing = startApi({ bindings: broken({ DB: { when } }) });
      // Hono lists a route once for each of its handlers.
      const routes = new Map(
        wholeApp()
          .routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
          .map((route) => [`${route.method} ${route.path}`, route]),
      );
      const guarded = [];
      for (const { method, path: pattern } of routes.values()) {
        const route = { method, path: pattern.replace(/:\w+/g, crypto.randomUUID()) };
        if ((await api(route.path, { method: route.method })).status === 401) guarded.push(route);
      }
      expect(guarded.length).toBeGreaterThan(15);
      // Some at a time: each is to answer in 2 s, and many at once wait for the processor.
      while (guarded.length > 0) {
        await Promise.all(
          guarded
            .splice(0, 20)
            .map(({ method, path }) => expectUnavailable(failing, path, { method, token: staff.token })),
        );
      }
    },
    30_000,
  );

  it.each(["before", "hang"] as const)("(%s) makes the public reads and writes answer 503", async (when) => {
    const requests: [string, ApiRequest?][] = [
      ["/api/health"],
      ["/api/discover?limit=91"],
      ["/api/discover?search=cable&limit=91"],
      ["/api/discover/slug/not-in-any-cache"],
      ["/api/discover/slug/not-in-any-cache/view", { method: "POST" }],
      ["/api/stations?limit=91"],
      ["/api/stations?lat=13&lng=80"],
      ["/api/form-submissions", { method: "POST", body: submissionBody({ clientId: crypto.randomUUID() }) }],
      ["/api/admin/login", { method: "POST", body: { email: "a@example.com", password: "secret-one" } }],
    ];
    const failing = startApi({ bindings: broken({ DB: { when } }) });
    await Promise.all(requests.map(([path, request]) => expectUnavailable(failing, path, request)));
  });

  it.each(["before", "hang"] as const)("(%s) behind the check of the token answers 503 too", async (when) => {
    const reads = ["", "/stats", "/export.csv", `/${crypto.randomUUID()}`, "?search=ravi"];
    await Promise.all(
      reads.map((path) => {
        const failing = startApi({ bindings: broken({ DB: { when, nth: 2 } }) });
        return expectUnavailable(failing, `/api/form-submissions${path}`, { token: staff.token });
      }),
    );
  });

  // ASVS 16.2.4 16.2.5 16.3.4 16.4.1
  it("logs the reason, and nothing that people wrote", async () => {
    const lines = vi.spyOn(console, "error").mockImplementation(collectLog);
    const failing = startApi({ bindings: broken({ DB: { when: "before" } }) });
    await failing("/api/form-submissions", {
      method: "POST",
      body: submissionBody({ email: "private@example.com" }),
    });
    const logged = lines.mock.calls.flat().join("\n");
    expect(logged).toContain("Network connection lost");
    expect(logged).toContain("insert into");
    expect(logged).not.toContain("private@example.com");
  });
});

describe("a busy database", { timeout: 15_000 }, () => {
  it("lets a read wait for its turn, however many are before it", async () => {
    const busy = startApi({ bindings: { DB: queueingDatabase(250) } });
    const reads = Array.from({ length: 8 }, (_, nth) => busy(`/api/discover/slug/not-there-${nth}`));
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it("answers 503 in bounded time to the read that hangs while others go on", async () => {
    const busy = startApi({ bindings: { DB: queueingDatabase(250, 1) } });
    const reads = Array.from({ length: 8 }, async (_, nth) => {
      const started = Date.now();
      const { status } = await busy(`/api/discover/slug/not-there-${nth}`);
      return { status, ms: Date.now() - started };
    });
    const [hanging, ...others] = (await Promise.all(reads)).filter(({ status }) => status === 503);
    expect(hanging?.ms).toBeLessThan(6500);
    expect(others).toEqual([]);
  });
});

describe("a warm listing and page", { timeout: 15_000 }, () => {
  it("are served while the database hangs, fresh or stale; an uncached page responds 503 in time", async () => {
    let now = Date.now();
    const clock = { now: () => now, id: () => crypto.randomUUID() };
    const render = (send: (path: string) => Promise<Response>) => async (request: Request) => {
      const list = await send(`/api/discover?limit=${new URL(request.url).searchParams.get("page") ?? 50}`);
      if (list.status !== 200) return new Response("Not now", { status: 503 });
      const html = { "Content-Type": "text/html", "Cache-Tag": "discover" };
      return new Response(`<title>${(await list.text()).length}</title>`, { headers: html });
    };
    const working = contentApp({ clock, render });
    const hanging = contentApp({ clock, render, bindings: broken({ DB: { when: "hang" } }) });
    await createArticle(working);
    for (const path of ["/api/discover?limit=51", "/discover"]) {
      const warm = await (await working(path)).text();
      expect(await (await hanging(path)).text()).toBe(warm);
      now += 2 * 3_600_000;
      const started = Date.now();
      const stale = await hanging(path);
      expect(stale.status).toBe(200);
      expect(await stale.text()).toBe(warm);
      expect(Date.now() - started).toBeLessThan(2000);
    }
    const started = Date.now();
    const cold = await hanging("/discover?page=3");
    expect(cold.status).toBe(503);
    expect(cold.headers.get("Retry-After")).toBe("5");
    expect(Date.now() - started).toBeLessThan(2000);
  });
});

describe("a submission", { timeout: 30_000 }, () => {
  // ASVS 2.3.3
  it("is stored completely or not at all, and once, however often it is sent", async () => {
    for (const when of faultKinds) {
      for (const nth of [1, 2, 3]) {
        const clientId = crypto.randomUUID();
        const body = submissionBody({ clientId });
        const failing = startApi({ bindings: broken({ DB: { when, nth } }) });
        const first = await failing("/api/form-submissions", { method: "POST", body });
        expect([201, 503]).toContain(first.status);
        const stored = await one("SELECT count(*) AS n FROM submissions WHERE client_id = ?", clientId);
        if (first.status === 201) expect(stored).toBe(1);

        const retries = [1, 2].map(() => api("/api/form-submissions", { method: "POST", body }));
        const references = await Promise.all(
          retries.map(
            async (response) => submissionReceipt.parse(await (await response).json()).data.reference,
          ),
        );
        const { results } = await env.DB.prepare("SELECT reference FROM submissions WHERE client_id = ?")
          .bind(clientId)
          .all<{ reference: string }>();
        expect(results, `${when} ${nth}`).toHaveLength(1);
        expect(new Set([...references, results[0]?.reference]).size).toBe(1);
      }
    }
    const live = await one("SELECT count(*) AS n FROM submissions WHERE is_active = 1 AND spam = 0");
    const total =
      "SELECT count AS n FROM submission_counts WHERE form_type||status||priority = '' AND spam = 0";
    expect(await one(total)).toBe(live);
    expect(await one("SELECT count(*) AS n FROM submission_search")).toBe(
      await one("SELECT count(*) AS n FROM submissions"),
    );
  });

  it("is changed, deleted and restored with its history and audit, or not at all", async () => {
    for (const when of faultKinds) {
      for (const nth of when === "hang" ? [3] : [2, 3, 4]) {
        const made = await api("/api/form-submissions", { method: "POST", body: submissionBody() });
        const { id } = submissionReceipt.parse(await made.json()).data;
        const path = `/api/form-submissions/${id}`;
        const failing = startApi({ bindings: broken({ DB: { when, nth } }) });
        const update = { status: "completed", priority: "high", notes: `${when} ${nth}` };
        const responses = [await failing(path, { method: "PUT", body: update, token: staff.token })];
        const again = startApi({ bindings: broken({ DB: { when, nth: 2 } }) });
        responses.push(await again(path, { method: "DELETE", token: staff.token }));
        for (const { status } of responses) expect([200, 503]).toContain(status);
        const whole = `SELECT count(*) AS n FROM submissions s WHERE id = ?1
          AND version = 1 + (SELECT count(*) FROM audit_log WHERE subject_id = ?1)
          AND (status = 'completed') = (SELECT count(*) = 3 FROM submission_history WHERE submission_id = ?1)
          AND is_active = (SELECT count(*) = 0 FROM audit_log WHERE subject_id = ?1 AND action = 'submission.delete')`;
        expect(await one(whole, id), `${when} ${nth}`).toBe(1);
      }
    }
  });
});

describe("an account", { timeout: 30_000 }, () => {
  // ASVS 16.3.1
  it("registers and signs in with an audit entry, or not at all", async () => {
    const passwordHash = await hashPassword("a-first-password");
    for (const when of ["before", "after"] as const) {
      for (const nth of [1, 2, 3]) {
        const failing = startApi({ bindings: broken({ DB: { when, nth } }) });
        const email = `fault-${when}-${nth}@example.com`;
        const body = { name: "Anand Pillai", email, password: "three-blue-kettles" };
        const registered = await failing("/api/admin/register", { method: "POST", body });
        expect([201, 503]).toContain(registered.status);
        const known = await addAdmin({ passwordHash });
        const login = { email: known.email, password: "a-first-password" };
        const signedIn = await startApi({ bindings: broken({ DB: { when, nth } }) })("/api/admin/login", {
          method: "POST",
          body: login,
        });
        expect([200, 503]).toContain(signedIn.status);
        // Whatever happened to the first attempt, the second one succeeds.
        expect((await api("/api/admin/login", { method: "POST", body: login })).status).toBe(200);
      }
    }
    const unaudited = `SELECT count(*) AS n FROM admins a WHERE email LIKE 'fault-%'
      AND NOT EXISTS (SELECT 1 FROM audit_log WHERE subject_id = a.id AND action = 'admin.register')`;
    expect(await one(unaudited)).toBe(0);
    // Each account has its original session; every other one comes from a sign-in.
    const sessions = await one("SELECT count(*) - count(DISTINCT admin_id) AS n FROM sessions");
    expect(await one("SELECT count(*) AS n FROM audit_log WHERE action = 'admin.login'")).toBe(sessions);
  });
});

describe("an upload", { timeout: 30_000 }, () => {
  it("leaves no record without its file, and succeeds the next time", async () => {
    const send = (to: Api, file: Uint8Array) => {
      const form = new FormData();
      form.set("file", new File([file as Uint8Array<ArrayBuffer>], "a.bin"));
      // Each from another address, because this is not about the rate limit.
      const headers = { "CF-Connecting-IP": crypto.randomUUID() };
      return to("/api/discover/admin/upload", { method: "POST", body: form, token: staff.token, headers });
    };
    let size = 700;
    for (const when of faultKinds) {
      for (const nth of [1, 2, 3, 4, 5, 6]) {
        if (when === "hang" && nth > 1) continue;
        for (const file of [jpeg({ width: ++size }), mp4(++size)]) {
          for (const faults of [{ MEDIA: { when, nth } }, { DB: { when, nth: nth + 1 } }]) {
            const response = await send(startApi({ bindings: broken(faults) }), file);
            expect([201, 503], `${when} ${nth}`).toContain(response.status);
            if (response.status === 503) expect(response.headers.get("Retry-After")).toBe("5");
          }
          const { url } = (await (await send(api, file)).json()) as { url: string };
          expect((await api(url)).status).toBe(200);
        }
      }
    }
    const { results } = await env.DB.prepare("SELECT key FROM media").all<{ key: string }>();
    for (const { key } of results) expect(await env.MEDIA.head(key), key).not.toBeNull();
  });

  it.each(["before", "hang"] as const)(
    "or its reader is told 503 when the bucket fails (%s)",
    async (when) => {
      const failing = startApi({ bindings: broken({ MEDIA: { when } }) });
      const url = `/media/${"a".repeat(32)}.jpg`;
      const ranged = { headers: { Range: "bytes=0-1" } };
      const mapped = startApi({
        bindings: { ...broken({ MEDIA: { when } }), ...({ MAP_STYLE: "r2" } as object) },
      });
      await Promise.all([
        expectUnavailable(failing, url),
        expectUnavailable(failing, url, ranged),
        expectUnavailable(failing, "/api/health"),
        expectUnavailable(failing, "/tiles/india/5/20/13.mvt"),
        expectUnavailable(mapped, "/api/map"),
      ]);
    },
  );
});
