import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { DiscoverList } from "#shared/contract/discover.ts";
import { purge, retryPurges } from "#worker/cache/purge.ts";
import { openDb } from "#worker/db/client.ts";
import { addStaff, article, contentApp, createArticle } from "../support/content.ts";
import { broken } from "../support/faults.ts";

const app = contentApp();
beforeAll(addStaff);
afterEach(() => vi.restoreAllMocks());

/** Bindings whose database fails every call. */
const withoutDatabase = broken({ DB: { when: "before" } });

function status(response: Response): string | null {
  return response.headers.get("Cf-Cache-Status");
}

async function slugs(path = "/api/discover?limit=100"): Promise<string[]> {
  return ((await (await app(path)).json()) as DiscoverList).discovers.map(({ slug }) => slug);
}

describe("what the edge stores", () => {
  it("is told to the browser and to the edge apart, and answered with 304 when nothing changed", async () => {
    await createArticle(app);
    const first = await app("/api/discover?limit=7");
    expect(status(first)).toBe("MISS");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(first.headers.get("Cloudflare-CDN-Cache-Control")).toBe(
      "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800",
    );
    expect(first.headers.get("Cache-Tag")).toBe("discover");
    const etag = first.headers.get("ETag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await app("/api/discover?limit=7", { headers: { "If-None-Match": known } });
      expect(again.status, known).toBe(304);
      expect(again.headers.get("ETag")).toBe(etag);
      expect(again.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
      expect(await again.text()).toBe("");
    }
    for (const unknown of ['"other"', "nonsense", `"${"x".repeat(10_000)}"`]) {
      expect((await app("/api/discover?limit=7", { headers: { "If-None-Match": unknown } })).status).toBe(
        200,
      );
    }
  });

  // ASVS 15.3.7
  it("is the same for every spelling of the same parameters and for a hundred unknown ones", async () => {
    await createArticle(app);
    const plain = await app("/api/discover");
    const body = await plain.text();
    for (const query of ["page=1", "limit=12&page=1", "page=1&limit=12", "page=01"]) {
      expect(status(await app(`/api/discover?${query}`)), query).toBe("HIT");
    }
    const puts = vi.spyOn(caches.default, "put");
    for (let junk = 0; junk < 100; junk++) {
      const response = await app(`/api/discover?utm_${junk}=${junk}&fbclid=${crypto.randomUUID()}`);
      if (junk % 25 === 0) expect(await response.text()).toBe(body);
      expect(status(response)).toBe("HIT");
    }
    expect(puts).not.toHaveBeenCalled();
  });

  it("is purged with the tag of its noun", async () => {
    const item = await createArticle(app);
    const response = await app(`/api/discover/slug/${item.slug}`);
    expect(response.headers.get("Cache-Tag")).toBe("discover");
    expect(status(await app(`/api/discover/slug/${item.slug}`))).toBe("HIT");
  });

  // ASVS 14.2.2 14.3.2
  it("never holds errors, drafts, redirects, staff responses, or anything of a request that carries a token", async () => {
    const draft = await createArticle(app, { isPublished: false });
    const puts = vi.spyOn(caches.default, "put");
    const uncached = [
      await app("/api/discover?page=0"),
      await app(`/api/discover/slug/${draft.slug}`),
      await app("/api/discover/slug/nothing-here"),
      await app("/api/discover/slug/x/foo.css"),
      await app("/api/stations?lat=13.08&lng=80.27"),
      await app.staff("/api/discover/admin"),
      await app.staff(`/api/discover/admin/${draft.id}`),
      await app.staff("/api/discover/admin/stats"),
      await app("/api/discover/admin"),
      await contentApp({ bindings: withoutDatabase })("/api/discover?limit=99"),
    ];
    for (const response of uncached)
      expect(response.headers.get("Cache-Control"), response.url).toBe("no-store");

    const anonymous = await app("/api/discover?limit=31");
    puts.mockClear();
    for (const token of ["Bearer staff", "Bearer forged", "Basic x"]) {
      const response = await app("/api/discover?limit=31", { headers: { Authorization: token } });
      expect(status(response)).toBe("BYPASS");
      expect(await response.text()).toBe(await anonymous.clone().text());
      expect(response.headers.get("ETag")).toBe(anonymous.headers.get("ETag"));
    }
    await app("/api/discover?limit=32", { headers: { Authorization: "Bearer staff" } });
    expect(puts).not.toHaveBeenCalled();
    expect(status(await app("/api/discover?limit=32"))).toBe("MISS");
  });

  // ASVS 4.1.3 15.3.4
  it("does not change with headers that claim another host, method or framework", async () => {
    await createArticle(app);
    const plain = await app("/api/discover");
    const body = await plain.text();
    for (const [name, value] of [
      ["X-Forwarded-Host", "evil.example"],
      ["X-Original-URL", "/api/discover?type=faq"],
      ["X-HTTP-Method-Override", "DELETE"],
      ["X-React-Router-SPA-Mode", "yes"],
      ["X-Middleware-Subrequest", "x"],
      ["Accept", "text/html"],
      ["Cookie", "auth_token=staff"],
    ] as const) {
      const response = await app("/api/discover", { headers: { [name]: value } });
      expect(await response.text(), name).toBe(body);
    }
  });
});

describe("after a write", () => {
  it("the very next read of a warm cache shows a publication, an edit, a slug change, an unpublication and a deletion", async () => {
    const warm = async () => {
      await slugs();
      await app("/api/discover/counts");
      return slugs();
    };
    await warm();
    const item = await createArticle(app);
    expect(await slugs()).toContain(item.slug);
    const path = `/api/discover/admin/${item.id}`;
    await app(`/api/discover/slug/${item.slug}`);

    await app.staff(path, { method: "PUT", body: article({ title: "An edited title" }) });
    const edited = (await (await app(`/api/discover/slug/${item.slug}`)).json()) as {
      data: { title: string };
    };
    expect(edited.data.title).toBe("An edited title");

    await warm();
    await app.staff(path, { method: "PUT", body: article({ slug: "moved-elsewhere" }) });
    expect((await app(`/api/discover/slug/${item.slug}`)).status).toBe(301);
    expect(await slugs()).toContain("moved-elsewhere");
    expect((await app("/api/discover/slug/moved-elsewhere")).status).toBe(200);

    const counted = async () => (await (await app("/api/discover/counts")).json()) as { blog: number };
    const before = await counted();
    await app.staff(`${path}/toggle-publish`, { method: "PATCH" });
    expect((await app("/api/discover/slug/moved-elsewhere")).status).toBe(404);
    expect(await slugs()).not.toContain("moved-elsewhere");
    expect((await counted()).blog).toBe(before.blog - 1);

    await app.staff(`${path}/toggle-publish`, { method: "PATCH" });
    expect(await warm()).toContain("moved-elsewhere");
    await app.staff(path, { method: "DELETE" });
    expect(await warm()).not.toContain("moved-elsewhere");
    await app.staff(`${path}/restore`, { method: "POST" });
    expect(await slugs()).toContain("moved-elsewhere");
  });

  it("stays warm when only a draft was saved", async () => {
    const draft = await createArticle(app, { isPublished: false });
    await slugs();
    await app.staff(`/api/discover/admin/${draft.id}`, {
      method: "PUT",
      body: article({ isPublished: false }),
    });
    await createArticle(app, { isPublished: false });
    expect(status(await app("/api/discover?limit=100"))).toBe("HIT");
  });

  it("does not store a response that was read before the write and finished after it", async () => {
    const item = await createArticle(app);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reached = () => {};
    const reading = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const slowStatement = (statement: D1PreparedStatement): D1PreparedStatement =>
      new Proxy(statement, {
        get(target, name) {
          if (name === "bind") return (...values: unknown[]) => slowStatement(target.bind(...values));
          if (name !== "raw" && name !== "all") return Reflect.get(target, name).bind(target);
          return async () => {
            const rows = name === "raw" ? await target.raw() : await target.all();
            reached();
            await gate;
            return rows;
          };
        },
      });
    const slowDb: D1Database = new Proxy(env.DB, {
      get(target, name) {
        if (name === "withSession") return () => slowDb;
        if (name !== "prepare") return Reflect.get(target, name).bind(target);
        return (text: string) => slowStatement(target.prepare(text));
      },
    });
    const slow = contentApp({ bindings: { DB: slowDb } })("/api/discover?limit=57");
    await reading;
    await app.staff(`/api/discover/admin/${item.id}`, { method: "DELETE" });
    release();
    await slow;
    expect(await slugs("/api/discover?limit=57")).not.toContain(item.slug);
  });
});

describe("when something fails", () => {
  // ASVS 16.5.2
  it("still serves a warm listing and article without a database, also when they have grown old", async () => {
    let now = Date.now();
    const clock = { now: () => now, id: () => crypto.randomUUID() };
    const timed = contentApp({ clock });
    const failing = contentApp({ clock, bindings: withoutDatabase });
    const item = await createArticle(app);
    for (const path of ["/api/discover?limit=40", `/api/discover/slug/${item.slug}`]) {
      const warm = await (await timed(path)).text();
      now += 1000;
      expect(await (await failing(path)).text()).toBe(warm);
      now += 2 * 3_600_000;
      const stale = await failing(path);
      expect(stale.status).toBe(200);
      expect(status(stale)).toBe("STALE");
      expect(stale.headers.get("Cache-Control")).toBe("no-store");
      expect(await stale.text()).toBe(warm);
      now += 8 * 86_400_000;
      expect((await failing(path)).status).toBe(503);
    }
    const cold = await failing("/api/discover?limit=41");
    expect(cold.status).toBe(503);
    expect(cold.headers.get("Retry-After")).toBe("5");
    expect(await cold.json()).toMatchObject({ code: "unavailable" });
  });

  it("reads the database when the cache fails or hangs", async () => {
    await createArticle(app);
    vi.spyOn(caches.default, "match").mockRejectedValue(new Error("cache down"));
    vi.spyOn(caches.default, "put").mockRejectedValue(new Error("cache down"));
    expect((await app("/api/discover?limit=61")).status).toBe(200);
    vi.spyOn(caches.default, "match").mockReturnValue(new Promise(() => {}));
    const started = Date.now();
    expect((await app("/api/discover?limit=62")).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(2000);
  });

  it("keeps a purge that the edge refused, and tries it again", async () => {
    const db = openDb(env.DB);
    const waiting = () => env.DB.prepare("SELECT tags FROM cache_purges").all<{ tags: string }>();
    const refusing = {
      cache: { purge: async () => ({ success: false, errors: [{ code: 1, message: "limit" }] }) },
    };
    const failing = { cache: { purge: () => Promise.reject(new Error("lost")) } };
    await purge(env, refusing, Date.now(), ["discover", "media"]);
    await purge(env, failing, Date.now(), ["stations"]);
    expect((await waiting()).results).toHaveLength(2);
    await retryPurges(db, refusing);
    expect((await waiting()).results).toHaveLength(2);
    const purged: string[][] = [];
    const working = {
      // The second purge, ten seconds later, is not awaited here.
      waitUntil: () => {},
      cache: {
        purge: async ({ tags }: { tags: string[] }) => {
          purged.push(tags);
          return { success: true, errors: [] };
        },
      },
    };
    await retryPurges(db, working);
    await retryPurges(db, working);
    expect(purged).toEqual([["discover", "media", "stations"]]);
    expect((await waiting()).results).toEqual([]);
  });
});
