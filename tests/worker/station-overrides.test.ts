import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OperatorValues, StationAdminItem } from "#shared/contract/stations-admin.ts";
import { exampleLocations } from "../support/ocpi-examples.ts";
import type { Operator } from "../support/ocpi-operator.ts";
import { connect, connectNetwork, ownerToken, staffApi, stationOf, time } from "../support/ocpi-world.ts";
import { createStation } from "../support/station-body.ts";

const path = "/api/stations/admin";
let operator: Operator;
let stationId: string;
let token: string;

vi.setConfig({ testTimeout: 30_000 });
beforeEach(async () => {
  connectNetwork();
  const connected = await connect();
  operator = connected.operator;
  await push("Theirs");
  stationId = String((await stationOf(connected.id, "LOC-1"))?.id);
  token = await ownerToken();
});
afterEach(() => vi.restoreAllMocks());

/** What the operator sends of its station; each push is newer than the one before. */
async function push(name: string): Promise<void> {
  time.now += 1000;
  const { countryCode, partyId } = operator;
  const last_updated = new Date(time.now).toISOString();
  await operator.push("PUT", "locations", "LOC-1", {
    ...exampleLocations["public charging location"],
    ...{ country_code: countryCode, party_id: partyId, name, last_updated },
    ...{ postal_code: "600040", state: "Tamil Nadu", coordinates: { latitude: "13.08", longitude: "80.21" } },
  });
}

async function read(): Promise<StationAdminItem> {
  const { data } = (await (await staffApi(`${path}/${stationId}`, { token })).json()) as {
    data: StationAdminItem;
  };
  return data;
}

async function save(changes: Partial<StationAdminItem>): Promise<StationAdminItem> {
  const body = { ...(await read()), ...changes };
  const response = await staffApi(`${path}/${stationId}`, { token, method: "PUT", body });
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { data: StationAdminItem }).data;
}

async function operatorValues(id: string): Promise<OperatorValues["data"]> {
  const response = await staffApi(`${path}/${id}/operator-values`, { token });
  return ((await response.json()) as OperatorValues).data;
}

it("keeps what staff change of an operator's station, until they take the operator's value again", async () => {
  expect(await save({})).toMatchObject({ overrides: [], source: { name: operator.name } });
  expect(await save({ name: "Ours", pincode: "600041" })).toMatchObject({
    name: "Ours",
    overrides: ["name", "pincode"],
  });
  await push("Theirs, renamed");
  expect(await read()).toMatchObject({ name: "Ours", overrides: ["name", "pincode"] });
  const values = await operatorValues(stationId);
  expect(values).toMatchObject({ name: "Theirs, renamed", pincode: "600040" });
  expect((await save({ name: values?.name })).overrides).toEqual(["pincode"]);
  await push("Theirs again");
  expect(await read()).toMatchObject({ name: "Theirs again", pincode: "600041" });
});

it("says of a station that staff keep that no operator sent anything", async () => {
  const { id } = await createStation((url, options) => staffApi(url, { token, ...options }));
  expect(await operatorValues(id)).toBeNull();
});
