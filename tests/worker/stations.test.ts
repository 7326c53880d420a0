import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type StationList, station, stationPage } from "#shared/contract/stations.ts";
import { distanceKm } from "#shared/geo.ts";
import { openDb } from "#worker/db/client.ts";
import { findStation, listStations } from "#worker/features/stations/stations.queries.ts";
import { contentApp } from "../support/content.ts";
import { countRows } from "../support/rows-read.ts";

const app = contentApp();
const seed = "charge-india-chennai";

async function list(query = ""): Promise<StationList["stations"]> {
  const response = await app(`/api/stations${query}`);
  expect(response.status, query).toBe(200);
  return ((await response.json()) as StationList).stations;
}

describe("the first station", () => {
  it("has the figures of the specification", async () => {
    const found = await findStation(openDb(env.DB), seed, Date.now());
    expect(station.strict().parse(found)).toMatchObject({
      city: "Chennai",
      chargers: 2,
      availability: null,
      isLive: false,
      speed: "60kW",
      maxCapacity: "60kW",
      price: 15,
      timing: "12:00 AM to 04:00 PM",
      timingSecond: "06:00 PM - 09:45 PM",
    });
    expect(found?.facilities).toEqual([
      ...["Fast Charging", "Free WiFi", "Refreshments", "Parking available"].map((name) => ({
        name,
        available: true,
      })),
      ...["Restaurant", "Shopping"].map((name) => ({ name, available: false })),
    ]);
    expect(await findStation(openDb(env.DB), "no-such-station", Date.now())).toBeNull();
  });

  it("is returned by its slug with the nearest stations, and unknown slugs are not", async () => {
    const response = await app(`/api/stations/${seed}`);
    expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toContain("public");
    const { data, nearby } = stationPage.parse(await response.json());
    expect(data.slug).toBe(seed);
    expect(nearby.length).toBeLessThanOrEqual(3);
    expect(nearby.map(({ slug }) => slug)).not.toContain(seed);
    for (const slug of ["no-such-station", "%F0%9F%98%80", "x".repeat(500)]) {
      expect((await app(`/api/stations/${slug}`)).status, slug).toBe(404);
    }
  });

  it("is found by any part of its name or address, in any case, and by the first one or two letters of a word", async () => {
    for (const search of [
      "chennai",
      "CHENN",
      "hennai",
      "Example Ro",
      "example  road",
      "600001",
      "tamil",
      "c",
      "Ch",
      "1",
    ]) {
      expect(
        (await list(`?search=${encodeURIComponent(search)}`)).map(({ slug }) => slug),
        search,
      ).toContain(seed);
    }
    for (const search of [
      "qqample  x",
      "hq",
      "%",
      "_",
      "*",
      '"',
      "' OR 'qq'='qq",
      "NEAR(a b)",
      "charge OR x",
      "😀",
    ]) {
      expect(
        (await list(`?search=${encodeURIComponent(search)}`)).map(({ slug }) => slug),
        search,
      ).not.toContain(seed);
    }
  });
});

describe("what is refused", () => {
  it("is one coordinate without the other, coordinates off the globe and a limit out of bounds", async () => {
    for (const query of [
      "lat=13",
      "lng=80",
      "lat=91&lng=80",
      "lat=13&lng=181",
      "lat=x&lng=y",
      "lat=1e1&lng=80",
      "limit=0",
      "limit=101",
      "limit=-1",
      "search=",
      `search=${"x".repeat(101)}`,
      "search=%00",
      "slugs=",
      "slugs=adajan-surat,",
      `slugs=${"x".repeat(500)}`,
      `slugs=${Array.from({ length: 61 }, (_, index) => `station-${index}`).join()}`,
    ]) {
      expect((await app(`/api/stations?${query}`)).status, query).toBe(400);
    }
  });
});

describe("stations whose state or slug changed", () => {
  const hidden = ["is_active = 0", "is_published = 0", "hidden_reason = 'vanished'"];

  it.each(hidden)("are in no list, search or page: %s", async (change) => {
    const slug = `hidden-${hidden.indexOf(change)}`;
    await env.DB.prepare(
      `INSERT INTO stations (id, slug, name, address, city, state, pincode, lat, lng, price_paise, max_capacity_kw, timing, updated_at)
       VALUES (?1, ?1, 'Invisible', ?1, 'City', 'Goa', '403001', 15.3, 74, 1500, 60, '', 0)`,
    )
      .bind(slug)
      .run();
    expect((await app(`/api/stations/${slug}`)).status).toBe(200);
    await env.DB.prepare(`UPDATE stations SET ${change} WHERE slug = ?`).bind(slug).run();
    for (const query of ["?limit=99", "?search=invisible", "?lat=15.3&lng=74"])
      expect((await list(query)).map((one) => one.slug)).not.toContain(slug);
    const fresh = { headers: { "Cache-Control": "no-cache" } };
    expect((await app(`/api/stations/${slug}`, fresh)).status).toBe(404);
    await env.DB.prepare("DELETE FROM stations WHERE slug = ?").bind(slug).run();
  });

  it("redirect from a former slug to the current one", async () => {
    await env.DB.prepare("INSERT INTO station_slugs SELECT 'once-here', id, 0 FROM stations WHERE slug = ?")
      .bind(seed)
      .run();
    const moved = await app("/api/stations/once-here");
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, `/api/stations/${seed}`]);
  });
});

describe("among five thousand stations", () => {
  const places: { lat: number; lng: number }[] = [];

  beforeAll(async () => {
    // Spread over India by a fixed rule, a third of them around eight cities.
    const cities = [
      [13.08, 80.27],
      [12.97, 77.59],
      [19.08, 72.88],
      [28.61, 77.21],
      [22.57, 88.36],
      [17.39, 78.49],
      [23.02, 72.57],
      [18.52, 73.86],
    ] as const;
    const noise = (n: number) => (Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1) - 0.5;
    for (let n = 0; n < 5000; n++) {
      const [lat, lng] = cities[n % 8] ?? [20, 78];
      if (n % 3 === 0) places.push({ lat: lat + noise(n) * 0.5, lng: lng + noise(n + 0.5) * 0.5 });
      else places.push({ lat: 21 + noise(n) * 25, lng: 79 + noise(n + 0.5) * 18 });
    }
    await env.DB.prepare(
      `INSERT INTO stations (id, slug, name, address, city, state, pincode, lat, lng, price_paise, max_capacity_kw, timing, updated_at)
       SELECT printf('01890000-0000-7000-8000-1%011x', key), 'station-' || key, 'Station ' || key, key || ' Main Road', 'City', 'State', '700001',
         json_extract(value, '$.lat'), json_extract(value, '$.lng'), 1500, 60, 'Always', 0 FROM json_each(?)`,
    )
      .bind(JSON.stringify(places))
      .run();
  });

  it("returns the nearest first with one decimal, the same as measuring all of them", async () => {
    for (const [lat, lng] of [
      [13.05, 80.2],
      [21.1, 79.1],
      [26.9, 70.9],
      [8.1, 77.5],
      [33.4, 75.2],
    ] as const) {
      const wanted = [{ lat: 13.0878, lng: 80.2785 }, ...places]
        .map((place) => distanceKm({ lat, lng }, place))
        .sort((a, b) => a - b);
      const found = await list(`?lat=${lat}&lng=${lng}&limit=10`);
      expect(found.map((one) => one.distanceKm)).toEqual(
        wanted.slice(0, 10).map((km) => Math.round(km * 10) / 10),
      );
    }
  });

  it("returns some stations to somebody on the other side of the globe", async () => {
    expect(await list("?lat=-33.9&lng=-70.7&limit=5")).toHaveLength(5);
    expect(await list("?lat=90&lng=180&limit=5")).toHaveLength(5);
  });

  it("reads at most 200 rows", async () => {
    const read = async (query: Partial<Parameters<typeof listStations>[1]>) =>
      countRows((db) => listStations(openDb(db), { limit: 20, ...query }, Date.now()));
    expect(await read({ limit: 100 })).toBeLessThanOrEqual(200);
    expect(await read({ search: "main road", limit: 100 })).toBeLessThanOrEqual(200);
    expect(await read({ search: "tation 49" })).toBeLessThanOrEqual(200);
    expect(await read({ search: "s" })).toBeLessThanOrEqual(200);
    for (const search of ["Mysore", "main rood", "zebra crossing"])
      expect(await read({ search }), search).toBeLessThanOrEqual(300);
    for (const [lat, lng] of [
      [13.05, 80.2],
      [21.1, 79.1],
      [26.9, 70.9],
      [8.1, 77.5],
      [28.6, 77.2],
      [-33, -70],
    ] as const) {
      expect(await read({ lat, lng, limit: 3 }), `3 at ${lat}`).toBeLessThanOrEqual(200);
      expect(await read({ lat, lng }), `20 at ${lat}`).toBeLessThanOrEqual(200);
    }
    expect(await countRows((db) => findStation(openDb(db), seed, Date.now()))).toBeLessThanOrEqual(2);
  });
});

describe("stations by their slugs", () => {
  it("are those that visitors see, and no others", async () => {
    const [one, other, hidden] = (await list("?limit=3")).map(({ slug }) => slug);
    await env.DB.prepare("UPDATE stations SET is_published = 0 WHERE slug = ?").bind(hidden).run();
    const found = await list(`?slugs=${[other, one, hidden, "nowhere"].join()}`);
    expect(found.map(({ slug }) => slug)).toEqual([one, other]);
  });
});
