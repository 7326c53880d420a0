import type { APIRequestContext } from "playwright/test";
import { connectOperator, operatorsPath, ownerOf, serveOperator } from "../../scripts/simulate/connect.ts";
import { makeLocation } from "../../scripts/simulate/places.ts";
import type { Json, Operator } from "../support/ocpi-operator.ts";
import { test as base, expect } from "./test.ts";

/** A station of a simulated operator: its location as the operator has it, and what it pushes. */
export interface FedStation {
  name: string;
  location: Json;
  /** Reports the status of all its points, as of now. */
  report: (status: string) => Promise<void>;
  /** Pushes the location with these changes. */
  change: (facts: Json) => Promise<void>;
}

/** Tests with a simulated operator that is connected and has pushed one station in Chennai. */
export const operatorTest = base.extend<{ fedStation: FedStation }>({
  fedStation: async ({ adminToken, baseURL, request }, use) => {
    const site = baseURL ?? "";
    await confirmPassword(request, adminToken);
    const mark = Math.random().toString(36).slice(2, 5).toUpperCase();
    const { operator, close } = await serveOperator({ name: `Pin Power ${mark}`, partyId: mark });
    const owner = ownerOf(site, adminToken);
    const id = await connectOperator(operator, site, owner);
    const name = `Pin Park ${mark}`;
    const location = { ...makeLocation(operator, 0), name };
    const station = fedStation(operator, { name, location });
    await station.change({});
    await use(station);
    await owner("DELETE", `${operatorsPath}/${id}`);
    close();
  },
});

/** Operators are connected only soon after somebody proved who they are. */
async function confirmPassword(request: APIRequestContext, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const data = { password: process.env.ADMIN_PASSWORD };
  expect((await request.post("/api/admin/step-up", { headers, data })).status()).toBe(200);
}

function fedStation(
  operator: Operator,
  { name, location }: Pick<FedStation, "name" | "location">,
): FedStation {
  async function push(method: "PUT" | "PATCH", path: string, body: Json) {
    const response = await operator.push(method, "locations", path, body);
    expect(await response.json()).toMatchObject({ status_code: 1000 });
  }
  return {
    ...{ name, location },
    async report(status) {
      const last_updated = new Date().toISOString();
      for (const { uid } of location.evses as Json[])
        await push("PATCH", `${location.id}/${uid}`, { status, last_updated });
    },
    async change(facts) {
      Object.assign(location, facts, { last_updated: new Date().toISOString() });
      await push("PUT", String(location.id), location);
    },
  };
}
