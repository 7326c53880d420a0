import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Bindings } from "#worker/env.ts";
import { startApi } from "../support/api.ts";
import { exampleLocations, exampleTariffs } from "../support/ocpi-examples.ts";
import type { Json, Operator } from "../support/ocpi-operator.ts";
import { connect, connectNetwork, reportsOf, runCron, stationOf, time } from "../support/ocpi-world.ts";
import { countRows } from "../support/rows-read.ts";

let operator: Operator;
let id: string;

vi.setConfig({ testTimeout: 30_000 });
beforeEach(async () => {
  connectNetwork();
  ({ operator, id } = await connect());
});
afterEach(() => vi.restoreAllMocks());

const minute = 60_000;
const iso = (offset = 0) => new Date(time.now + offset).toISOString();

/** An example as this operator's own. */
function own(example: Json | undefined, changes: Json = {}): Json {
  return { ...example, country_code: operator.countryCode, party_id: operator.partyId, ...changes };
}

/** A location with two EVSEs, reported `offset` ms from now. */
function location(changes: Json = {}, offset = 0): Json {
  const example = own(exampleLocations["public charging location"]);
  const evses = (example.evses as Json[]).map((evse) => ({ ...evse, last_updated: iso(offset) }));
  return { ...example, evses, last_updated: iso(offset), ...changes };
}

async function put(path: string, body: unknown) {
  return operator.push("PUT", "locations", path, body);
}

async function patch(path: string, changes: Json, offset = 0) {
  return operator.push("PATCH", "locations", path, { last_updated: iso(offset), ...changes });
}

async function read(path: string): Promise<Json> {
  const response = await operator.push("GET", "locations", path);
  return ((await response.json()) as { data: Json }).data;
}

async function codeOf(response: Response): Promise<[number, number]> {
  return [response.status, ((await response.json()) as { status_code: number }).status_code];
}

describe("the examples of the specification", () => {
  it("come back as they were pushed, locations and tariffs", async () => {
    for (const [name, example] of Object.entries(exampleLocations)) {
      const sent = own(example);
      expect(await codeOf(await put(String(sent.id), sent)), name).toEqual([201, 1000]);
      expect(await codeOf(await put(String(sent.id), sent)), name).toEqual([200, 1000]);
      expect(await read(String(sent.id)), name).toEqual(sent);
    }
    for (const [name, example] of Object.entries(exampleTariffs)) {
      const sent = own(example);
      const path = String(sent.id);
      expect(await codeOf(await operator.push("PUT", "tariffs", path, sent)), name).toEqual([201, 1000]);
      const response = await operator.push("GET", "tariffs", path.toLowerCase());
      expect(await response.json(), name).toMatchObject({ data: sent });
    }
    expect(await codeOf(await operator.push("DELETE", "tariffs", "T-8"))).toEqual([200, 1000]);
    expect(await codeOf(await operator.push("GET", "tariffs", "T-8"))).toEqual([404, 2003]);
  });

  it("change an EVSE, a connector, a name and a status, and the times above them", async () => {
    await put("LOC-1", location({}, -5 * minute));
    await patch("LOC-1/3256", { status: "CHARGING" }, -4 * minute);
    expect(await read("LOC-1/3256")).toMatchObject({ status: "CHARGING", last_updated: iso(-4 * minute) });
    await patch("LOC-1", { name: "Tower Park, north gate" }, -3 * minute);
    await patch("LOC-1/3256/2", { tariff_ids: ["T-15"] }, -2 * minute);
    expect(await read("LOC-1/3256/2")).toMatchObject({ tariff_ids: ["T-15"], standard: "IEC_62196_T2" });
    const added = { ...(location().evses as Json[])[0], uid: "3258", last_updated: iso(-minute) };
    expect(await codeOf(await put("LOC-1/3258", added))).toEqual([200, 1000]);
    expect(await read("LOC-1")).toMatchObject({
      name: "Tower Park, north gate",
      last_updated: iso(-minute),
      evses: [{ status: "CHARGING", last_updated: iso(-2 * minute) }, { uid: "3257" }, added],
    });
    await patch("LOC-1/3256", { status: "REMOVED" });
    const station = await stationOf(id, "LOC-1");
    expect(JSON.parse(station?.evses ?? "[]").map(({ uid }: { uid: string }) => uid)).toEqual([
      "3257",
      "3258",
    ]);
  });

  it("are found in any case, and stay one location", async () => {
    await put("LOC-1", location({}, -minute));
    expect(await codeOf(await put("loc-1", location({ id: "Loc-1" })))).toEqual([200, 1000]);
    await patch("lOC-1/3256", { status: "BLOCKED" });
    expect(await read("loc-1/3256")).toMatchObject({ status: "BLOCKED" });
    const address = operator.address("locations", "loc-1").replace("/IN/", "/in/").toLowerCase();
    expect((await operator.call("GET", address)).status).toBe(200);
  });
});

describe("a push that is not right", () => {
  it("gets OCPI's code: 2001 for what is missing or different, 400 and 413 before OCPI", async () => {
    const { coordinates: _, ...lacking } = location();
    expect(await codeOf(await put("LOC-1", lacking))).toEqual([200, 2001]);
    expect(await codeOf(await put("OTHER", location()))).toEqual([200, 2001]);
    expect(await codeOf(await put("LOC-1", location({ party_id: "XXX" })))).toEqual([200, 2001]);
    expect(await codeOf(await put("LOC-1", []))).toEqual([200, 2001]);
    expect(await codeOf(await put("LOC-1", "{"))).toEqual([400, 2001]);
    expect(await codeOf(await put("LOC-1", location({ x: "x".repeat(1_100_000) })))).toEqual([413, 2000]);
    expect(await codeOf(await patch("LOC-1", { name: "No such location" }))).toEqual([404, 2003]);
    await put("LOC-1", location());
    const noTime = await operator.push("PATCH", "locations", "LOC-1", { name: "No time" });
    expect(await codeOf(noTime)).toEqual([200, 2001]);
    expect(await codeOf(await patch("LOC-1/none", { status: "CHARGING" }))).toEqual([404, 2003]);
    expect(await codeOf(await patch("LOC-1/3256", { status: "ON_FIRE" }))).toEqual([200, 2001]);
    expect(await stationOf(id, "LOC-1")).toMatchObject({ version: 1 });
  });

  it("changes nothing of another operator, whose objects it cannot read", async () => {
    await put("LOC-1", location());
    const other = await connect();
    const address = operator.address("locations", "LOC-1");
    for (const method of ["GET", "PUT", "PATCH"]) {
      const response = await other.operator.call(method, address, method === "GET" ? undefined : location());
      expect(response.status).toBe(404);
    }
    const theirs = location({ party_id: other.operator.partyId });
    await other.operator.push("PUT", "locations", "LOC-1", theirs);
    expect(await stationOf(other.id, "LOC-1")).not.toEqual(await stationOf(id, "LOC-1"));
  });

  it("is refused when it comes from the future, so that a wrong clock freezes nothing", async () => {
    await put("LOC-1", location({}, -minute));
    const ahead = await patch("LOC-1/3256", { status: "OUTOFORDER" }, 60 * minute);
    expect(await codeOf(ahead)).toEqual([200, 2001]);
    expect(await codeOf(await put("LOC-1", location({}, 60 * minute)))).toEqual([200, 2001]);
    await patch("LOC-1/3256", { status: "CHARGING" });
    expect(await reportsOf(id, "LOC-1")).toMatchObject({ 3256: { status: "CHARGING" } });
    const lastError = await env.DB.prepare("SELECT last_error FROM ocpi_parties WHERE id = ?")
      .bind(id)
      .first();
    expect(lastError).toMatchObject({ last_error: expect.stringContaining("ahead of our clock") });
  });
});

describe("what visitors are told", () => {
  it("is the newest report of each EVSE, in whatever order they arrive", async () => {
    await put("LOC-1", location({}, -9 * minute));
    await patch("LOC-1/3256", { status: "CHARGING" }, -2 * minute);
    await patch("LOC-1/3256", { status: "AVAILABLE" }, -5 * minute);
    await put("LOC-1", location({ name: "Late" }, -7 * minute));
    expect(await read("LOC-1/3256")).toMatchObject({ status: "CHARGING" });
    expect(await stationOf(id, "LOC-1")).toMatchObject({ name: "Late" });
    expect(await reportsOf(id, "LOC-1")).toEqual({
      3256: {
        status: "CHARGING",
        reportedAt: time.now - 2 * minute,
        confirmedAt: time.now - 2 * minute,
        changedAt: time.now,
        activity: 1,
      },
      3257: {
        status: "RESERVED",
        reportedAt: time.now - 7 * minute,
        confirmedAt: time.now - 7 * minute,
        changedAt: time.now,
        activity: 0,
      },
    });
  });

  it("is not confirmed by a push that is repeated later, nor by a change of something else", async () => {
    await put("LOC-1", location());
    const sent = { status: "AVAILABLE", last_updated: iso() };
    const reported = time.now;
    time.now += 20 * minute;
    await operator.push("PATCH", "locations", "LOC-1/3256", sent);
    await patch("LOC-1", { name: "Other" });
    await patch("LOC-1/3256", { floor_level: "2" });
    expect(await reportsOf(id, "LOC-1")).toMatchObject({ 3256: { confirmedAt: reported } });
    await patch("LOC-1/3256", { status: "AVAILABLE" });
    expect(await reportsOf(id, "LOC-1")).toMatchObject({ 3256: { confirmedAt: time.now } });
  });

  it("is the report of an EVSE whatever its id is", async () => {
    const [evse] = location().evses as Json[];
    const evses = ["__proto__", "constructor"].map((uid) => ({ ...evse, uid, status: "CHARGING" }));
    await put("LOC-1", location({ evses }));
    await patch("LOC-1/constructor", { status: "AVAILABLE" });
    const reports = Object.entries(await reportsOf(id, "LOC-1"));
    expect(reports.map(([uid, { status }]) => [uid, status])).toEqual([
      ["__proto__", "CHARGING"],
      ["constructor", "AVAILABLE"],
    ]);
  });

  it("writes no station when an operator only stamps a new time", async () => {
    await put("LOC-1", location());
    const before = await stationOf(id, "LOC-1");
    time.now += minute;
    await put("LOC-1", location());
    expect(await stationOf(id, "LOC-1")).toEqual(before);
    expect(await reportsOf(id, "LOC-1")).toMatchObject({ 3256: { confirmedAt: time.now } });
  });

  it("has no station that is not published or has nothing left, and has it again afterwards", async () => {
    await put("LOC-1", location());
    const hidden = async () => (await stationOf(id, "LOC-1"))?.hidden_reason;
    await patch("LOC-1", { publish: false }, 1);
    expect(await hidden()).toBe("unpublished");
    await patch("LOC-1", { publish: true }, 2);
    expect(await hidden()).toBeNull();
    await patch("LOC-1/3256", { status: "REMOVED" }, 3);
    await patch("LOC-1/3257", { status: "REMOVED" }, 3);
    expect(await hidden()).toBe("vanished");
    await patch("LOC-1/3257", { status: "AVAILABLE" }, 4);
    expect(await hidden()).toBeNull();
  });

  it("keeps what staff set, in fields and of an EVSE", async () => {
    await put("LOC-1", location());
    const station = await stationOf(id, "LOC-1");
    const evses = JSON.parse(station?.evses ?? "[]") as Json[];
    Object.assign(evses[0] ?? {}, { status: "OUTOFORDER", reason: "Cable cut" });
    await env.DB.prepare(`UPDATE stations SET name = 'Ours', overrides = '["name"]', evses = ? WHERE id = ?`)
      .bind(JSON.stringify(evses), station?.id)
      .run();
    time.now += minute;
    await put("LOC-1", location({ name: "Theirs", address: "9 New Street" }));
    const after = await stationOf(id, "LOC-1");
    expect(after).toMatchObject({ name: "Ours", address: "9 New Street" });
    expect(JSON.parse(after?.evses ?? "")[0]).toMatchObject({ status: "OUTOFORDER", reason: "Cable cut" });
  });

  it("is a draft without a PIN code and a state, and nothing outside India", async () => {
    await put("NOPIN", location({ id: "NOPIN", postal_code: null }));
    expect(await stationOf(id, "NOPIN")).toMatchObject({ is_published: 0 });
    const coordinates = { latitude: "51.04759", longitude: "3.72994" };
    expect((await put("FAR", location({ id: "FAR", coordinates }))).status).toBe(201);
    expect(await stationOf(id, "FAR")).toBeNull();
    expect(await codeOf(await patch("FAR/3256", { status: "CHARGING" }))).toEqual([200, 1000]);
  });

  it("has an address of its own, which no other page has or had", async () => {
    const slugOf = async (key: string, name: string) => {
      await put(key, location({ id: key, name, city: "Chandigarh" }));
      return (await stationOf(id, key))?.slug;
    };
    const slugs = [await slugOf("A", "Chandigarh")];
    await env.DB.prepare(
      "INSERT INTO station_slugs SELECT 'moved-chandigarh', id, 0 FROM stations WHERE slug = ?",
    )
      .bind(slugs[0])
      .run();
    slugs.push(await slugOf("B", "Moved"), await slugOf("C", "Moved"));
    expect(slugs).toEqual(["chandigarh-2", "moved-chandigarh-2", "moved-chandigarh-3"]);
  });

  it("has the price of a tariff that comes before or after its stations, and of its change", async () => {
    await put("LOC-1", location());
    await put("LOC-2", location({ id: "LOC-2" }));
    const tariff = own(exampleTariffs["lowest price"]);
    await operator.push("PUT", "tariffs", "T-12", tariff);
    expect(await stationOf(id, "LOC-1")).toMatchObject({ price_paise: 2124 });
    const elements = [{ price_components: [{ type: "ENERGY", price: 20, vat: 18, step_size: 1 }] }];
    await operator.push("PUT", "tariffs", "T-12", { ...tariff, elements, last_updated: iso() });
    await runCron();
    expect(await stationOf(id, "LOC-2")).toMatchObject({ price_paise: 2360 });
    await operator.push("PUT", "tariffs", "T-12", tariff);
    expect(await stationOf(id, "LOC-1")).toMatchObject({ price_paise: 2360 });
  });

  it("survives pushes of one location at the same time", async () => {
    await put("LOC-1", location({}, -9 * minute));
    const sent = Array.from({ length: 8 }, (_, n) =>
      patch(
        `LOC-1/${n % 2 === 0 ? 3256 : 3257}`,
        { status: n < 6 ? "AVAILABLE" : "CHARGING" },
        -8 * minute + n,
      ),
    );
    for (const response of await Promise.all(sent)) expect(response.status).toBe(200);
    const reports = await reportsOf(id, "LOC-1");
    expect([reports[3256]?.status, reports[3257]?.status]).toEqual(["CHARGING", "CHARGING"]);
  });
});

describe("a push that is not quite OCPI", () => {
  it("removes an EVSE although it names no connectors", async () => {
    await put("LOC-1", location({}, -minute));
    const removed = { uid: "3256", status: "REMOVED", connectors: [], last_updated: iso() };
    expect(await codeOf(await put("LOC-1/3256", removed))).toEqual([200, 1000]);
    const station = await stationOf(id, "LOC-1");
    expect(JSON.parse(station?.evses ?? "[]").map(({ uid }: { uid: string }) => uid)).toEqual(["3257"]);
  });

  it("changes what can be read, and leaves the rest as it was", async () => {
    await put("LOC-1", location({ opening_times: { twentyfourseven: true } }, -2 * minute));
    const changes = { name: 42, opening_times: "by arrangement" };
    expect(await codeOf(await patch("LOC-1", changes, -minute))).toEqual([200, 1000]);
    expect(await read("LOC-1")).toMatchObject({ name: "42", opening_times: { twentyfourseven: true } });
    const last_updated = new Date(time.now).toISOString().replace("T", " ").replace("Z", "+00:00");
    await operator.push("PATCH", "locations", "LOC-1/3256", { status: "Occupied", last_updated });
    expect(await reportsOf(id, "LOC-1")).toMatchObject({ 3256: { status: "CHARGING" } });
    expect(await codeOf(await put("LOC-1", [location()]))).toEqual([200, 1000]);
  });
});

describe("a push of a status", () => {
  it("reads and writes a small constant number of rows", async () => {
    await put("LOC-1", location({}, -minute));
    for (let n = 0; n < 30; n++) await put(`MORE-${n}`, location({ id: `MORE-${n}` }, -minute));
    const Authorization = `Token ${btoa(operator.token)}`;
    const send = (body: Json) => async (DB: D1Database) => {
      const unlimited = { limit: async () => ({ success: true }) } as RateLimit;
      const bindings = { DB, OCPI_RATE: unlimited } as Partial<Bindings>;
      const api = startApi({ bindings, clock: { now: () => time.now, id: () => crypto.randomUUID() } });
      const path = operator.address("locations", "LOC-1/3256").replace(/^https:\/\/[^/]+/, "");
      const response = await api(path, { method: "PATCH", headers: { Authorization }, body });
      expect(response.status).toBe(200);
    };
    const status = { status: "CHARGING", last_updated: iso() };
    expect(await countRows(send(status))).toBeLessThanOrEqual(12);
    expect(await countRows(send({ ...status, status: "AVAILABLE" }))).toBeLessThanOrEqual(12);
  });
});
