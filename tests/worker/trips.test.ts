import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { type Trip, trip, tripPairs } from "#shared/contract/trips.ts";
import { stationsAtKm } from "#shared/trips/longest-part.ts";
import { readTripPlace } from "#shared/trips/trip-places.ts";
import { openDb } from "#worker/db/client.ts";
import { findTripPlace, planTrip, readTripPairs } from "#worker/features/trips/trips.queries.ts";
import { contentApp } from "../support/content.ts";
import { watchQueries } from "../support/rows-read.ts";

const app = contentApp();

/** A public station at a point, with points of one power. */
async function addStation(
  slug: string,
  at: { city: string; lat: number; lng: number },
  { kW = 60, points = 2, published = true }: { kW?: number; points?: number; published?: boolean } = {},
) {
  const evses = Array.from({ length: points }, (_, index) => ({
    uid: `${slug}-${index}`,
    status: "AVAILABLE",
    connectors: [{ id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: kW }],
  }));
  await env.DB.prepare(
    `INSERT INTO stations (id, slug, name, address, city, state, pincode, lat, lng, price_paise, max_capacity_kw, timing,
       updated_at, is_published, evses)
     VALUES (?, ?, ?, '1 Main Road', ?, 'Maharashtra', '410401', ?, ?, 1500, ?, '24 hours', 1, ?, ?)`,
  )
    .bind(
      crypto.randomUUID(),
      slug,
      slug,
      at.city,
      at.lat,
      at.lng,
      kW,
      published ? 1 : 0,
      JSON.stringify(evses),
    )
    .run();
}

const cities =
  "Mumbai Pune Nashik Surat Vadodara Ahmedabad Indore Bengaluru Mysuru Chennai Hyderabad Vijayawada Delhi Jaipur Agra Kanpur Lucknow".split(
    " ",
  );

async function read(query: string): Promise<Trip> {
  const response = await app(`/api/trips?${query}`);
  expect(response.status, query).toBe(200);
  return trip.strict().parse(await response.json());
}

it.each([
  ["नई दिल्ली", "delhi"],
  ["जयपुर", "jaipur"],
  ["चेन्नई", "chennai"],
  ["वेल्लोर", "vellore"],
  ["dilli", "delhi"],
  ["banglore", "bengaluru"],
])("finds the place that is written %s", async (name, slug) => {
  const place = await findTripPlace(openDb(env.DB), name);
  expect(place?.slug).toBe(slug);
  expect((await read(`from=${encodeURIComponent(name)}&to=agra`)).from.slug).toBe(slug);
});

it("lists the best station of each stretch in order, with a plan B, and none far from the road", async () => {
  await addStation("trip-lonavala-strong", { city: "Lonavala", lat: 18.755, lng: 73.41 }, { kW: 120 });
  await addStation("trip-lonavala-weak", { city: "Lonavala", lat: 18.75, lng: 73.4 }, { kW: 15 });
  await addStation(
    "trip-lonavala-draft",
    { city: "Lonavala", lat: 18.75, lng: 73.4 },
    { kW: 200, published: false },
  );
  await addStation("trip-far-away", { city: "Alibag", lat: 18.64, lng: 72.87 });
  await addStation("trip-panvel", { city: "Panvel", lat: 18.99, lng: 73.11 });
  const there = await read("from=mumbai&to=Pune");
  expect(there).toMatchObject({ km: 150, basis: "road", roads: ["NH 48"], from: { slug: "mumbai" } });
  const slugs = there.stops.map(({ station }) => station.slug);
  expect(slugs).toContain("trip-panvel");
  expect(slugs).toContain("trip-lonavala-strong");
  for (const other of ["trip-lonavala-draft", "trip-far-away", "trip-lonavala-weak"])
    expect(slugs).not.toContain(other);
  const at = there.stops.map(({ atKm }) => atKm);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  const lonavala = there.stops.find(({ station }) => station.slug === "trip-lonavala-strong");
  expect(lonavala?.atKm).toBeGreaterThan(70);
  expect(lonavala?.atKm).toBeLessThan(100);
  expect(lonavala).toMatchObject({ more: expect.any(Number), planB: { km: expect.any(Number) } });
  expect(lonavala?.planB?.slug).not.toBe("trip-lonavala-draft");

  const back = await read("from=pune&to=bombay");
  expect(back.to.slug).toBe("mumbai");
  expect(back.stops.map(({ station }) => station.slug).indexOf("trip-panvel")).toBeGreaterThan(0);
});

it("takes coordinates, says that it knows the air line only, and refuses what is no trip", async () => {
  const exact = await read("from=19.07601,72.87771&to=pune");
  expect(exact.from).toMatchObject({ slug: "19.076,72.878", lat: 19.076 });
  const islands = await read("from=11.62,92.73&to=chennai");
  expect(islands).toMatchObject({ basis: "air line", roads: [] });
  expect(islands.km).toBeGreaterThan(1300);
  const refusals: [string, number][] = [
    ["from=mumbai&to=mumbai", 400],
    ["from=mumbai", 400],
    ["from=mumbai&to=", 400],
    ["from=mumbai&to=atlantis", 404],
    ["from=mumbai&to=51.5,0.1", 404],
    [`from=mumbai&to=${"x".repeat(500)}`, 400],
    [`from=mumbai&to=${encodeURIComponent("%_'\";--")}`, 404],
  ];
  for (const [query, status] of refusals)
    expect((await app(`/api/trips?${query}`)).status, query).toBe(status);
});

it("finds the city of a station that no table names", async () => {
  await addStation("trip-small-town", { city: "Chhotapur", lat: 18.9, lng: 73.3 });
  expect((await read("from=chhotapur&to=pune")).from).toMatchObject({ name: "Chhotapur", slug: "chhotapur" });
});

it("offers the thirty busiest pairs, each at most once and none too near", async () => {
  for (const [index, name] of cities.entries()) {
    const place = readTripPlace(name);
    if (place) await addStation(`trip-city-${index}`, { ...place, city: name });
  }
  const { pairs, places } = tripPairs.parse(await (await app("/api/trips/pairs")).json());
  expect(pairs).toHaveLength(30);
  expect(pairs.map(({ from, to }) => `${from.name} to ${to.name}`)).toContain("Mumbai to Pune");
  expect(new Set(pairs.map(({ from, to }) => [from.slug, to.slug].sort().join())).size).toBe(30);
  expect(Math.min(...pairs.map(({ km }) => km))).toBeGreaterThan(89);
  expect(places).toContain("Satara");
  const pune = pairs.find(({ from, to }) => from.slug === "mumbai" && to.slug === "pune");
  const trip = await read("from=mumbai&to=pune");
  const at = [0, ...stationsAtKm(trip.stops), trip.km];
  expect(pune?.stops).toBe(trip.stops.length);
  expect(pune?.stopsAtKm).toEqual(trip.stops.map(({ atKm }) => atKm));
  expect(pune?.stationsAtKm).toEqual(stationsAtKm(trip.stops));
  expect(pune?.stopNames).toEqual(trip.stops.map(({ station }) => station.name));
  expect(pune?.stopCities).toEqual([...new Set(trip.stops.map(({ station }) => station.city))]);
  expect(pune?.longestKm).toBe(Math.max(...at.slice(1).map((km, index) => km - (at[index] ?? 0))));
});

/**
 * Rows that a trip may read at 5,000 stations all over India: the measured values, which may only
 * decrease. The pairs read every station once after a change; they are stored by tag.
 */
const budgets = { "Mumbai to Pune": 30, "Delhi to Kanniyakumari": 178, pairs: 5024 };

it("reads few rows in a large fleet", async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
     INSERT INTO stations (id, slug, name, address, city, state, pincode, lat, lng, price_paise, max_capacity_kw, timing,
       updated_at, evses)
     SELECT 'trip-' || i, 'trip-fleet-' || i, 'Station ' || i, i || ' Main Road', 'City ' || (i % 90), 'Karnataka', '560001',
       8 + (i % 700) / 25.0, 69 + (i % 900) / 33.0, 1500, 60, '24 hours', i,
       json_array(json_object('uid', 'A1', 'status', 'AVAILABLE', 'connectors',
         json_array(json_object('id', '1', 'standard', 'CCS2', 'powerType', 'DC', 'maxPowerKw', 60))))
     FROM n`,
  ).run();
  const plan = async (db: ReturnType<typeof openDb>, from: string, to: string) => {
    const [start, end] = await Promise.all([findTripPlace(db, from), findTripPlace(db, to)]);
    if (start && end) await planTrip(db, { from: start, to: end }, Date.now());
  };
  const reads: Record<keyof typeof budgets, (db: ReturnType<typeof openDb>) => Promise<unknown>> = {
    "Mumbai to Pune": (db) => plan(db, "mumbai", "pune"),
    "Delhi to Kanniyakumari": (db) => plan(db, "delhi", "kanniyakumari"),
    pairs: readTripPairs,
  };
  const measured: Record<string, number> = {};
  for (const [name, work] of Object.entries(reads)) {
    const { rows, plans } = await watchQueries((db) => work(openDb(db)));
    measured[name] = rows;
    if (name !== "pairs") expect(plans.join("\n")).toContain("stations_strip");
  }
  for (const [name, rows] of Object.entries(measured))
    expect(rows, name).toBeLessThanOrEqual(budgets[name as keyof typeof budgets]);
});
