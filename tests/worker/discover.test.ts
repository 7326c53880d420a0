import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type DiscoverAdminItem,
  type DiscoverAdminList,
  type DiscoverList,
  discoverAdminItem,
  discoverCard,
  discoverItem,
} from "#shared/contract/discover.ts";
import { addStaff, article, contentApp, createArticle, staffId } from "../support/content.ts";

const app = contentApp();
beforeAll(addStaff);

async function json<Body>(response: Response | Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}

describe("what anybody reads", () => {
  it("lists published items newest first, with the contract's cards and pagination", async () => {
    const older = await createArticle(app);
    const newer = await createArticle(app);
    const draft = await createArticle(app, { isPublished: false });
    const response = await app("/api/discover?limit=100");
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    const list = await json<DiscoverList>(response);
    for (const card of list.discovers) discoverCard.strict().parse(card);
    const ids = list.discovers.map(({ id }) => id);
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
    expect(ids).not.toContain(draft.id);
    expect(list.pagination).toEqual({ page: 1, limit: 100, total: list.discovers.length, totalPages: 1 });
  });

  it("returns an empty list for a page past the end", async () => {
    await createArticle(app);
    const list = await json<DiscoverList>(app("/api/discover?page=9000&limit=100"));
    expect(list.discovers).toEqual([]);
    expect(list.pagination.page).toBe(9000);
  });

  it("filters by type, and counts what is published of each", async () => {
    const before = await json<Record<string, number>>(app("/api/discover/counts"));
    await createArticle(app, { contentType: "news" });
    await createArticle(app, { contentType: "news", isPublished: false });
    const counts = await json<Record<string, number>>(app("/api/discover/counts"));
    expect(counts).toEqual({ ...before, news: (before.news ?? 0) + 1 });
    const list = await json<DiscoverList>(app("/api/discover?type=news&limit=100"));
    expect(list.pagination.total).toBe(counts.news);
    expect(new Set(list.discovers.map(({ contentType }) => contentType))).toEqual(new Set(["news"]));
  });

  it("counts what a search finds of each type, as the list of that type does", async () => {
    const word = "wombatseason";
    await createArticle(app, { contentType: "news", title: `${word} in news` });
    await createArticle(app, { contentType: "blog", title: `${word} in blogs` });
    await createArticle(app, { contentType: "blog", title: `${word} once more` });
    await createArticle(app, { contentType: "blog", title: `${word} unseen`, isPublished: false });
    const counts = await json<Record<string, number>>(app(`/api/discover/counts?search=${word}`));
    expect(counts).toEqual({ blog: 2, news: 1, faq: 0 });
    const list = await json<DiscoverList>(app(`/api/discover?search=${word}&type=blog`));
    expect(list.pagination.total).toBe(counts.blog);
    expect(await json(app("/api/discover/counts?search=nothinghasthis"))).toEqual({
      blog: 0,
      news: 0,
      faq: 0,
    });
  });

  // ASVS 8.2.2 15.3.1
  it("returns a published item by its slug, and 404 for drafts, unknown and malformed slugs", async () => {
    const item = await createArticle(app);
    const draft = await createArticle(app, { isPublished: false });
    const response = await app(`/api/discover/slug/${item.slug}`);
    const { data } = await json<{ data: unknown }>(response);
    expect(discoverItem.strict().parse(data)).toMatchObject({ id: item.id, author: { name: "Meera Iyer" } });
    const odd = [
      draft.slug,
      "no-such",
      "..",
      "%2e%2e%2fetc",
      "a%00b",
      "__proto__",
      "%E0%A4%A",
      "x".repeat(5000),
    ];
    for (const slug of odd) {
      const refused = await app(`/api/discover/slug/${slug}`);
      expect(refused.status, slug).toBe(404);
      expect(refused.headers.get("Cache-Control"), slug).toBe("no-store");
    }
  });

  // ASVS 3.7.2
  it("redirects from a slug that the item had while it was public", async () => {
    const item = await createArticle(app, { slug: "first-address" });
    await app.staff(`/api/discover/admin/${item.id}`, {
      method: "PUT",
      body: article({ title: item.title, slug: "second-address" }),
    });
    const response = await app("/api/discover/slug/first-address");
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe("/api/discover/slug/second-address");
    // Back to the first slug: the redirect must not loop.
    await app.staff(`/api/discover/admin/${item.id}`, {
      method: "PUT",
      body: article({ title: item.title, slug: "first-address" }),
    });
    expect((await app("/api/discover/slug/first-address")).status).toBe(200);
    expect((await app("/api/discover/slug/second-address")).status).toBe(301);
  });

  // ASVS 1.4.2 2.2.1
  it("refuses pages, limits and types that are not in the contract", async () => {
    for (const query of [
      "page=0",
      "page=1e3",
      "page=%20",
      "limit=101",
      "limit=-1",
      "type=event",
      "type=__proto__",
      "page=1&page=2",
      "search=",
      `search=${"x".repeat(101)}`,
      "search=a%00b",
      "page=99999999999999999999",
    ]) {
      const response = await app(`/api/discover?${query}`);
      expect(response.status, query).toBe(400);
      expect(await json(response), query).toMatchObject({
        code: "invalid_request",
        requestId: expect.any(String),
      });
    }
  });
});

describe("search", () => {
  it("finds every word as a prefix in title, description, tags and body, the title first", async () => {
    const inBody = await createArticle(app, {
      sections: [{ title: "Cables", paragraph: "About zebracrossing and quokkas." }],
    });
    const inTitle = await createArticle(app, { title: "Zebracrossing for quokkas" });
    const list = await json<DiscoverList>(app("/api/discover?search=quok%20ZEBRA"));
    expect(list.discovers.map(({ id }) => id)).toEqual([inTitle.id, inBody.id]);
    expect(list.pagination.total).toBe(2);
    expect(list.discovers.map(({ passage }) => passage)).toEqual([
      undefined,
      "About zebracrossing and quokkas.",
    ]);
    const some = await json<DiscoverList>(app("/api/discover?search=quok%20zebra%20missing"));
    expect(some.search?.kind).toBe("some");
    expect(some.discovers.map(({ id }) => id)).toEqual([inTitle.id, inBody.id]);
  });

  it("finds Hindi and Tamil by whole words and prefixes, and not by half a letter", async () => {
    const hindi = await createArticle(app, { title: "दिल्ली में चार्जिंग", slug: "delhi-hindi" });
    const tamil = await createArticle(app, { title: "வீட்டில் சார்ஜிங்", slug: "veedu-tamil" });
    const found = async (search: string) =>
      (await json<DiscoverList>(app(`/api/discover?search=${encodeURIComponent(search)}`))).discovers.map(
        ({ id }) => id,
      );
    expect(await found("दिल्ली")).toEqual([hindi.id]);
    expect(await found("चार्ज")).toEqual([hindi.id]);
    expect(await found("சார்ஜிங்")).toEqual([tamil.id]);
    expect(await found("हिंदी")).toEqual([]);
  });

  // ASVS 1.2.4
  it("treats everything typed as plain text", async () => {
    const item = await createArticle(app, { title: "Fast-DC and CCS/CHAdeMO at 3.3kW" });
    const corpus = [
      '"',
      '""',
      '"a',
      "*",
      "a*",
      "^a",
      "-a",
      "+",
      "(",
      ")",
      "AND",
      "OR",
      "NOT x",
      "NEAR(a b, 1)",
      "title:x",
      "scope:scopeblog",
      "scopeblog",
      "{a b}:c",
      "%",
      "_",
      "%%%",
      "\\",
      "' OR '1'='1",
      "'; DROP TABLE discover_items;--",
      "x' COLLATE NOCASE--",
      "😀",
      "ß",
      "İ",
      "क".repeat(33),
      "a ".repeat(50).trim(),
      "\u2028",
    ];
    for (const search of corpus) {
      const response = await app(`/api/discover?search=${encodeURIComponent(search)}`);
      expect(response.status, search).toBe(search.trim() === "" ? 400 : 200);
    }
    for (const search of ["fast-dc", "CCS/CHAdeMO", "3.3kW"]) {
      const list = await json<DiscoverList>(app(`/api/discover?search=${encodeURIComponent(search)}`));
      expect(
        list.discovers.map(({ id }) => id),
        search,
      ).toContain(item.id);
    }
    expect((await json<DiscoverList>(app("/api/discover?search=scopeblog"))).discovers).toEqual([]);
  });
});

describe("views", () => {
  const browser = {
    "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0",
    "CF-Connecting-IP": "203.0.113.7",
  };

  it("counts one view per visitor and item in half an hour, and none of bots", async () => {
    let now = Date.parse("2026-03-01T10:00:00Z");
    const timed = contentApp({ clock: { now: () => now, id: () => crypto.randomUUID() } });
    const item = await createArticle(app);
    const view = (headers: Record<string, string>) =>
      timed(`/api/discover/slug/${item.slug}/view`, { method: "POST", headers });
    const views = async () =>
      (await json<{ data: DiscoverAdminItem }>(app.staff(`/api/discover/admin/${item.id}`))).data.views;
    for (let visit = 0; visit < 3; visit++) expect((await view(browser)).status).toBe(204);
    await view({ ...browser, "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    await view({ ...browser, "User-Agent": "" });
    await view({ ...browser, "Sec-Purpose": "prefetch" });
    expect(await views()).toBe(1);
    await view({ ...browser, "CF-Connecting-IP": "203.0.113.8" });
    expect(await views()).toBe(2);
    now += 31 * 60_000;
    await view(browser);
    expect(await views()).toBe(3);
    // A visitor has another hash each day, but is the same person just before and after midnight.
    now = Date.parse("2026-03-01T23:50:00Z");
    await view(browser);
    now += 20 * 60_000;
    await view(browser);
    expect(await views()).toBe(4);
    now += 31 * 60_000;
    await view(browser);
    expect(await views()).toBe(5);
    const kept = await env.DB.prepare(
      "SELECT group_concat(visitor) AS all_visitors FROM discover_view_marks",
    ).first<{ all_visitors: string }>();
    expect(kept?.all_visitors).not.toContain("203.0.113");
    expect(
      (await timed("/api/discover/slug/no-such/view", { method: "POST", headers: browser })).status,
    ).toBe(404);
  });
});

describe("what staff do", () => {
  it("creates an item with the editor's clean-up, a reading time and the signed-in author", async () => {
    const response = await app.staff("/api/discover/admin", {
      method: "POST",
      body: article({
        title: "  A   title ",
        features: ["Quick", "", "  "],
        sections: [
          { title: "", paragraph: "dropped" },
          { title: "Kept", paragraph: `${"word ".repeat(450)}`, imageUrl: "https://example.com/a.jpg" },
        ],
        faqs: [{ question: "Why?", answer: "" }],
        tags: [" ev ", "EV", ""],
        isActive: false,
        views: 900,
        authorId: crypto.randomUUID(),
      }),
    });
    expect(response.status).toBe(201);
    expect(response.headers.get("ETag")).toBe('"v1"');
    const { data } = await json<{ data: DiscoverAdminItem }>(response);
    expect(discoverAdminItem.strict().parse(data)).toMatchObject({
      features: ["Quick"],
      sections: [{ id: "s1", title: "Kept", imageUrl: "https://example.com/a.jpg", videoUrl: null }],
      faqs: [],
      tags: ["EV"],
      views: 0,
      isActive: true,
      readingTime: 3,
      authorId: staffId,
      author: { name: "Meera Iyer" },
      publishedAt: data.createdAt,
    });
  });

  it("refuses with the editor's sentences", async () => {
    const refusals: [Record<string, unknown>, string][] = [
      [{ title: " " }, "title: Title is required"],
      [{ description: "" }, "description: Description is required"],
      [{ contentType: "faq" }, "faqs: FAQs are required"],
      [{ contentType: "faq", description: "", sections: [] }, "faqs: FAQs are required"],
      [{ description: "", sections: [] }, "sections: Please fill at least content or FAQ section"],
      [
        { mainImageUrl: "javascript:alert(1)" },
        "mainImageUrl: Use an https address or a file from the media library",
      ],
    ];
    for (const [changes, detail] of refusals) {
      const response = await app.staff("/api/discover/admin", { method: "POST", body: article(changes) });
      expect(response.status).toBe(400);
      expect((await json<{ details: string[] }>(response)).details).toContain(detail);
    }
  });

  // ASVS 1.2.2
  it("refuses every URL that is not https or our own media, in every URL field", async () => {
    const bad = [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java\nscript:alert(1)",
      "\u0001javascript:x",
      "data:text/html,x",
      "vbscript:x",
      "blob:https://a/b",
      "file:///etc/passwd",
      "http://example.com/",
      "//evil.example",
      "/\\evil.example",
      "https:evil.example",
      "https://user:pass@host/",
      "https://site.test@evil.example",
      "/media/../secret",
      "/media/",
      `https://a/${"x".repeat(3000)}`,
    ];
    for (const url of bad) {
      for (const changes of [
        { mainImageUrl: url },
        { mainVideoUrl: url },
        { sections: [{ title: "t", imageUrl: url }] },
        { sections: [{ title: "t", videoUrl: url }] },
      ]) {
        const response = await app.staff("/api/discover/admin", {
          method: "POST",
          body: article({ ...changes, title: "Refused address" }),
        });
        expect(response.status, url).toBe(400);
      }
    }
    const kept = await env.DB.prepare(
      "SELECT count(*) AS n FROM discover_items WHERE title = 'Refused address'",
    ).first<{ n: number }>();
    expect(kept?.n).toBe(0);
  });

  it("makes slugs from titles, also from Hindi and Tamil ones, from the id where none can be made, and keeps the editor's own", async () => {
    expect((await createArticle(app, { title: "Fast Chargers: ₹15 / kWh?" })).slug).toBe(
      "fast-chargers-rs-15-kwh",
    );
    const hindi = await createArticle(app, { title: "गर्मी और EV बैटरी" });
    expect(hindi.slug).toBe("garmi-aur-ev-battery");
    expect((await createArticle(app, { title: "மின்சார வாகனம்" })).slug).toBe("minsara-vaganam");
    expect((await createArticle(app, { title: "!!!" })).slug).toMatch(/^article-[0-9a-f]{12}$/);
    const own = await createArticle(app, { slug: "विद्युत-वाहन" });
    expect(own.slug).toBe("विद्युत-वाहन");
    expect((await app(`/api/discover/slug/${encodeURIComponent(own.slug)}`)).status).toBe(200);
    const taken = await app.staff("/api/discover/admin", {
      method: "POST",
      body: article({ slug: own.slug }),
    });
    expect(taken.status).toBe(409);
    expect(await json(taken)).toMatchObject({ code: "conflict" });
  });

  it("gives twenty parallel items of one title twenty slugs", async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.staff("/api/discover/admin", { method: "POST", body: article({ title: "The same title" }) }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const items = await Promise.all(responses.map((response) => json<{ data: DiscoverAdminItem }>(response)));
    expect(new Set(items.map(({ data }) => data.slug)).size).toBe(20);
  });

  // ASVS 2.3.3
  it("refuses a change of an outdated version, and returns the newest", async () => {
    const item = await createArticle(app);
    const path = `/api/discover/admin/${item.id}`;
    const put = (title: string) =>
      app.staff(path, { method: "PUT", body: article({ title }), headers: { "If-Match": '"v1"' } });
    const responses = await Promise.all([put("From the first editor"), put("From the second editor")]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = responses.find(({ status }) => status === 412) as Response;
    expect(refused.headers.get("ETag")).toBe('"v2"');
    const { data, code } = await json<{ data: DiscoverAdminItem; code: string }>(refused);
    expect(code).toBe("precondition_failed");
    const stored = await json<{ data: DiscoverAdminItem }>(app.staff(path));
    expect(data).toEqual(stored.data);
    expect(stored.data.version).toBe(2);
    for (const wrong of ['"v9"', '"x"', "nonsense", ""]) {
      expect(
        (await app.staff(path, { method: "DELETE", headers: { "If-Match": wrong } })).status,
        wrong,
      ).toBe(412);
    }
    expect(
      (await app.staff(path, { method: "PUT", body: article(), headers: { "If-Match": "*" } })).status,
    ).toBe(200);
  });

  it("toggles once for two requests with the same version", async () => {
    const item = await createArticle(app, { isPublished: false });
    const click = () =>
      app.staff(`/api/discover/admin/${item.id}/toggle-publish`, {
        method: "PATCH",
        headers: { "If-Match": '"v1"' },
      });
    const responses = await Promise.all([click(), click()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { data } = await json<{ data: DiscoverAdminItem }>(app.staff(`/api/discover/admin/${item.id}`));
    expect(data.isPublished).toBe(true);
    expect(data.publishedAt).not.toBeNull();
  });

  it("keeps the time of the first publication", async () => {
    const item = await createArticle(app);
    const toggle = async () =>
      (
        await json<{ data: DiscoverAdminItem }>(
          app.staff(`/api/discover/admin/${item.id}/toggle-publish`, { method: "PATCH" }),
        )
      ).data;
    expect((await toggle()).isPublished).toBe(false);
    expect(await toggle()).toMatchObject({ isPublished: true, publishedAt: item.publishedAt, version: 3 });
  });

  it("deletes softly and restores, under another slug when its own is taken", async () => {
    const item = await createArticle(app, { slug: "comes-back" });
    const path = `/api/discover/admin/${item.id}`;
    expect(await json(app.staff(path, { method: "DELETE" }))).toEqual({ message: expect.any(String) });
    expect((await app.staff(path)).status).toBe(404);
    expect((await app.staff(path, { method: "DELETE" })).status).toBe(404);
    expect((await app.staff(path, { method: "PUT", body: article() })).status).toBe(404);
    expect((await app("/api/discover/slug/comes-back")).status).toBe(404);
    await createArticle(app, { slug: "comes-back" });
    const restored = await json<{ data: DiscoverAdminItem }>(
      app.staff(`${path}/restore`, { method: "POST" }),
    );
    expect(restored.data).toMatchObject({ id: item.id, slug: "comes-back-2", isActive: true });
    expect((await app.staff(`${path}/restore`, { method: "POST" })).status).toBe(200);
    expect(
      (await app.staff(`/api/discover/admin/${crypto.randomUUID()}/restore`, { method: "POST" })).status,
    ).toBe(404);
  });

  it("lists deleted items with the last deleted first, by type and words of the title", async () => {
    const tag = crypto.randomUUID().slice(0, 8);
    const items: DiscoverAdminItem[] = [];
    for (const title of [`First ${tag}`, `Second ${tag}`]) items.push(await createArticle(app, { title }));
    await createArticle(app, { title: `Not deleted ${tag}` });
    for (const { id } of items) await app.staff(`/api/discover/admin/${id}`, { method: "DELETE" });
    const listed = async (query: string) => {
      const path = `/api/discover/admin?status=deleted&search=${tag}${query}`;
      const { discovers, pagination } = await json<DiscoverAdminList>(app.staff(path));
      expect(pagination.total).toBe(discovers.length);
      return discovers.map(({ title }) => title.split(" ")[0]);
    };
    expect(new Set(await listed(""))).toEqual(new Set(["First", "Second"]));
    expect(await listed("&type=news")).toEqual([]);
    const [newest] = (await json<DiscoverAdminList>(app.staff("/api/discover/admin?status=deleted&limit=1")))
      .discovers;
    expect(newest).toMatchObject({ isActive: false });
    await app.staff(`/api/discover/admin/${items[0]?.id}/restore`, { method: "POST" });
    expect(await listed("")).toEqual(["Second"]);
  });

  it("lists drafts too, filters by state and type, searches, and returns totals", async () => {
    const draft = await createArticle(app, {
      title: "Platypus draft",
      isPublished: false,
      contentType: "news",
    });
    const list = await json<DiscoverAdminList>(app.staff("/api/discover/admin?status=draft&type=news"));
    expect(list.pagination.limit).toBe(10);
    expect(list.discovers[0]).toMatchObject({ id: draft.id, isPublished: false, publishedAt: null });
    for (const item of list.discovers) discoverAdminItem.strict().parse(item);
    const found = await json<DiscoverAdminList>(app.staff("/api/discover/admin?search=platypus"));
    expect(found.discovers.map(({ id }) => id)).toEqual([draft.id]);
    expect(
      (await json<DiscoverAdminList>(app.staff("/api/discover/admin?search=platypus&status=published")))
        .discovers,
    ).toEqual([]);
    const stats = await json<Record<string, number> & { contentByType: Record<string, number> }>(
      app.staff("/api/discover/admin/stats"),
    );
    const live = await env.DB.prepare(
      "SELECT count(*) AS n, sum(is_published) AS p FROM discover_items WHERE is_active = 1",
    ).first<{ n: number; p: number }>();
    expect(stats).toMatchObject({
      totalContent: live?.n,
      publishedContent: live?.p,
      draftContent: (live?.n ?? 0) - (live?.p ?? 0),
    });
    expect(Object.values(stats.contentByType).reduce((sum, n) => sum + n, 0)).toBe(live?.n);
  });

  // ASVS 16.2.1
  it("writes one audit entry for each change and none for a refused one", async () => {
    const item = await createArticle(app);
    const path = `/api/discover/admin/${item.id}`;
    await app.staff(path, { method: "PUT", body: article({ title: item.title }) });
    await app.staff(path, { method: "PUT", body: article(), headers: { "If-Match": '"v1"' } });
    await app.staff(`${path}/toggle-publish`, { method: "PATCH" });
    await app.staff(path, { method: "DELETE" });
    await app.staff(`${path}/restore`, { method: "POST" });
    const { results } = await env.DB.prepare(
      "SELECT action, admin_name FROM audit_log WHERE subject_id = ? ORDER BY seq",
    )
      .bind(item.id)
      .all();
    expect(results.map(({ action }) => action)).toEqual([
      "discover.create",
      "discover.update",
      "discover.toggle",
      "discover.delete",
      "discover.restore",
    ]);
    expect(results[0]).toMatchObject({ admin_name: "Meera Iyer" });
  });

  // ASVS 8.2.1
  it("responds 401 without a session, on every path and before reading the body", async () => {
    const id = crypto.randomUUID();
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/stats"],
      ["GET", `/${id}`],
      ["POST", ""],
      ["PUT", `/${id}`],
      ["PATCH", `/${id}/toggle-publish`],
      ["DELETE", `/${id}`],
      ["POST", `/${id}/restore`],
      ["POST", "/upload"],
    ] as const) {
      const response = await app(`/api/discover/admin${path}`, {
        method,
        headers: { Authorization: "Bearer forged" },
      });
      expect(response.status, `${method} ${path}`).toBe(401);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  });
});
