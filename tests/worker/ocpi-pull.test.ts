import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextFullListAt } from "#worker/features/ocpi/ocpi-pull.ts";
import { exampleLocations, exampleTariffs } from "../support/ocpi-examples.ts";
import { envelope, type Json, type Operator } from "../support/ocpi-operator.ts";
import {
  connect,
  connectNetwork,
  operatorsPath,
  ownerToken,
  reportsOf,
  runCron,
  staffApi,
  stationOf,
  time,
  versionsUrl,
} from "../support/ocpi-world.ts";

let operator: Operator;
let id: string;

vi.setConfig({ testTimeout: 30_000 });
beforeEach(async () => {
  connectNetwork();
  ({ operator, id } = await connect());
  for (let n = 1; n <= 60; n++) add(`P-${n}`);
});
afterEach(() => vi.restoreAllMocks());

function add(locationId: string, changes: Json = {}): void {
  const ids = { country_code: operator.countryCode, party_id: operator.partyId, id: locationId };
  operator.locations.set(locationId, { ...exampleLocations["public charging location"], ...ids, ...changes });
}

async function operatorRow(): Promise<Record<string, string | number | null>> {
  return (await env.DB.prepare("SELECT * FROM ocpi_parties WHERE id = ?").bind(id).first()) ?? {};
}

async function countStations(where = "hidden_reason IS NULL"): Promise<number> {
  const sql = `SELECT count(*) AS n FROM stations WHERE party_id = ? AND ${where}`;
  return (await env.DB.prepare(sql).bind(id).first<number>("n")) ?? 0;
}

/** The pages of locations that were asked for. */
function offsets(): string[] {
  const asked = operator.requests.map(({ url }) => new URL(url));
  return asked
    .filter(({ pathname }) => pathname.endsWith("/locations"))
    .map(({ searchParams }) => searchParams.get("offset") ?? "");
}

describe("reading the list of an operator", () => {
  it("finds every station, their prices and their status, page after page", async () => {
    const tariff = { country_code: operator.countryCode, party_id: operator.partyId };
    operator.tariffs.set("T-12", { ...exampleTariffs["lowest price"], ...tariff });
    operator.pageLimit = 25;
    await runCron();
    expect(offsets()).toEqual(["0", "25", "50"]);
    expect(await countStations()).toBe(60);
    expect(await stationOf(id, "P-60")).toMatchObject({ price_paise: 2124 });
    expect(await reportsOf(id, "P-60")).toMatchObject({ 3256: { confirmedAt: time.now } });
    expect(await operatorRow()).toMatchObject({ last_pull_at: time.now, last_error: null });
    const headers = operator.requests.at(-1)?.headers;
    expect(headers?.get("OCPI-to-party-id")).toBe(operator.partyId);
    expect(headers?.get("OCPI-from-party-id")).toBe("CIN");
  });

  it("goes on where it was cut off, and is not repeated before its time", async () => {
    operator.pageLimit = 10;
    let pages = 0;
    operator.misbehave = ({ url }) => {
      if (!url.includes("locations") || ++pages !== 4) return null;
      throw new TypeError("The process was killed");
    };
    await runCron();
    expect(await countStations()).toBe(30);
    expect((await operatorRow()).last_error).toContain("could not be reached");
    await runCron(300);
    expect(offsets()).toEqual(["0", "10", "20", "30", "30", "40", "50"]);
    expect(await countStations()).toBe(60);
    const count = offsets().length;
    await runCron(60);
    expect(offsets()).toHaveLength(count);
    await runCron(600);
    expect(offsets().length).toBeGreaterThan(count);
  });

  it("hides what vanished, and shows it again when it returns", async () => {
    await runCron();
    operator.locations.delete("P-7");
    await runCron(600);
    expect(await stationOf(id, "P-7")).toMatchObject({ hidden_reason: "vanished" });
    expect(await countStations()).toBe(59);
    add("P-7");
    await runCron(600);
    expect(await stationOf(id, "P-7")).toMatchObject({ hidden_reason: null });
  });

  it("keeps hidden what vanished while prices are applied, run after run", async () => {
    const tariff = { country_code: operator.countryCode, party_id: operator.partyId };
    operator.tariffs.set("T-12", { ...exampleTariffs["lowest price"], ...tariff });
    await runCron();
    for (const one of ["P-7", "P-8", "P-9"]) operator.locations.delete(one);
    const shown: number[] = [];
    for (let run = 0; run < 6; run++) {
      await runCron(300);
      shown.push(await countStations());
    }
    expect(shown).toEqual([60, 57, 57, 57, 57, 57]);
  });

  it("keeps hidden what a former connection had, when its list no longer has it", async () => {
    const tariff = { country_code: operator.countryCode, party_id: operator.partyId };
    operator.tariffs.set("T-12", { ...exampleTariffs["lowest price"], ...tariff });
    await runCron();
    await operator.call("DELETE", operator.endpoint("credentials"));
    expect(await countStations()).toBe(0);
    operator.locations.delete("P-7");
    const again = await staffApi(`${operatorsPath}/${id}/rotate`, {
      method: "POST",
      token: await ownerToken(),
    });
    const { tokenA } = (await again.json()) as { tokenA: string };
    await operator.register(versionsUrl, tokenA);
    for (let run = 0; run < 4; run++) await runCron(300);
    expect(await countStations()).toBe(59);
    expect(await stationOf(id, "P-7")).toMatchObject({ hidden_reason: "revoked" });
  });

  it("hides nothing that was pushed meanwhile, nor for a list that is empty or not whole", async () => {
    await runCron();
    const kept = [...operator.locations.values()];
    operator.locations.clear();
    await runCron(600);
    expect(await countStations()).toBe(60);
    expect((await operatorRow()).last_error).toContain("empty");
    for (const one of kept.slice(0, 40)) operator.locations.set(String(one.id), one);
    operator.misbehave = ({ url }) => {
      if (!url.includes("locations")) return null;
      const response = envelope(1000, [...operator.locations.values()]);
      response.headers.set("X-Total-Count", "60");
      return response;
    };
    await runCron(600);
    expect(await countStations()).toBe(60);
    operator.misbehave = () => null;
    const pushed = { ...kept[50], last_updated: new Date(time.now).toISOString() };
    let pushing: Promise<unknown> | null = null;
    operator.misbehave = () => {
      pushing ??= operator.push("PUT", "locations", "P-51", pushed);
      return null;
    };
    time.now += 600_000;
    await runCron();
    await pushing;
    expect(await countStations()).toBe(41);
    expect(await stationOf(id, "P-51")).toMatchObject({ hidden_reason: null });
  });

  it("never overwrites a newer push, and leaves out objects that are not valid or not its own", async () => {
    await runCron();
    const last_updated = new Date(time.now).toISOString();
    await operator.push("PATCH", "locations", "P-1/3256", { status: "CHARGING", last_updated });
    add("P-2", { name: "Changed", last_updated });
    add("BROKEN", { coordinates: "here" });
    add("FOREIGN", { party_id: "XXX" });
    add("AHEAD", { last_updated: "2031-01-01T00:00:00Z" });
    await runCron(600);
    expect((await reportsOf(id, "P-1"))[3256]?.status).toBe("CHARGING");
    expect(await stationOf(id, "P-2")).toMatchObject({ name: "Changed" });
    expect((await operatorRow()).last_error).toMatch(/^2 of its objects/);
    expect(await countStations()).toBe(61);
    await operator.push("PATCH", "locations", "AHEAD", {
      name: "Not frozen",
      last_updated: new Date(time.now + 1000).toISOString(),
    });
    expect(await stationOf(id, "AHEAD")).toMatchObject({ name: "Not frozen" });
  });

  it("shows stations with a field that is not as OCPI has it, and hides none as vanished", async () => {
    const period = { weekday: "1", period_begin: "07:00", period_end: "18:00" };
    for (let n = 1; n <= 8; n++) add(`P-${n}`, { opening_times: { regular_hours: [period] } });
    await runCron();
    expect(await countStations()).toBe(60);
    expect(JSON.parse((await stationOf(id, "P-1"))?.hours ?? "[]")).toEqual([
      { weekday: 1, from: "07:00", to: "18:00" },
    ]);
    add("P-3", { coordinates: "somewhere" });
    for (let run = 0; run < 3; run++) await runCron(600);
    expect(await countStations()).toBe(60);
  });

  it("does not hide an EVSE that could not be read, nor for an object without an id", async () => {
    await runCron();
    const evses = exampleLocations["public charging location"]?.evses as Json[];
    const last_updated = new Date(time.now).toISOString();
    add("P-1", { evses: [{ ...evses[0], last_updated }, { status: "AVAILABLE" }], last_updated });
    operator.locations.delete("P-2");
    add("NAMELESS", { id: null });
    await runCron(600);
    expect(Object.keys(await reportsOf(id, "P-1"))).toEqual(["3256", "3257"]);
    expect(await stationOf(id, "P-2")).toMatchObject({ hidden_reason: null });
  });

  it("confirms a status that was pushed before when the list has it with an older time", async () => {
    await runCron();
    const last_updated = new Date(time.now).toISOString();
    await operator.push("PATCH", "locations", "P-1/3256", { status: "AVAILABLE", last_updated });
    await operator.push("PATCH", "locations", "P-1/3257", { status: "CHARGING", last_updated });
    const pushedAt = time.now;
    await runCron(600);
    expect(await reportsOf(id, "P-1")).toMatchObject({
      3256: { status: "AVAILABLE", confirmedAt: time.now },
      3257: { status: "CHARGING", confirmedAt: pushedAt },
    });
  });

  it("asks again when the operator puts it off, and forgets no status while it only does that", async () => {
    for (let n = 2; n <= 60; n++) operator.locations.delete(`P-${n}`);
    await runCron();
    let refused = 0;
    const busy = () => new Response("", { status: 429, headers: { "Retry-After": "0" } });
    operator.misbehave = ({ url }) => (url.includes("locations") && refused++ % 2 === 0 ? busy() : null);
    await runCron(600);
    expect(await operatorRow()).toMatchObject({ last_error: null, last_pull_at: time.now });
    operator.misbehave = () => new Response("", { status: 429, headers: { "Retry-After": "60" } });
    for (let run = 0; run < 4; run++) await runCron(300);
    expect((await operatorRow()).last_error).toContain("429");
    const fresh = (await reportsOf(id, "P-1"))[3256]?.confirmedAt ?? 0;
    expect(time.now - fresh).toBeLessThan(15 * 60_000);
    operator.misbehave = () => new Response("", { status: 500 });
    for (let run = 0; run < 4; run++) await runCron(300);
    const stale = (await reportsOf(id, "P-1"))[3256]?.confirmedAt ?? 0;
    expect(time.now - stale).toBeGreaterThan(15 * 60_000);
  });

  it("reads only changes between full lists where the operator has them, and an EVSE goes with one", async () => {
    operator.hasDeltas = true;
    // Two lists and one of changes, all before the operator's next full list.
    time.now = nextFullListAt(id, time.now);
    await runCron();
    await runCron(600);
    const asked = () => operator.requests.filter(({ url }) => url.includes("date_from=")).length;
    const evses = exampleLocations["public charging location"]?.evses as Json[];
    const last_updated = new Date(time.now).toISOString();
    add("P-1", { evses: [{ ...evses[0], last_updated }], last_updated });
    operator.locations.delete("P-2");
    const before = asked();
    await runCron(600);
    expect(asked()).toBeGreaterThan(before);
    expect(Object.keys(await reportsOf(id, "P-1"))).toEqual(["3256"]);
    expect(await reportsOf(id, "P-60")).toMatchObject({ 3256: { confirmedAt: time.now } });
    await runCron(3600);
    expect(await stationOf(id, "P-2")).toMatchObject({ hidden_reason: "vanished" });
    expect(await countStations()).toBe(59);
  });

  it("does not follow a next page to another site, which would get the token", async () => {
    operator.misbehave = ({ url }) => {
      if (!url.includes("locations")) return null;
      const response = envelope(1000, []);
      response.headers.set("Link", '<https://elsewhere.example/locations?offset=50>; rel="next"');
      return response;
    };
    await runCron();
    expect((await operatorRow()).last_error).toContain("another site");
  });

  it("starts when an owner asks for it, who reads how it ended", async () => {
    await runCron();
    add("NEW");
    const request = { method: "POST", token: await ownerToken() };
    const response = await staffApi(`${operatorsPath}/${id}/pull`, request);
    expect(await response.json()).toMatchObject({
      data: { stations: 61, isPulling: false, lastError: null },
    });
  });
});
