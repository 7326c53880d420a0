import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type DiscoverList,
  type DiscoverPage,
  discoverList,
  discoverPage,
} from "#shared/contract/discover.ts";
import { addStaff, article, contentApp, createArticle } from "../support/content.ts";

const app = contentApp();
beforeAll(addStaff);

async function tagged(tag: string, more = ""): Promise<DiscoverList> {
  const response = await app(`/api/discover?tag=${encodeURIComponent(tag)}${more}`);
  expect(response.status).toBe(200);
  return discoverList.strict().parse(await response.json());
}

async function slugsOf(tag: string): Promise<string[]> {
  return (await tagged(tag)).discovers.map(({ slug }) => slug);
}

describe("a tag", () => {
  it("lists the published items with it, in any case, newest first, and returns the newest item's spelling", async () => {
    const older = await createArticle(app, { tags: ["rooftop solar"] });
    const newer = await createArticle(app, { tags: ["Rooftop Solar", "other"] });
    await createArticle(app, { tags: ["Rooftop Solar"], isPublished: false });
    await createArticle(app, { tags: ["Rooftop"], title: "Rooftop solar in the title only" });
    const list = await tagged("ROOFTOP SOLAR");
    expect(list.discovers.map(({ slug }) => slug)).toEqual([newer.slug, older.slug]);
    expect(list.pagination.total).toBe(2);
    expect(list.tag).toBe("Rooftop Solar");
    expect((await tagged("rooftop solar", "&limit=1&page=2")).discovers.map(({ slug }) => slug)).toEqual([
      older.slug,
    ]);
  });

  it("in Hindi or Tamil works the same", async () => {
    const item = await createArticle(app, { tags: ["बैटरी", "மின்சாரம்"] });
    expect(await slugsOf("बैटरी")).toEqual([item.slug]);
    expect(await slugsOf("மின்சாரம்")).toEqual([item.slug]);
  });

  it("follows every change of an item at once", async () => {
    const item = await createArticle(app, { tags: ["following"] });
    const path = `/api/discover/admin/${item.id}`;
    expect(await slugsOf("following")).toEqual([item.slug]);
    await app.staff(`${path}/toggle-publish`, { method: "PATCH" });
    expect(await slugsOf("following")).toEqual([]);
    await app.staff(`${path}/toggle-publish`, { method: "PATCH" });
    expect(await slugsOf("following")).toEqual([item.slug]);
    await app.staff(path, { method: "PUT", body: article({ title: item.title, tags: ["changed"] }) });
    expect(await slugsOf("following")).toEqual([]);
    expect(await slugsOf("changed")).toEqual([item.slug]);
    await app.staff(path, { method: "DELETE" });
    expect(await slugsOf("changed")).toEqual([]);
    await app.staff(`${path}/restore`, { method: "POST" });
    expect(await slugsOf("changed")).toEqual([item.slug]);
    const { results } = await env.DB.prepare(
      "SELECT 1 FROM discover_tag_counts WHERE tag = 'following'",
    ).all();
    expect(results).toEqual([]);
  });

  it("that no item has is an empty list, and one beside a type or a search is refused", async () => {
    const list = await tagged("nobody-uses-this");
    expect(list.discovers).toEqual([]);
    expect(list.tag).toBeUndefined();
    for (const query of ["tag=a&type=blog", "tag=a&search=b", "tag=", `tag=${"x".repeat(41)}`])
      expect((await app(`/api/discover?${query}`)).status, query).toBe(400);
  });
});

describe("an article", () => {
  async function neighboursOf(slug: string): Promise<DiscoverPage["neighbours"]> {
    const response = await app(`/api/discover/slug/${slug}`);
    return discoverPage.strict().parse(await response.json()).neighbours;
  }

  it("has its published neighbours in its language, null at the ends", async () => {
    const [oldest, draft, middle, newest] = [
      await createArticle(app),
      await createArticle(app, { isPublished: false }),
      await createArticle(app),
      await createArticle(app),
    ];
    await createArticle(app, { title: "घर पर चार्जिंग" });
    const named = ({ slug, title }: { slug: string; title: string }) => ({ slug, title });
    const around = await neighboursOf(middle.slug);
    expect(around).toEqual({ newer: named(newest), older: named(oldest) });
    expect((await neighboursOf(newest.slug)).newer).toBeNull();

    const list = (await (await app("/api/discover?limit=100")).json()) as DiscoverList;
    const last = list.discovers.at(-1);
    expect((await neighboursOf(last?.slug ?? "")).older).toBeNull();

    await app.staff(`/api/discover/admin/${newest.id}`, { method: "DELETE" });
    expect((await neighboursOf(middle.slug)).newer).toBeNull();
    await app.staff(`/api/discover/admin/${draft.id}/toggle-publish`, { method: "PATCH" });
    expect((await neighboursOf(middle.slug)).newer).toEqual(named(draft));
  });
});

it("is stored without unsafe links, and with all others unchanged", async () => {
  const text =
    "[press](javascript:alert) [[twice](data:x)](vbscript:y) [ours](/products) [theirs](https://example.com/a)";
  const clean = "press twice [ours](/products) [theirs](https://example.com/a)";
  const item = await createArticle(app, {
    description: text,
    sections: [{ title: "Links", paragraph: text }],
    importantNote: text,
    faqs: [{ question: "Links?", answer: text }],
  });
  expect(item).toMatchObject({ description: clean, importantNote: clean, faqs: [{ answer: clean }] });
  expect(item.sections[0]?.paragraph).toBe(clean);
});
