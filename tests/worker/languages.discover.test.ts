import { beforeAll, describe, expect, it } from "vitest";
import type {
  DiscoverAdminItem,
  DiscoverAdminList,
  DiscoverList,
  DiscoverPage,
} from "#shared/contract/discover.ts";
import { addStaff, article, contentApp, createArticle } from "../support/content.ts";

const app = contentApp();
beforeAll(addStaff);

async function json<Body>(response: Response | Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}

async function put(item: { id: string }, body: Record<string, unknown>) {
  const response = await app.staff(`/api/discover/admin/${item.id}`, { method: "PUT", body: article(body) });
  return {
    status: response.status,
    ...(await json<{ data: DiscoverAdminItem; details?: string[] }>(response)),
  };
}

async function read(item: { id: string }): Promise<DiscoverAdminItem> {
  return (await json<{ data: DiscoverAdminItem }>(app.staff(`/api/discover/admin/${item.id}`))).data;
}

const hindiTitle = "घर पर चार्जिंग";

describe("the language of an item", () => {
  it("is that of its title's script where none is named, and stays when a save names none", async () => {
    const hindi = await createArticle(app, { title: hindiTitle });
    expect(hindi.language).toBe("hi");
    expect((await createArticle(app, { title: "Charging at home" })).language).toBe("en");
    const saved = await put(hindi, { title: "Ghar par charging" });
    expect(saved.data.language).toBe("hi");
    expect((await put(hindi, { title: "Ghar par charging", language: "en" })).data.language).toBe("en");
  });

  it("decides what a list shows first when it asks for a language, by date within each part", async () => {
    for (const [title, contentType] of [
      [hindiTitle, "news"],
      ["Charging at work", "news"],
      ["மின் வாகனம்", "news"],
      ["बारिश में चार्जिंग", "news"],
      ["Charging in the rain", "news"],
      ["गर्मी में चार्जिंग", "blog"],
    ] as const)
      await createArticle(app, { title, contentType });
    const listed = async (query: string) =>
      (await json<DiscoverList>(app(`/api/discover?${query}`))).discovers;
    for (const query of ["type=news", ""]) {
      const byDate = await listed(`${query}&limit=100`);
      const expected = [
        ...byDate.filter(({ language }) => language === "hi"),
        ...byDate.filter(({ language }) => language !== "hi"),
      ];
      const all = await listed(`${query}&limit=100&firstLanguage=hi`);
      expect(all).toEqual(expected);
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((page) => listed(`${query}&limit=2&page=${page}&firstLanguage=hi`)),
      );
      expect(pages.flat()).toEqual(expected.slice(0, 12));
    }
  });
});

describe("a translation", () => {
  async function pair(
    changes: { original?: Record<string, unknown>; translation?: Record<string, unknown> } = {},
  ) {
    const original = await createArticle(app, changes.original);
    const translation = await createArticle(app, {
      title: hindiTitle,
      translationOf: original.id,
      ...changes.translation,
    });
    return { original, translation };
  }
  const versions = async ({ slug }: { slug: string }) =>
    (await json<DiscoverPage>(app(`/api/discover/slug/${slug}`))).translations;

  it("and its original name each other, and other translations, once they are published", async () => {
    const { original, translation } = await pair({ translation: { isPublished: false } });
    expect(await versions(original)).toEqual([]);
    await app.staff(`/api/discover/admin/${translation.id}/toggle-publish`, { method: "PATCH" });
    const tamil = await createArticle(app, { title: "வீட்டில் சார்ஜிங்", translationOf: original.id });
    const named = ({ language, slug, title }: DiscoverAdminItem) => ({ language, slug, title });
    expect(await versions(original)).toEqual([named(translation), named(tamil)]);
    expect(await versions(translation)).toEqual([named(original), named(tamil)]);
    await app.staff(`/api/discover/admin/${original.id}`, { method: "DELETE" });
    expect(await versions(translation)).toEqual([named(tamil)]);
  });

  it("is of another item, an original, in another language", async () => {
    const { original, translation } = await pair();
    const other = await createArticle(app, { title: "Another" });
    const refused = async (item: { id: string }, body: Record<string, unknown>) => {
      const { status, details } = await put(item, body);
      return [status, details];
    };
    expect(await refused(other, { language: "ta", translationOf: other.id })).toEqual([
      400,
      ["translationOf: Choose another item than this one"],
    ]);
    expect(await refused(other, { language: "ta", translationOf: translation.id })).toEqual([
      400,
      ["translationOf: Choose the original: this item is a translation itself"],
    ]);
    expect(await refused(other, { language: "en", translationOf: original.id })).toEqual([
      400,
      ["translationOf: Choose an item in another language"],
    ]);
    expect(await refused(original, { language: "ta", translationOf: other.id })).toEqual([
      400,
      ["translationOf: Other items are translations of this one"],
    ]);
    expect(await refused(other, { language: "ta", translationOf: crypto.randomUUID() })).toEqual([
      400,
      ["translationOf: Choose an item that is not deleted"],
    ]);
  });

  it("is out of date once a text of the original changes, until staff say that it is not", async () => {
    const { original, translation } = await pair();
    const isOutOfDate = async () => (await read(translation)).isOutOfDate;
    expect(await isOutOfDate()).toBe(false);
    // Neither is a text that people read.
    await put(original, { title: original.title, metaTitle: "Found by search", tags: ["home"] });
    await app.staff(`/api/discover/admin/${original.id}/toggle-publish`, { method: "PATCH" });
    expect(await isOutOfDate()).toBe(false);

    await put(original, { title: original.title, description: "Other words." });
    expect(await isOutOfDate()).toBe(true);
    const list = await json<DiscoverAdminList>(app.staff("/api/discover/admin?limit=100"));
    expect(list.discovers.find(({ id }) => id === translation.id)).toMatchObject({
      isOutOfDate: true,
      original: { title: original.title },
    });

    // It can be saved and published all the same.
    const saved = await put(translation, { title: hindiTitle, isPublished: true });
    expect(saved.data).toMatchObject({ isPublished: true, isOutOfDate: true });
    const { textHash } = saved.data.original ?? {};
    const confirmed = await put(translation, {
      title: hindiTitle,
      translationOf: original.id,
      sourceHash: textHash,
    });
    expect(confirmed.data).toMatchObject({ isOutOfDate: false, sourceHash: textHash });
    await put(original, { title: original.title, description: "Other words again." });
    expect(await isOutOfDate()).toBe(true);
    expect((await put(translation, { title: hindiTitle, translationOf: null })).data).toMatchObject({
      translationOf: null,
      original: null,
      isOutOfDate: false,
    });
  });

  it("stays a translation when an older version of it is restored, and is as old as that", async () => {
    const { original, translation } = await pair({ translation: { isPublished: false } });
    await put(original, { title: original.title, description: "Other words." });
    const { textHash } = (await read(translation)).original ?? {};
    await put(translation, { title: hindiTitle, sourceHash: textHash, isPublished: false });
    expect((await read(translation)).isOutOfDate).toBe(false);
    await app.staff(`/api/discover/admin/${translation.id}/revisions/1/restore`, { method: "POST" });
    expect(await read(translation)).toMatchObject({ translationOf: original.id, isOutOfDate: true });
  });
});
