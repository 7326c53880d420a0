import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type DiscoverList, discoverList } from "#shared/contract/discover.ts";
import { type StationList, stationList } from "#shared/contract/stations.ts";
import { findProducts } from "#src/features/products/product-search.ts";
import { openDb } from "#worker/db/client.ts";
import { indexSounds } from "#worker/db/phonetic.queries.ts";
import { listDiscover } from "#worker/features/discover/discover.queries.ts";
import { listStations } from "#worker/features/stations/stations.queries.ts";
import { articles } from "../../scripts/sample/articles.ts";
import { insert } from "../../scripts/sample/insert.ts";
import { operatorStatements, stationStatements } from "../../scripts/sample/station-rows.ts";
import { stations } from "../../scripts/sample/stations.ts";
import { contentApp } from "../support/content.ts";
import { romanDiscoverQueries, romanStationQueries } from "../support/roman-queries.ts";
import { countRows } from "../support/rows-read.ts";
import { discoverQueries, type SearchExpectation, stationQueries } from "../support/search-queries.ts";

const app = contentApp();
const now = Date.now();

beforeAll(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM stations"),
    ...operatorStatements(env.DB, now),
    ...stations.flatMap((station, index) =>
      stationStatements(env.DB, station, { index, now, urls: new Map() }),
    ),
  ]);
  await env.DB.batch(
    articles.map(({ slug, title, description, contentType, tags, isPublished, ...content }, index) =>
      insert(env.DB, "discover_items", {
        ...{ id: crypto.randomUUID(), slug, title, description, content_type: contentType },
        ...{ is_published: isPublished ? 1 : 0, published_at: isPublished ? now - index : null },
        ...{ created_at: now - index, updated_at: now - index, reading_time: 3, tags: JSON.stringify(tags) },
        ...{ important_note: content.importantNote, features: JSON.stringify(content.features) },
        ...{ key_highlights: JSON.stringify(content.keyHighlights), faqs: JSON.stringify(content.faqs) },
        sections: JSON.stringify(
          content.sections.map((section, at) => ({ ...section, id: `s${at}`, imageUrl: null })),
        ),
      }),
    ),
  );
  withoutSounds = await foundBy(discoverQueries);
  await indexSounds(openDb(env.DB));
});

/** What the list of searches found before the words had phonetic keys. */
let withoutSounds: string[][];

async function stationsFor(search: string): Promise<StationList> {
  const response = await app(`/api/stations?search=${encodeURIComponent(search)}`);
  return stationList.strict().parse(await response.json());
}

async function articlesFor(search: string): Promise<DiscoverList> {
  const response = await app(`/api/discover?search=${encodeURIComponent(search)}`);
  return discoverList.strict().parse(await response.json());
}

function publishedItem(id: string, title: string): D1PreparedStatement {
  return insert(env.DB, "discover_items", {
    ...{ id, slug: `item-${id}`, title, content_type: "blog", is_published: 1, published_at: now },
    ...{ created_at: now, updated_at: now, reading_time: 1 },
  });
}

/** Past the cache, which knows nothing of what a test writes into the database. */
function searchItems(search: string) {
  return listDiscover(openDb(env.DB), { search, page: 1, limit: 3 });
}

function foundBy(queries: readonly SearchExpectation[]): Promise<string[][]> {
  return Promise.all(
    queries.map(async ([search]) => (await searchItems(search)).discovers.map(({ slug }) => slug)),
  );
}

/** The first three stations of the API. */
async function firstStations(search: string): Promise<string[]> {
  return (await stationsFor(search)).stations.slice(0, 3).map(({ slug }) => slug);
}

/** The first three articles of Discover. */
async function firstArticles(search: string): Promise<string[]> {
  return (await articlesFor(search)).discovers.slice(0, 3).map(({ slug }) => slug);
}

/** Searches without what they want among the first three, with what they found. */
async function missedOf(
  queries: readonly SearchExpectation[],
  slugsFor: (search: string) => Promise<string[]>,
): Promise<string[]> {
  const missed: string[] = [];
  const found = await Promise.all(queries.map(([search]) => slugsFor(search)));
  for (const [index, [search, ...wanted]] of queries.entries()) {
    const slugs = found[index] ?? [];
    const isWanted = (slug: string) =>
      wanted.some((one) => (one.endsWith("-") ? slug.startsWith(one) : slug === one));
    if (!slugs.some(isWanted)) missed.push(`${search}: ${slugs.join(", ") || "nothing"}`);
  }
  return missed;
}

// Two hundred searches, on a machine that may be busy.
describe("the list of searches", { timeout: 60_000 }, () => {
  it("has at least 150, each once", () => {
    for (const queries of [stationQueries, discoverQueries])
      expect(new Set(queries.map(([search]) => search)).size).toBe(queries.length);
    expect(stationQueries.length + discoverQueries.length).toBeGreaterThanOrEqual(150);
  });

  it("finds nine in ten stations among the first three of the API", async () => {
    const missed = await missedOf(stationQueries, firstStations);
    expect(missed.length / stationQueries.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  });

  it("finds nine in ten articles and products among the first three of Discover", async () => {
    const missed = await missedOf(discoverQueries, async (search) => {
      const products = findProducts(search).map(({ id }) => id);
      return [...products, ...(await firstArticles(search))];
    });
    expect(missed.length / discoverQueries.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  });
});

describe("the list of spellings by ear", { timeout: 60_000 }, () => {
  it("has 200, each once", () => {
    for (const queries of [romanStationQueries, romanDiscoverQueries])
      expect(new Set(queries.map(([search]) => search)).size).toBe(queries.length);
    expect(romanStationQueries.length + romanDiscoverQueries.length).toBeGreaterThanOrEqual(200);
  });

  it("finds nine in ten stations among the first three of the API", async () => {
    const missed = await missedOf(romanStationQueries, firstStations);
    expect(missed.length / romanStationQueries.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  });

  it("leaves English searches with the first three that they had", async () => {
    const found = await foundBy(discoverQueries);
    const changed = discoverQueries.filter(([search], at) => {
      const before = withoutSounds[at] ?? [];
      return /^[a-z]/i.test(search) && before.some((slug) => !found[at]?.includes(slug));
    });
    expect(changed).toEqual([]);
  });

  it("finds nine in ten articles among the first three of Discover", async () => {
    const missed = await missedOf(romanDiscoverQueries, firstArticles);
    expect(missed.length / romanDiscoverQueries.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  });
});

describe("a search by ear", () => {
  it.each([
    ["charjing steshan", "charging station", "चार्जिंग स्टेशन"],
    ["ghar pe charger", "charger for the ghar", "घर के लिए चार्जर"],
    ["bijli bill", "electricity bill", "बिजली बिल"],
    ["soceity me charger", "society charger", "सोसाइटी में चार्जर"],
  ])("for %s finds Hindi and English items among the first three", async (search, english, hindi) => {
    const ids = [english, hindi].map(() => crypto.randomUUID());
    const items = [english, hindi].map((title, at) => publishedItem(ids[at] ?? "", title));
    await env.DB.batch(items);
    await indexSounds(openDb(env.DB));
    const titles = (await searchItems(search)).discovers.map(({ title }) => title);
    await env.DB.prepare("DELETE FROM discover_items WHERE id IN (?, ?)")
      .bind(...ids)
      .run();
    expect(titles.filter((title) => /\p{Script=Devanagari}/u.test(title)).length).toBeGreaterThan(0);
    expect(titles.filter((title) => /^\p{Script=Latin}/u.test(title)).length).toBeGreaterThan(0);
  });

  it.each(["dilli", "mumbai", "bengaluru", "bangalore", "gurugram", "gurgaon"])(
    "finds the stations of %s",
    async (search) => {
      const cities = { dilli: "New Delhi", mumbai: "Mumbai", gurugram: "Gurugram", gurgaon: "Gurugram" };
      const { stations: found } = await stationsFor(search);
      expect(found[0]?.city).toBe(cities[search as keyof typeof cities] ?? "Bengaluru");
    },
  );

  it("says which word it took for a known one", async () => {
    expect((await stationsFor("dilli")).search?.corrected).toBe("delhi");
    expect((await searchItems("soceity")).search?.corrected).toBe("society");
    // No typing error: it is a word of another script.
    expect((await searchItems("bijlee")).search?.corrected).toBeNull();
  });

  it("marks the words of each script in the results", async () => {
    expect((await searchItems("garmi")).search?.words.split(" ")).toEqual(
      expect.arrayContaining(["garmi", "गर्मी"]),
    );
  });

  it("does not tell the words of drafts, nor of items that were taken back", async () => {
    const id = crypto.randomUUID();
    await publishedItem(id, "ज़ेब्राहाट").run();
    await indexSounds(openDb(env.DB));
    expect((await searchItems("zebrahaat")).search?.kind).toBe("all");
    await env.DB.prepare("UPDATE discover_items SET is_published = 0 WHERE id = ?").bind(id).run();
    expect((await searchItems("zebrahaat")).search).toMatchObject({ kind: "none", words: "zebrahaat" });
  });
});

describe("a search", () => {
  it("says which typing errors it corrected", async () => {
    expect((await stationsFor("chenai")).search).toEqual({ kind: "all", corrected: "chennai", place: null });
    const { search } = await articlesFor("apartmant");
    expect(search).toMatchObject({ kind: "all", corrected: "apartment" });
  });

  it("corrects a city before it looks for the nearest airport of all", async () => {
    const { search } = await stationsFor("chenai airport");
    expect(search).toMatchObject({ kind: "nearest", corrected: "chennai airport", place: "Chennai airport" });
  });

  it("takes a PIN code without a station for its city, and one with a station first", async () => {
    for (const pin of ["560001", "560 001"]) {
      const { stations: found } = await stationsFor(pin);
      expect(found.slice(0, 2).map((one) => one.city)).toEqual(["Bengaluru", "Bengaluru"]);
    }
    expect((await stationsFor("400051")).stations[0]?.slug).toBe("mumbai-bandra-kurla-complex");
  });

  it("of two words as close takes the one with the same end", async () => {
    expect((await articlesFor("type 2 connecter")).search?.corrected).toBe("type2 connector");
  });

  it("does not look for letters alone beside whole words", async () => {
    expect((await articlesFor("e rickshaw")).search).toMatchObject({ kind: "none" });
  });

  it("for a city without a station shows the nearest ones with their distance", async () => {
    const { stations: found, search } = await stationsFor("Mysore");
    expect(search).toEqual({ kind: "nearest", corrected: null, place: "Mysuru" });
    expect(found[0]?.city).toBe("Bengaluru");
    expect(found[0]?.distanceKm).toBeGreaterThan(100);
    const km = found.map(({ distanceKm }) => distanceKm ?? 0);
    expect(km).toEqual(km.toSorted((a, b) => a - b));
  });

  it("shows a city's own stations before those that only name it in their address", async () => {
    const cities = async (search: string) => (await stationsFor(search)).stations.map(({ city }) => city);
    expect((await cities("Pune")).slice(0, 2)).toEqual(["Pune", "Lonavala"]);
    expect((await cities("Bengaluru")).slice(0, 2)).toEqual(["Bengaluru", "Bengaluru"]);
  });

  it("says that no item has all words when some were found", async () => {
    const { search, discovers } = await articlesFor("monsoon zebra");
    expect(search?.kind).toBe("some");
    expect(discovers[0]?.slug).toBe("charging-in-the-monsoon");
    expect((await stationsFor("guindy zebra")).search?.kind).toBe("some");
    expect((await stationsFor("zebra crossing xyzzy")).search?.kind).toBe("none");
  });

  it("reads a bounded number of rows, whatever was typed", async () => {
    const rows = (search: string) => ({
      stations: countRows((db) => listStations(openDb(db), { search }, now)),
      articles: countRows((db) => listDiscover(openDb(db), { search, page: 1, limit: 12 })),
    });
    for (const search of ["chenai", "apartmant", "x".repeat(100), "a b c d e f g h", "zebra crossing"]) {
      const { stations: inStations, articles: inArticles } = rows(search);
      expect(await inStations, search).toBeLessThanOrEqual(600);
      expect(await inArticles, search).toBeLessThanOrEqual(900);
    }
  });
});
