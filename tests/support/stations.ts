import { env } from "cloudflare:workers";
import type { EvseStatus } from "#shared/contract/station-fields.ts";

const operator = "01890000-0000-7000-8000-00000000c001";
const uids = ["a", "b", "c", "d"] as const;

/** An operator that feeds the stations of `addStations`. */
export async function addOperator(): Promise<void> {
  await env.DB.prepare(
    `INSERT OR IGNORE INTO ocpi_parties (id, name, country_code, party_id, status, created_at, updated_at)
     VALUES (?, 'Example Power', 'IN', 'EXP', 'connected', 0, 0)`,
  )
    .bind(operator)
    .run();
}

const noise = (n: number) => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1;
const pick = <Value>(list: readonly Value[], n: number) => list[Math.floor(noise(n) * list.length)] as Value;

const brands = ["Charge India", "Volt Street", "Bijli Point", "Green Plug", "Raasta Charge", "Sample Power"];
const places =
  "Guindy Adyar Baner Kothrud Andheri Powai Indiranagar Whitefield Saket Dwarka Salt Lake Hitec City".split(
    " ",
  );
const roads = ["Main Road", "Station Road", "Gandhi Nagar", "Ring Road", "Bypass", "Market", "Metro Pillar"];
const cities = [
  ...["Chennai Tamil_Nadu 13.08 80.27", "Pune Maharashtra 18.52 73.86", "Delhi Delhi 28.61 77.21"],
  ...["Bengaluru Karnataka 12.97 77.59", "Kolkata West_Bengal 22.57 88.36", "Jaipur Rajasthan 26.91 75.79"],
];

/**
 * Adds stations `station-0` and so on, as varied as real ones, so that they compress no better:
 * points a, b, c and d, places over a degree around six cities.
 */
export async function addStations(count: number, { points = 2 } = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const [city = "", state = "", lat = 0, lng = 0] = pick(cities, n + 0.1).split(" ");
    return {
      name: `${pick(brands, n + 0.2)} ${pick(places, n + 0.3)} ${Math.floor(noise(n + 0.35) * 90)}`,
      address: `${Math.floor(noise(n + 0.4) * 900)} ${pick(roads, n + 0.5)}, ${pick(places, n + 0.6)}`,
      city,
      state: state.replace("_", " "),
      pincode: String(600_000 + Math.floor(noise(n + 0.7) * 90_000)),
      lat: Number(lat) + noise(n) - 0.5,
      lng: Number(lng) + noise(n + 0.5) - 0.5,
      price: 1200 + Math.floor(noise(n + 0.8) * 12) * 100,
      evses: uids.slice(0, points).map((uid, index) => ({
        uid,
        status: "AVAILABLE",
        connectors: [
          {
            id: "1",
            standard: index % 2 ? "TYPE2" : "CCS2",
            powerType: "DC",
            maxPowerKw: pick([30, 60, 120], n),
          },
        ],
      })),
    };
  });
  await env.DB.prepare(
    `INSERT OR IGNORE INTO stations (id, slug, name, address, city, state, pincode, lat, lng, price_paise, max_capacity_kw, timing, updated_at, evses, party_id, location_id)
     SELECT printf('01890000-0000-7000-8000-2%011x', key), 'station-' || key, value ->> 'name', value ->> 'address', value ->> 'city', value ->> 'state',
       value ->> 'pincode', value ->> 'lat', value ->> 'lng', value ->> 'price', 60, '06:00 AM - 11:00 PM', 0, value -> 'evses', ?2, 'station-' || key
     FROM json_each(?1)`,
  )
    .bind(JSON.stringify(rows), operator)
    .run();
}

/** Reports of the last fifteen minutes for the stations from `station-0` on. */
export async function reportAll(count: number, now: number): Promise<void> {
  const reports = Array.from({ length: count }, (_, n) =>
    Object.fromEntries(
      uids.map((uid, index) => {
        const at = now - Math.floor(noise(n + index / 7) * 900_000);
        return [uid, { status: pick(["AVAILABLE", "CHARGING"], n + index), reportedAt: at, confirmedAt: at }];
      }),
    ),
  );
  await env.DB.prepare(
    `INSERT OR REPLACE INTO station_status (station_id, version, evses)
     SELECT printf('01890000-0000-7000-8000-2%011x', key), key + 1, value FROM json_each(?)`,
  )
    .bind(JSON.stringify(reports))
    .run();
}

/** Writes what an operator reports of the EVSEs of a station, as its receiver does. */
export async function reportStatus(
  slug: string,
  evses: Record<string, EvseStatus>,
  at: number,
): Promise<void> {
  const reports = Object.fromEntries(
    Object.entries(evses).map(([uid, status]) => [uid, { status, reportedAt: at, confirmedAt: at }]),
  );
  await env.DB.prepare(
    `INSERT INTO station_status (station_id, version, evses)
     SELECT id, (SELECT coalesce(max(version), 0) + 1 FROM station_status), ?2 FROM stations WHERE slug = ?1
     ON CONFLICT (station_id) DO UPDATE SET version = excluded.version, evses = excluded.evses`,
  )
    .bind(slug, JSON.stringify(reports))
    .run();
}
