import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { exampleLocations, exampleTariffs } from "../support/ocpi-examples.ts";
import type { Json, Operator } from "../support/ocpi-operator.ts";
import {
  addOperator,
  api,
  connectNetwork,
  makeOperator,
  runCron,
  showParties,
  stationOf,
  versionsUrl,
} from "../support/ocpi-world.ts";

vi.setConfig({ testTimeout: 30_000 });
beforeEach(connectNetwork);
afterEach(() => vi.restoreAllMocks());

function role(kind: string, party_id: string, name: string): Json {
  return { role: kind, party_id, country_code: "IN", business_details: { name } };
}

function locationOf(party_id: string, changes: Json = {}): Json {
  return { ...exampleLocations["public charging location"], country_code: "IN", party_id, ...changes };
}

function add(operator: Operator, party: string, changes: Json = {}): void {
  operator.locations.set(party + String(changes.id ?? ""), locationOf(party, changes));
}

async function shownStations(id: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT location_id FROM stations WHERE party_id = ? AND hidden_reason IS NULL ORDER BY location_id",
  )
    .bind(id)
    .all<{ location_id: string }>();
  return results.map(({ location_id }) => location_id);
}

async function connectHub() {
  const operator = makeOperator();
  operator.roles = [role("HUB", operator.partyId, "Roaming Hub")];
  operator.clients = ["AAA", "BBB", "CCC"].map((party_id) => ({ party_id, country_code: "IN", role: "CPO" }));
  const { data, tokenA } = await addOperator(operator);
  expect(await (await operator.register(versionsUrl, tokenA)).json()).toMatchObject({ status_code: 1000 });
  return { operator, id: data.id };
}

describe("a hub", () => {
  it("shows the stations of the parties that the owner chose, and no others", async () => {
    const { operator, id } = await connectHub();
    add(operator, "AAA", { operator: { name: "Alpha Charge" } });
    add(operator, "BBB");
    add(operator, "NEW", { id: "NEW-1" });
    const tariff = { ...exampleTariffs["lowest price"], country_code: "IN" };
    operator.tariffs.set("A", { ...tariff, party_id: "AAA" });
    await runCron();
    expect(await shownStations(id)).toEqual([]);
    const { parties } = await showParties(id, ["IN*AAA"]);
    expect(parties.map(({ party, isShown }) => [party, isShown]).toSorted()).toEqual([
      ["IN*AAA", true],
      ...["IN*BBB", "IN*CCC", "IN*NEW"].map((party) => [party, false]),
    ]);
    expect(await shownStations(id)).toEqual(["in*aaa\nloc-1"]);
    const station = await stationOf(id, "in*aaa\nloc-1");
    expect(station).toMatchObject({ price_paise: 2124 });
    const page = await (await api(`/api/stations/${station?.slug}`)).json();
    expect(page).toMatchObject({ data: { operator: "Alpha Charge" } });
    await showParties(id, ["IN*BBB"]);
    expect(await shownStations(id)).toEqual(["in*bbb\nloc-1"]);
    await runCron(600);
    expect(await shownStations(id)).toEqual(["in*bbb\nloc-1"]);
  });

  it("names its parties by its list of clients, else by the operator of their locations", async () => {
    const { operator, id } = await connectHub();
    const [first, ...others] = operator.clients ?? [];
    operator.clients = [{ ...first, business_details: { name: "Alpha" } }, ...others];
    add(operator, "AAA", { operator: { name: "Alpha North" } });
    add(operator, "BBB", { operator: undefined });
    add(operator, "BBB", { id: "LOC-2", operator: { name: "Beta" } });
    add(operator, "CCC", { operator: undefined });
    await runCron();
    const { parties } = await showParties(id, []);
    const names = new Map(parties.map(({ party, name }) => [party, name]));
    expect(names).toEqual(
      new Map([
        ["IN*CCC", null],
        ["IN*AAA", "Alpha"],
        ["IN*BBB", "Beta"],
      ]),
    );
  });

  it("pushes for its parties, whose objects of one id stay apart", async () => {
    const { operator, id } = await connectHub();
    await runCron();
    await showParties(id, ["IN*AAA", "IN*BBB"]);
    for (const [party, name] of [
      ["AAA", "First"],
      ["BBB", "Second"],
    ] as const) {
      const address = `${operator.endpoint("locations")}/IN/${party}/LOC-1`;
      expect((await operator.call("PUT", address, locationOf(party, { name }))).status).toBe(201);
      const read = (await (await operator.call("GET", address)).json()) as { data: Json };
      expect(read.data).toMatchObject({ party_id: party, name });
    }
    expect(await shownStations(id)).toEqual(["in*aaa\nloc-1", "in*bbb\nloc-1"]);
  });

  it("is refused without HubClientInfo, and a platform without stations too", async () => {
    const hub = makeOperator();
    hub.roles = [role("HUB", hub.partyId, "Hub")];
    const added = await addOperator(hub);
    const answer = await (await hub.register(versionsUrl, added.tokenA)).json();
    expect(answer).toMatchObject({
      status_code: 3001,
      status_message: expect.stringContaining("HubClientInfo"),
    });
    const provider = makeOperator();
    provider.roles = [role("EMSP", provider.partyId, "Provider")];
    const { tokenA } = await addOperator(provider);
    const refused = await (await provider.register(versionsUrl, tokenA)).json();
    expect(refused).toMatchObject({ status_code: 2001 });
  });
});

describe("a platform with several roles", () => {
  it("has the stations of all its charge point operators", async () => {
    const operator = makeOperator();
    const second = `W${operator.partyId.slice(1)}`;
    operator.roles = [role("CPO", operator.partyId, "First Volt"), role("CPO", second, "Second Volt")];
    const { data, tokenA } = await addOperator(operator);
    await operator.register(versionsUrl, tokenA);
    const address = `${operator.endpoint("locations")}/IN/${second}/LOC-1`;
    expect((await operator.call("PUT", address, locationOf(second))).status).toBe(201);
    add(operator, operator.partyId);
    add(operator, second, { id: "LOC-2" });
    await runCron();
    expect(await shownStations(data.id)).toEqual([
      ...["loc-1", "loc-2"].map((one) => `in*${second.toLowerCase()}\n${one}`),
      "loc-1",
    ]);
    const station = await stationOf(data.id, `in*${second.toLowerCase()}\nloc-2`);
    const page = await (await api(`/api/stations/${station?.slug}`)).json();
    expect(page).toMatchObject({ data: { operator: "Volt Lane" } });
    const foreign = `${operator.endpoint("locations")}/IN/ZZZ/LOC-1`;
    expect((await operator.call("PUT", foreign, locationOf("ZZZ"))).status).toBe(404);
  });
});
