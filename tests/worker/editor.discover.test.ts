import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type {
  DiscoverAdminItem,
  DiscoverAdminList,
  DiscoverPreview,
  PreviewLink,
} from "#shared/contract/discover.ts";
import { discoverItem } from "#shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#shared/contract/discover-input.ts";
import type { MediaItem, MediaList } from "#shared/contract/media.ts";
import type { ListedRevision, RevisionContent } from "#shared/contract/revisions.ts";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { sweepOrphans } from "#worker/features/media/sweep.ts";
import { runJobs } from "#worker/jobs.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addStaff, article, contentApp, createArticle, staffId } from "../support/content.ts";
import { jpeg, mp4 } from "../support/pictures.ts";

const unlimited = { limit: async () => ({ success: true }) } as RateLimit;
let now = Date.now();
const app = contentApp({ clock: { ...systemClock, now: () => now }, bindings: { UPLOAD_RATE: unlimited } });
beforeAll(addStaff);

const minute = 60_000;
const day = 24 * 60 * minute;

async function json<Body>(response: Response | Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}

async function save(item: { id: string }, changes: Record<string, unknown>, query = "") {
  const body = article({ title: "Charging at home", isPublished: false, ...changes });
  const response = await app.staff(`/api/discover/admin/${item.id}${query}`, { method: "PUT", body });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await json<{ data: DiscoverAdminItem }>(response)).data;
}

async function revisionsOf(id: string): Promise<ListedRevision[]> {
  return (await json<{ revisions: ListedRevision[] }>(app.staff(`/api/discover/admin/${id}/revisions`)))
    .revisions;
}

async function cron(at: number) {
  const ctx = createExecutionContext();
  await runJobs(env as unknown as Bindings, ctx, at);
  await waitOnExecutionContext(ctx);
}

describe("versions", () => {
  it("are stored with every save, and restoring an older one is a new save", async () => {
    const item = await createArticle(app, { isPublished: false, description: "First words." });
    await save(item, { description: "Second words.", slug: item.slug });
    const latest = await save(item, { description: "Third words.", isPublished: true });
    const versions = await revisionsOf(item.id);
    expect(versions.map(({ version, author, changed }) => [version, author, changed])).toEqual([
      [3, "Meera Iyer", ["description", "isPublished"]],
      [2, "Meera Iyer", ["title", "description"]],
      [1, "Meera Iyer", null],
    ]);
    const path = `/api/discover/admin/${item.id}/revisions/1`;
    const { data } = await json<{ data: RevisionContent<DiscoverRequestBody> }>(app.staff(path));
    expect(data.content).toMatchObject({
      title: item.title,
      description: "First words.",
      isPublished: false,
      sections: item.sections,
      tags: item.tags,
    });
    const stale = await app.staff(`${path}/restore`, { method: "POST", headers: { "If-Match": '"v1"' } });
    expect(stale.status).toBe(412);
    const response = await app.staff(`${path}/restore`, {
      method: "POST",
      headers: { "If-Match": `"v${latest.version}"` },
    });
    const restored = (await json<{ data: DiscoverAdminItem }>(response)).data;
    expect(restored).toMatchObject({
      description: "First words.",
      title: item.title,
      // Restoring an older text changes neither whether the page is published nor its slug.
      isPublished: true,
      slug: item.slug,
      version: 4,
    });
    expect(response.headers.get("ETag")).toBe('"v4"');
    expect((await revisionsOf(item.id))[0]).toMatchObject({ version: 4, autosaved: false });
    const page = await json<{ data: { description: string } }>(app(`/api/discover/slug/${item.slug}`));
    expect(page.data.description).toBe("First words.");
  });

  it("are limited to the newest fifty, and a refused save stores none", async () => {
    const item = await createArticle(app, { isPublished: false });
    for (let count = 0; count < 52; count++) await save(item, { description: `Text ${count}` });
    const versions = await revisionsOf(item.id);
    expect(versions).toHaveLength(50);
    expect(versions.at(-1)?.version).toBe(4);
    const refused = await app.staff(`/api/discover/admin/${item.id}`, {
      method: "PUT",
      headers: { "If-Match": '"v2"' },
      body: article(),
    });
    expect(refused.status).toBe(412);
    expect(await revisionsOf(item.id)).toEqual(versions);
  });

  it("that were autosaved are replaced by the next save of the same admin", async () => {
    const item = await createArticle(app, { isPublished: false });
    for (const description of ["a", "ab", "abc"]) await save(item, { description }, "?autosave=1");
    expect((await revisionsOf(item.id)).map(({ version }) => version)).toEqual([4, 1]);
    now += 11 * minute;
    await save(item, { description: "abcd" }, "?autosave=1");
    await save(item, { description: "abcde" });
    expect((await revisionsOf(item.id)).map(({ version, autosaved }) => [version, autosaved])).toEqual([
      [6, false],
      [4, true],
      [1, false],
    ]);
    const wrong = await app.staff(`/api/discover/admin/${item.id}?autosave=yes`, {
      method: "PUT",
      body: article(),
    });
    expect(wrong.status).toBe(400);
  });

  it("store the content before the first change of an item older than revisions", async () => {
    const item = await createArticle(app, { isPublished: false, description: "From before." });
    await env.DB.prepare("DELETE FROM discover_versions WHERE item_id = ?").bind(item.id).run();
    await save(item, { description: "From now." });
    expect((await revisionsOf(item.id)).map(({ version }) => version)).toEqual([2, 1]);
  });

  it("are 404 when missing, and 401 without a session", async () => {
    const item = await createArticle(app);
    const path = `/api/discover/admin/${item.id}/revisions`;
    expect((await app.staff(`${path}/99`)).status).toBe(404);
    expect((await app.staff(`${path}/x`)).status).toBe(400);
    expect((await app.staff(`/api/discover/admin/${crypto.randomUUID()}/revisions`)).status).toBe(404);
    for (const rest of ["", "/1"]) expect((await app(path + rest)).status).toBe(401);
    expect((await app(`${path}/1/restore`, { method: "POST" })).status).toBe(401);
  });

  it("redirect from their addresses in earlier releases", async () => {
    const path = `/api/discover/admin/${crypto.randomUUID()}`;
    for (const rest of ["", "/1"]) {
      const response = await app.staff(`${path}/versions${rest}`);
      expect(response.status).toBe(308);
      expect(response.headers.get("Location")).toBe(`${path}/revisions${rest}`);
    }
  });

  it("protect their files from the sweep", async () => {
    const form = new FormData();
    form.set("file", new File([jpeg({ width: 1234 }) as Uint8Array<ArrayBuffer>], "a.jpg"));
    const { url } = await json<{ url: string }>(
      app.staff("/api/discover/admin/upload", { method: "POST", body: form }),
    );
    const item = await createArticle(app, { mainImageUrl: url, isPublished: false });
    await save(item, { mainImageUrl: null });
    await sweepOrphans(openDb(env.DB), env.MEDIA, now + 30 * day);
    expect((await app(url)).status).toBe(200);
    await env.DB.prepare("DELETE FROM discover_versions WHERE item_id = ?").bind(item.id).run();
    await sweepOrphans(openDb(env.DB), env.MEDIA, now + 30 * day);
    expect((await app(url)).status).toBe(404);
  });
});

describe("creating an item again with its Idempotency-Key", () => {
  it("gives the item that the first try made, which further changes are put into", async () => {
    const key = crypto.randomUUID();
    const create = (description: string, header = key) =>
      app.staff("/api/discover/admin", {
        method: "POST",
        headers: { "Idempotency-Key": header },
        body: article({ title: "Sent twice", isPublished: false, description }),
      });
    const first = await create("Its response was lost.");
    expect(first.status).toBe(201);
    const made = await json<{ data: DiscoverAdminItem }>(first);
    const second = await create("And then more was typed.");
    expect(second.status).toBe(201);
    expect(await json<{ data: DiscoverAdminItem }>(second)).toEqual(made);
    expect(made.data).toMatchObject({
      slug: "sent-twice",
      description: "Its response was lost.",
      version: 1,
    });
    expect((await create("Wrong key.", "once")).status).toBe(400);
  });
});

describe("a scheduled draft", () => {
  const schedule = (id: string, at: number | string, headers: Record<string, string> = {}) =>
    app.staff(`/api/discover/admin/${id}/schedule`, {
      method: "PUT",
      headers,
      body: { at: typeof at === "number" ? new Date(at).toISOString() : at },
    });

  it("is published by the first run after its time, once, and shown at once", async () => {
    const item = await createArticle(app, { isPublished: false });
    const at = now + 30 * minute;
    const response = await schedule(item.id, at);
    expect((await json<{ data: DiscoverAdminItem }>(response)).data).toMatchObject({
      scheduledAt: new Date(at).toISOString(),
      isPublished: false,
      version: 2,
    });
    await save(item, { description: "Still a draft.", title: item.title });
    const list = await json<{ pagination: { total: number } }>(app("/api/discover"));
    await cron(at - minute);
    expect((await app(`/api/discover/slug/${item.slug}`)).status).toBe(404);
    await cron(at + minute);
    await cron(at + minute);
    now = at + 2 * minute;
    const page = await json<{ data: { publishedAt: string } }>(app(`/api/discover/slug/${item.slug}`));
    expect(page.data.publishedAt).toBe(new Date(at + minute).toISOString());
    expect((await json<{ pagination: { total: number } }>(app("/api/discover"))).pagination.total).toBe(
      list.pagination.total + 1,
    );
    const { results } = await env.DB.prepare(
      "SELECT admin_id, admin_name FROM audit_log WHERE subject_id = ? AND action = 'discover.publish_scheduled'",
    )
      .bind(item.id)
      .all();
    expect(results).toEqual([{ admin_id: null, admin_name: "Schedule" }]);
    const current = await json<{ data: DiscoverAdminItem }>(app.staff(`/api/discover/admin/${item.id}`));
    expect(current.data).toMatchObject({ isPublished: true, scheduledAt: null, version: 4 });
    expect(await env.DB.prepare("SELECT count(*) AS waiting FROM cache_purges").first()).toEqual({
      waiting: 0,
    });
  });

  it("stays a draft when it is restored after its scheduled time", async () => {
    const [late, early] = [
      await createArticle(app, { isPublished: false }),
      await createArticle(app, { isPublished: false }),
    ];
    for (const [{ id }, at] of [
      [late, now + minute],
      [early, now + 60 * minute],
    ] as const) {
      expect((await schedule(id, at)).status).toBe(200);
      await app.staff(`/api/discover/admin/${id}`, { method: "DELETE" });
    }
    const evening = contentApp({ clock: { ...systemClock, now: () => now + 10 * minute } });
    const back = async ({ id }: { id: string }) => {
      const response = await evening.staff(`/api/discover/admin/${id}/restore`, { method: "POST" });
      return ((await response.json()) as { data: DiscoverAdminItem }).data.scheduledAt;
    };
    expect(await back(late)).toBeNull();
    expect(await back(early)).toBe(new Date(now + 60 * minute).toISOString());
  });

  it("stays a draft when the schedule is cancelled or the draft is deleted", async () => {
    const cancelled = await createArticle(app, { isPublished: false });
    const deleted = await createArticle(app, { isPublished: false });
    for (const { id } of [cancelled, deleted]) expect((await schedule(id, now + minute)).status).toBe(200);
    const path = `/api/discover/admin/${cancelled.id}/schedule`;
    const response = await json<{ data: DiscoverAdminItem }>(app.staff(path, { method: "DELETE" }));
    expect(response.data.scheduledAt).toBeNull();
    await app.staff(`/api/discover/admin/${deleted.id}`, { method: "DELETE" });
    await cron(now + 10 * minute);
    const { results } = await env.DB.prepare("SELECT is_published FROM discover_items WHERE id IN (?, ?)")
      .bind(cancelled.id, deleted.id)
      .all();
    expect(results).toEqual([{ is_published: 0 }, { is_published: 0 }]);
  });

  it("needs a time within the next year, a draft, and the current version", async () => {
    const item = await createArticle(app, { isPublished: false });
    for (const at of [now - minute, now + 400 * day, "tomorrow", ""]) {
      expect((await schedule(item.id, at)).status, String(at)).toBe(400);
    }
    expect((await schedule(item.id, now + day, { "If-Match": '"v9"' })).status).toBe(412);
    const published = await createArticle(app);
    expect((await schedule(published.id, now + day)).status).toBe(409);
    expect((await schedule(crypto.randomUUID(), now + day)).status).toBe(404);
  });

  it("loses its schedule when somebody publishes it", async () => {
    const item = await createArticle(app, { isPublished: false });
    await schedule(item.id, now + day);
    const path = `/api/discover/admin/${item.id}/toggle-publish`;
    const { data } = await json<{ data: DiscoverAdminItem }>(app.staff(path, { method: "PATCH" }));
    expect(data).toMatchObject({ isPublished: true, scheduledAt: null });
  });
});

describe("a preview link", () => {
  const linkOf = async (id: string) => {
    const response = await app.staff(`/api/discover/admin/${id}/preview-link`, { method: "POST" });
    expect(response.status).toBe(201);
    const link = await json<PreviewLink>(response);
    return { ...link, path: `/api${new URL(link.url).pathname}` };
  };

  it("shows the current draft to anybody who has it, for seven days, and is never cached", async () => {
    const item = await createArticle(app, { isPublished: false });
    const link = await linkOf(item.id);
    await save(item, { description: "Changed since." });
    const response = await app(link.path);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const preview = await json<DiscoverPreview>(response);
    expect(discoverItem.strict().parse(preview.data).description).toBe("Changed since.");
    expect(preview.isPublished).toBe(false);
    const before = now;
    now = Date.parse(link.expiresAt) - minute;
    expect((await app(link.path)).status).toBe(200);
    now = Date.parse(link.expiresAt) + minute;
    expect((await app(link.path)).status).toBe(404);
    now = before;
  });

  it("stops working when it is withdrawn, and one that is made after that works", async () => {
    const item = await createArticle(app, { isPublished: false });
    const other = await linkOf((await createArticle(app, { isPublished: false })).id);
    const links = [await linkOf(item.id), await linkOf(item.id)];
    const path = `/api/discover/admin/${item.id}/preview-link`;
    expect((await app(path, { method: "DELETE" })).status).toBe(401);
    expect((await app.staff(path, { method: "DELETE" })).status).toBe(204);
    for (const link of links) expect((await app(link.path)).status).toBe(404);
    expect((await app(other.path)).status).toBe(200);
    const next = await linkOf(item.id);
    expect((await app(next.path)).status).toBe(200);
    expect((await app.staff(path, { method: "DELETE" })).status).toBe(204);
    expect((await app(next.path)).status).toBe(404);
  });

  it("stops working when the draft is deleted, and other tokens do not work", async () => {
    const item = await createArticle(app, { isPublished: false });
    const { path } = await linkOf(item.id);
    await app.staff(`/api/discover/admin/${item.id}`, { method: "DELETE" });
    expect((await app(path)).status).toBe(404);
    for (const token of ["x", "a.b.c", path.slice(-20), `${path.split("/").at(-1)}x`]) {
      expect((await app(`/api/discover/preview/${token}`)).status, token).toBe(404);
    }
    expect((await app(`/api/discover/admin/${item.id}/preview-link`, { method: "POST" })).status).toBe(401);
  });
});

describe("the tags in use", () => {
  it("are listed the most used first, once in any case, without those of deleted items", async () => {
    const unlike = crypto.randomUUID().slice(0, 8);
    await createArticle(app, { tags: [`${unlike} rare`] });
    for (let count = 0; count < 3; count++) await createArticle(app, { tags: [`${unlike} often`] });
    await createArticle(app, { tags: [`${unlike} OFTEN`], isPublished: false });
    const gone = await createArticle(app, { tags: [`${unlike} gone`] });
    await app.staff(`/api/discover/admin/${gone.id}`, { method: "DELETE" });
    const { tags } = await json<{ tags: string[] }>(app.staff("/api/discover/admin/tags"));
    const ours = tags.map((tag) => tag.toLowerCase()).filter((tag) => tag.startsWith(unlike));
    expect(ours).toEqual([`${unlike} often`, `${unlike} rare`]);
    expect((await app("/api/discover/admin/tags")).status).toBe(401);
  });
});

describe("the staff list", () => {
  it("is sorted by date, views and title, filtered by author, in a search too", async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const make = (title: string) => createArticle(app, { title: `${title} ${word}` });
    const items = [await make("beta"), await make("Alpha"), await make("gamma")];
    await env.DB.batch(
      items.map(({ slug }, index) =>
        env.DB.prepare(
          "UPDATE discover_views SET views = ? WHERE item_seq = (SELECT seq FROM discover_items WHERE slug = ?)",
        ).bind([5000, 9000, 7000][index], slug),
      ),
    );
    await env.DB.prepare("UPDATE discover_items SET author_name = 'Zoya' WHERE slug = ?")
      .bind(items[2]?.slug)
      .run();
    const titles = async (query: string) => {
      const { discovers, pagination } = await json<DiscoverAdminList>(
        app.staff(`/api/discover/admin?${query}`),
      );
      return { titles: discovers.map(({ title }) => title.split(" ")[0]).join(), total: pagination.total };
    };
    expect((await titles("sortBy=views&limit=3")).titles).toBe("Alpha,gamma,beta");
    for (const scope of ["limit=3", `search=${word}`]) {
      expect((await titles(`${scope}&sortBy=createdAt`)).titles, scope).toBe("gamma,Alpha,beta");
    }
    const found = `search=${word}&sortBy=title&sortOrder=asc`;
    expect(await titles(found)).toEqual({ titles: "Alpha,beta,gamma", total: 3 });
    expect(await titles(`${found}&author=Meera+Iyer`)).toEqual({ titles: "Alpha,beta", total: 2 });
    const all = await json<DiscoverAdminList>(
      app.staff("/api/discover/admin?sortBy=title&sortOrder=asc&limit=100"),
    );
    const names = all.discovers.map(({ title }) => title.toLowerCase());
    expect(names).toEqual(names.toSorted());
    const written = await titles(`author=Meera+Iyer&type=blog&status=published`);
    const everything = await titles("type=blog&status=published");
    expect(written.total).toBe(everything.total - 1);
    expect(await json(app.staff("/api/discover/admin/authors"))).toEqual({
      authors: ["Meera Iyer", "Zoya"],
    });
    for (const wrong of ["sortBy=slug", "sortOrder=up", "author="]) {
      expect((await app.staff(`/api/discover/admin?${wrong}`)).status, wrong).toBe(400);
    }
  });
});

describe("the media library", () => {
  async function upload(content: Uint8Array, name: string): Promise<string> {
    const form = new FormData();
    form.set("file", new File([content as Uint8Array<ArrayBuffer>], name));
    now += 1000;
    return (
      await json<{ url: string }>(app.staff("/api/discover/admin/upload", { method: "POST", body: form }))
    ).url;
  }

  it("lists uploads newest first, filters images and videos, and pages through them", async () => {
    const urls: string[] = [];
    for (let width = 901; width <= 905; width++) urls.unshift(await upload(jpeg({ width }), `w${width}.jpg`));
    const video = await upload(mp4(2000), "film.mp4");
    const path = "/api/discover/admin/media";
    const all = await json<MediaList>(app.staff(`${path}?limit=3`));
    expect(all.media.map(({ url }) => url)).toEqual([video, urls[0], urls[1]]);
    expect(all.media[1]).toMatchObject({
      fileName: "w905.jpg",
      width: 905,
      contentType: "image/jpeg",
      alt: null,
    });
    const first = await json<MediaList>(app.staff(`${path}?kind=image&limit=3`));
    await upload(jpeg({ width: 906 }), "later.jpg");
    const second = await json<MediaList>(app.staff(`${path}?kind=image&limit=2&before=${first.next}`));
    expect([...first.media, ...second.media].map(({ url }) => url)).toEqual(urls);
    const videos = await json<MediaList>(app.staff(`${path}?kind=video`));
    expect(videos).toMatchObject({ next: null });
    expect(videos.media.map(({ url }) => url)).toContain(video);
    for (const query of ["kind=x", "before=x", "limit=0", "limit=101"]) {
      expect((await app.staff(`${path}?${query}`)).status, query).toBe(400);
    }
    expect((await app(path)).status).toBe(401);
  });

  it("finds files by name and alternative text, says what uses them, and removes only what nothing uses", async () => {
    const url = await upload(jpeg({ width: 921 }), "Bay at Night.jpg");
    const path = `/api/discover/admin/media/${url.replace("/media/", "")}`;
    await app.staff(path, { method: "PATCH", body: { alt: "Two lit plugs" } });
    const find = async (search: string) =>
      (await json<MediaList>(app.staff(`/api/discover/admin/media?search=${search}`))).media;
    expect((await find("at%20night")).map((item) => item.url)).toEqual([url]);
    expect(await find("no%20such%20file")).toEqual([]);
    const item = await createArticle(app, { mainImageUrl: url });
    const linking = await createArticle(app, { description: `See [the bay](${url}).` });
    expect((await find("LIT")).map(({ uses, usedIn }) => [uses, usedIn])).toEqual([
      [1, [{ kind: "discover", id: item.id, title: item.title }]],
    ]);
    const remove = () => app.staff(path, { method: "DELETE" });
    const refused = await remove();
    expect(refused.status).toBe(409);
    const { message } = await json<{ message: string }>(refused);
    expect(message).toBe(`It is used in ${linking.title}, ${item.title}.`);
    for (const { id } of [item, linking]) await app.staff(`/api/discover/admin/${id}`, { method: "DELETE" });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect(await find("at%20night")).toEqual([]);
    // The deleted articles can be restored with their picture, which uploading again lists again.
    await sweepOrphans(openDb(env.DB), env.MEDIA, now + 30 * day);
    expect((await app(url)).status).toBe(200);
    expect(await upload(jpeg({ width: 921 }), "bay.jpg")).toBe(url);
    expect(await find("at%20night")).toHaveLength(1);
  });

  it("stores a picture's alternative text, and the item shows it", async () => {
    const url = await upload(jpeg({ width: 911 }), "bay.jpg");
    const path = `/api/discover/admin/media/${url.replace("/media/", "")}`;
    const alt = "Two cars at a lit charging bay";
    const { data } = await json<{ data: MediaItem }>(app.staff(path, { method: "PATCH", body: { alt } }));
    expect(data).toMatchObject({ alt, url });
    expect((await app.staff(path, { method: "PATCH", body: { alt: "x".repeat(201) } })).status).toBe(400);
    const unknown = "/api/discover/admin/media/00000000000000000000000000000000.jpg";
    expect((await app.staff(unknown, { method: "PATCH", body: { alt } })).status).toBe(404);
    const item = await createArticle(app, {
      mainImageUrl: url,
      mainImageAlt: ` ${alt} `,
      sections: [
        { title: "One", paragraph: "Text.", imageUrl: url, imageAlt: "A socket" },
        { title: "Two", paragraph: "Text.", imageAlt: "" },
      ],
    });
    const page = await json<{ data: DiscoverAdminItem }>(app(`/api/discover/slug/${item.slug}`));
    expect(page.data.mainImageAlt).toBe(alt);
    expect(page.data.sections.map(({ imageAlt }) => imageAlt)).toEqual(["A socket", undefined]);
    expect(item.authorId).toBe(staffId);
  });
});
