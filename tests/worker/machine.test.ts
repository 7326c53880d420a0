import { env } from "cloudflare:workers";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { languageOfPath, sourcePath } from "#shared/languages.ts";
import { apiFetchContext } from "#src/lib/page-api.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { loader as atomFeed } from "#src/pages/machine/atom-feed.ts";
import { loader as jsonFeed } from "#src/pages/machine/json-feed.ts";
import { loader as llms } from "#src/pages/machine/llms.ts";
import { loader as robots } from "#src/pages/machine/robots.ts";
import { loader as sitemap } from "#src/pages/machine/sitemap.ts";
import { openDb } from "#worker/db/client.ts";
import { versionsBySlug } from "#worker/features/discover/discover-translations.queries.ts";
import { listNewest, listSitemapPart } from "#worker/features/discover/discover-urls.queries.ts";
import { inLanguage } from "#worker/language.ts";
import { addStaff, contentApp, createArticle } from "../support/content.ts";
import { countRows } from "../support/rows-read.ts";

type Loader = (args: { request: Request; context: RouterContextProvider }) => Promise<Response>;
const loaders = { "/sitemap.xml": sitemap, "/feed.xml": atomFeed, "/feed.json": jsonFeed, "/llms.txt": llms };

/** Renders a route that has only a loader, as React Router does. */
const app = contentApp({
  render: (api) => async (request) => {
    const { pathname } = new URL(request.url);
    const loader = loaders[sourcePath(pathname) as keyof typeof loaders] as unknown as Loader;
    const context = new RouterContextProvider();
    context.set(apiFetchContext, (path, init) => api(path, init as never));
    try {
      return await inLanguage(env, languageOfPath(pathname), () => loader({ request, context }));
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  },
});

const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ["url", "entry", "sitemap"].includes(name),
});

async function readXml(path: string) {
  const response = await app(path);
  expect(response.status, path).toBe(200);
  const text = await response.text();
  expect(XMLValidator.validate(text), path).toBe(true);
  return { response, text, document: xml.parse(text) };
}

interface Url {
  loc: string;
  lastmod?: string;
  "image:image"?: { "image:loc": string };
}

async function sitemapUrls(): Promise<Url[]> {
  const { document } = await readXml("/sitemap.xml");
  if (document.urlset) return document.urlset.url;
  const urls: Url[] = [];
  for (const { loc } of document.sitemapindex.sitemap as Url[]) {
    const { pathname, search } = new URL(loc);
    urls.push(...(await readXml(pathname + search)).document.urlset.url);
  }
  return urls;
}

async function articleAddresses(): Promise<string[]> {
  const found = (await sitemapUrls()).map(({ loc }) => loc);
  return found.filter((loc) => loc.startsWith(absoluteUrl("/discover/"))).sort();
}

async function publishedAddresses(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT slug FROM discover_items WHERE is_active = 1 AND is_published = 1",
  ).all<{ slug: string }>();
  return results.map(({ slug }) => absoluteUrl(`/discover/${encodeURIComponent(slug)}`)).sort();
}

const hostile = { title: `Watts & <b>"volts"</b> ]]> 'amps'`, description: "1 < 2 & **3** > 2" };

beforeAll(async () => {
  await addStaff();
  await createArticle(app, { slug: "बैटरी-की-देखभाल", mainImageUrl: "https://example.com/a.jpg?w=1&h=2" });
  await createArticle(app, hostile);
  await createArticle(app, { isPublished: false });
});

describe("the sitemap", () => {
  it("lists the pages of the site and exactly the published articles, with their change and picture", async () => {
    const { response } = await readXml("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(response.headers.get("Cache-Tag")).toBe("discover, stations");
    const urls = await sitemapUrls();
    const addresses = urls.map(({ loc }) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ["/", "/products", "/stations", "/discover", "/discover?type=faq", "/privacy-policy"])
      expect(addresses).toContain(absoluteUrl(path));
    expect(addresses.filter((loc) => /\/(admin|login|register)/.test(loc))).toEqual([]);
    expect(await articleAddresses()).toEqual(await publishedAddresses());
    const station = urls.find(({ loc }) => loc === absoluteUrl("/stations/charge-india-chennai"));
    expect(station?.lastmod).toMatch(/^\d{4}-\d\d-\d\dT/);
    const hindi = urls.find(({ loc }) => decodeURIComponent(loc).endsWith("/बैटरी-की-देखभाल"));
    expect(hindi?.lastmod).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(hindi?.["image:image"]?.["image:loc"]).toBe("https://example.com/a.jpg?w=1&h=2");
  });

  it("lists every page in every language, each with its translations", async () => {
    const { document } = await readXml("/sitemap.xml");
    const urls: (Url & { "xhtml:link": Record<string, string>[] })[] = document.urlset.url;
    const addresses = new Set(urls.map(({ loc }) => loc));
    for (const { loc, "xhtml:link": links } of urls) {
      const [english, hindi, others] = links.map((link) => [link["@_hreflang"], link["@_href"]]);
      expect([english?.[0], hindi?.[0], others?.[0]]).toEqual(["en", "hi", "x-default"]);
      expect([english?.[1], hindi?.[1]]).toContain(loc);
      expect(hindi?.[1]).toBe(
        `${english?.[1]}`.replace(/^(https:\/\/[^/]+)\/?(?=$|.)/, "$1/hi/").replace(/\/$/, ""),
      );
      expect(others?.[1]).toBe(english?.[1]);
      for (const [, address = ""] of [english ?? [], hindi ?? []]) expect(addresses).toContain(address);
    }
  });

  it("lists the tags that more than one published article has, in the newest spelling", async () => {
    await createArticle(app, { tags: ["rooftop & sun", "once only"] });
    await createArticle(app, { tags: ["Rooftop & Sun"] });
    const found = (await sitemapUrls())
      .map(({ loc }) => loc)
      .filter((loc) => loc.startsWith(absoluteUrl("/discover?tag=")));
    expect(found).toContain(absoluteUrl("/discover?tag=Rooftop+%26+Sun"));
    expect(found.join()).not.toMatch(/once/);
    expect(found.filter((loc) => /rooftop/i.test(loc))).toHaveLength(1);
  });

  it("shows on the next request what was published, unpublished and deleted", async () => {
    const item = await createArticle(app);
    const address = absoluteUrl(`/discover/${item.slug}`);
    expect(await articleAddresses()).toContain(address);
    await app.staff(`/api/discover/admin/${item.id}/toggle-publish`, { method: "PATCH" });
    expect(await articleAddresses()).not.toContain(address);
    await app.staff(`/api/discover/admin/${item.id}/toggle-publish`, { method: "PATCH" });
    expect(await articleAddresses()).toContain(address);
    await app.staff(`/api/discover/admin/${item.id}`, { method: "DELETE" });
    expect(await articleAddresses()).not.toContain(address);
  });

  it("comes from the cache until then", async () => {
    await app("/sitemap.xml");
    expect((await app("/sitemap.xml")).headers.get("Cf-Cache-Status")).toBe("HIT");
  });

  it("has no other parts than it has", async () => {
    for (const part of ["0", "99", "x", "1e3", "-1"])
      expect((await app(`/sitemap.xml?part=${part}`)).status, part).toBe(404);
  });

  it("is an index of parts when there are more articles than one part holds, and reads each row once", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
       INSERT INTO discover_items (id, slug, content_type, is_published, published_at, created_at, updated_at, reading_time, title)
       SELECT 'bulk-' || i, 'bulk-' || i, 'blog', i % 10 <> 0, 1500000000000 + i, 0, 0, 1, 'Bulk' FROM n`,
    ).run();
    await createArticle(app);
    const { document } = await readXml("/sitemap.xml");
    expect(document.sitemapindex.sitemap).toHaveLength(3);
    expect(await articleAddresses()).toEqual(await publishedAddresses());
    expect(await countRows((db) => listSitemapPart(openDb(db), 1))).toBeLessThanOrEqual(5002);
    expect(await countRows((db) => listNewest(openDb(db)))).toBeLessThanOrEqual(91);
  });

  it("lists an article with translations once, at the address in its language, and names those", async () => {
    const english = await createArticle(app, { title: "By night", slug: "by-night" });
    const fields = { title: "रात में", slug: "raat-mein", translationOf: english.id };
    const hindi = await createArticle(app, fields);
    const addresses = { en: absoluteUrl("/discover/by-night"), hi: absoluteUrl("/hi/discover/raat-mein") };
    const entries = async () => {
      const { document } = await readXml("/sitemap.xml?part=3");
      const urls: (Url & { "xhtml:link": Record<string, string>[] })[] = document.urlset.url;
      return urls
        .filter(({ loc }) => /by-night|raat-mein/.test(loc))
        .map(({ loc, "xhtml:link": links }) => [
          loc,
          ...links.map((link) => `${link["@_hreflang"]}${link["@_href"]}`),
        ]);
    };
    const links = [`en${addresses.en}`, `hi${addresses.hi}`, `x-default${addresses.en}`];
    expect(await entries()).toEqual([
      [addresses.en, ...links],
      [addresses.hi, ...links],
    ]);
    expect(await countRows((db) => versionsBySlug(openDb(db)))).toBeLessThanOrEqual(3);
    await app.staff(`/api/discover/admin/${hindi.id}/toggle-publish`, { method: "PATCH" });
    expect((await entries()).map(([loc]) => loc)).toEqual([
      addresses.en,
      absoluteUrl("/hi/discover/by-night"),
    ]);
  });
});

describe("the feeds", () => {
  // ASVS 1.2.1
  it("hold the newest articles in Atom, whatever characters they are written with", async () => {
    const item = await createArticle(app, {
      ...hostile,
      mainImageUrl: "https://example.com/b.jpg",
      tags: ["A & B"],
    });
    const { response, document } = await readXml("/feed.xml");
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    const { feed } = document;
    expect(feed.entry.length).toBeLessThanOrEqual(30);
    const [entry] = feed.entry;
    expect(entry.title).toBe(hostile.title);
    expect(entry.summary).toBe("1 < 2 & 3 > 2");
    expect(entry.id).toBe(absoluteUrl(`/discover/${item.slug}`));
    expect(entry.author.name).toBeTruthy();
    expect(entry.category.map((category: Record<string, string>) => category["@_term"])).toEqual([
      "Blog",
      "A & B",
    ]);
    expect(entry.updated).toBe(item.updatedAt);
    expect(feed.updated >= entry.updated).toBe(true);
    expect(feed.link[0]).toMatchObject({ "@_rel": "self", "@_href": absoluteUrl("/feed.xml") });
  });

  it("hold the same in JSON Feed 1.1", async () => {
    const item = await createArticle(app, hostile);
    const response = await app("/feed.json");
    expect(response.headers.get("Content-Type")).toBe("application/feed+json; charset=utf-8");
    const feed = (await response.json()) as {
      version: string;
      feed_url: string;
      items: Record<string, unknown>[];
    };
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.feed_url).toBe(absoluteUrl("/feed.json"));
    expect(feed.items[0]).toMatchObject({
      id: absoluteUrl(`/discover/${item.slug}`),
      title: hostile.title,
      content_text: "1 < 2 & 3 > 2",
      date_published: item.publishedAt,
    });
  });

  it("of the Hindi site hold only what is in Hindi, and name their language and themselves", async () => {
    const hindi = await createArticle(app, { title: "बारिश में चार्जिंग", tags: ["मौसम"] });
    const english = await createArticle(app, { title: "Charging in the rain" });
    const { feed } = (await readXml("/hi/feed.xml")).document;
    expect(feed).toMatchObject({ "@_xml:lang": "hi-IN", id: absoluteUrl("/hi/feed.xml") });
    expect(feed.title).toContain("जानें");
    expect(feed.subtitle).toMatch(/\p{Script=Devanagari}/u);
    expect(feed.link[0]).toMatchObject({ "@_rel": "self", "@_href": absoluteUrl("/hi/feed.xml") });
    expect(feed.link[1]).toMatchObject({ "@_href": absoluteUrl("/hi/discover") });
    const address = absoluteUrl(`/hi/discover/${hindi.slug}`);
    expect(feed.entry[0]).toMatchObject({ "@_xml:lang": "hi", id: address, title: hindi.title });
    for (const entry of feed.entry) expect(entry["@_xml:lang"], entry.title).toBe("hi");

    const json = (await (await app("/hi/feed.json")).json()) as { items: { id: string; language: string }[] };
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      language: "hi-IN",
      feed_url: absoluteUrl("/hi/feed.json"),
      home_page_url: absoluteUrl("/hi/discover"),
    });
    expect(json.items[0]).toMatchObject({ id: address, language: "hi" });
    expect(json.items.map(({ language }) => language)).not.toContain("en-IN");

    // The English site lists every item, and so do its feeds.
    const all = (await readXml("/feed.xml")).document.feed;
    expect(all.entry.slice(0, 2)).toMatchObject([
      { "@_xml:lang": "en-IN", title: english.title },
      { "@_xml:lang": "hi", title: hindi.title },
    ]);
    expect(all["@_xml:lang"]).toBe("en-IN");
  });

  it("and the text for language models show a publication on the next request, and no drafts", async () => {
    for (const path of ["/feed.xml", "/feed.json", "/llms.txt"]) {
      await app(path);
      expect((await app(path)).headers.get("Cf-Cache-Status"), path).toBe("HIT");
      const shown = await createArticle(app);
      const draft = await createArticle(app, { isPublished: false });
      const text = await (await app(path)).text();
      expect(text, path).toContain(shown.slug);
      expect(text, path).not.toContain(draft.slug);
    }
  });
});

it("allows crawlers everywhere except the portal, and names the sitemap", async () => {
  const text = await robots().text();
  expect(text).toContain("Disallow: /admin\n");
  expect(text).toContain(`Sitemap: ${absoluteUrl("/sitemap.xml")}\n`);
});
