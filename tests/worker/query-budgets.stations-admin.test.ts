import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { stationInput } from "#shared/contract/station-input.ts";
import { openDb } from "#worker/db/client.ts";
import { takenSlugs } from "#worker/features/records/slugs.queries.ts";
import { stationRecords } from "#worker/features/stations/station-records.queries.ts";
import { setEvseStatus, updateStation } from "#worker/features/stations/station-write.queries.ts";
import {
  findAdminStation,
  listAdminStations,
  summariseStations,
} from "#worker/features/stations/stations-admin.queries.ts";
import { countRows } from "../support/rows-read.ts";
import { stationBody } from "../support/station-body.ts";

/**
 * Rows that the portal's reads and writes of stations may touch at 5,000 stations, a tenth of
 * them drafts: the measured values, which may only decrease, because D1 bills rows read. A list
 * counts what it found, which reads every station that its filter cannot leave out.
 */
const budgets = {
  "list, page 1": 5052,
  "list, page 100": 7527,
  "list of a state": 754,
  "list of drafts": 5266,
  search: 10004,
  "list of the incomplete": 6168,
  "list of those out of order": 14734,
  "counts of problems": 9955,
  station: 3,
  save: 33,
  "save with another slug": 36,
  "status of a charging point": 27,
  "slugs for an import": 9,
};

const total = 5000;
const now = 1_800_000_000_000;
const id = (index: number) => `01890000-0000-7000-9000-${index.toString(16).padStart(12, "0")}`;
const context = {
  actor: { id: null, name: "Meera Iyer", requestId: "test" },
  now,
  newId: () => crypto.randomUUID(),
};

beforeAll(async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO stations (id, slug, name, address, city, state, pincode, lat, lng, price_paise, max_capacity_kw, timing,
       updated_at, is_published, pictures, evses)
     SELECT printf('01890000-0000-7000-9000-%012x', i), 'station-' || i, 'Station ' || i, i || ' Main Road', 'City ' || (i % 90),
       CASE i % 20 WHEN 0 THEN 'Goa' ELSE 'Karnataka' END, '560001', 8 + (i % 700) / 25.0, 69 + (i % 900) / 33.0, 1500, 60,
       '06:00 AM - 11:00 PM', i, i % 10 <> 0, iif(i % 50 = 0, '[]', '["/media/a.jpg"]'),
       json_array(json_object('uid', 'A1', 'status', iif(i % 100 = 0, 'OUTOFORDER', 'AVAILABLE'), 'connectors',
         json_array(json_object('id', '1', 'standard', 'CCS2', 'powerType', 'DC', 'maxPowerKw', 60))))
     FROM n`,
  )
    .bind(total)
    .run();
});

it("reads no more rows than its budgets", async () => {
  const page = { page: 1, limit: 25 };
  const input = stationInput.parse(stationBody({ slug: undefined }));
  const target = (index: number) => ({ id: id(index), versions: null });
  const reads: Record<keyof typeof budgets, (db: ReturnType<typeof openDb>) => Promise<unknown>> = {
    "list, page 1": (db) => listAdminStations(db, page, now),
    "list, page 100": (db) => listAdminStations(db, { ...page, page: 100 }, now),
    "list of a state": (db) => listAdminStations(db, { ...page, state: "Goa" }, now),
    "list of drafts": (db) => listAdminStations(db, { ...page, status: "draft" }, now),
    search: (db) => listAdminStations(db, { ...page, search: "station 4999" }, now),
    "list of the incomplete": (db) => listAdminStations(db, { ...page, problem: "incomplete" }, now),
    "list of those out of order": (db) => listAdminStations(db, { ...page, problem: "out_of_order" }, now),
    "counts of problems": (db) => summariseStations(db, now),
    station: (db) => findAdminStation(db, id(77), now),
    save: (db) => updateStation(db, target(78), { input }, context),
    "save with another slug": (db) =>
      updateStation(db, target(79), { input: { ...input, slug: "another-slug" } }, context),
    "status of a charging point": (db) =>
      setEvseStatus(
        db,
        { id: id(80), version: 1, uid: "A1" },
        { status: "PLANNED", reason: null, until: null },
        context,
      ),
    "slugs for an import": (db) => takenSlugs(db, stationRecords, ["station-77", "new-station"]),
  };
  const measured: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads)) {
    measured[name] = await countRows(async (db) => expect(await read(openDb(db)), name).toBeTruthy());
  }
  for (const [name, max] of Object.entries(budgets))
    expect.soft(measured[name], name).toBeLessThanOrEqual(max);
});
