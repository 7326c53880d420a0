import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OcpiOperatorList, OcpiProblemList } from "#shared/contract/ocpi.ts";
import { exampleLocations } from "../support/ocpi-examples.ts";
import { envelope, type Operator } from "../support/ocpi-operator.ts";
import {
  addOperator,
  api,
  connect,
  connectNetwork,
  makeOperator,
  operatorsPath,
  ownerToken,
  staffApi,
  stationOf,
  versionsUrl,
} from "../support/ocpi-world.ts";

vi.setConfig({ testTimeout: 30_000 });
beforeEach(connectNetwork);
afterEach(() => vi.restoreAllMocks());

const locations = "/ocpi/emsp/2.2.1/locations";

async function manage(method: string, path: string) {
  return staffApi(`${operatorsPath}${path}`, { method, token: await ownerToken() });
}

async function listed(id: string) {
  const { parties: all } = (await (await manage("GET", "")).json()) as OcpiOperatorList;
  return all.find((one) => one.id === id);
}

function reads(operator: Operator, token = operator.token, path = "/ocpi/versions") {
  return api(path, { headers: { Authorization: `Token ${btoa(token)}` } });
}

function locationOf({ countryCode, partyId }: Operator) {
  const location = exampleLocations["public charging location"];
  return { ...location, country_code: countryCode, party_id: partyId };
}

describe("an operator that registers here", () => {
  it("gets a token A once, then one of its own, and the first no longer works", async () => {
    const operator = makeOperator();
    const { data, tokenA } = await addOperator(operator);
    expect(data).toMatchObject({ status: "pending", partyId: operator.partyId, stations: 0 });
    const response = await operator.register(versionsUrl, tokenA);
    expect(await response.json()).toMatchObject({
      status_code: 1000,
      data: { url: versionsUrl, roles: [{ role: "EMSP", country_code: "IN", party_id: "CIN" }] },
    });
    expect(operator.token).not.toBe(tokenA);
    expect((await reads(operator, tokenA)).status).toBe(401);
    expect((await reads(operator)).status).toBe(200);
    expect(await listed(data.id)).toMatchObject({ status: "connected", lastError: null, canPull: true });
    const row = await env.DB.prepare("SELECT * FROM ocpi_parties WHERE id = ?").bind(data.id).first();
    expect(JSON.stringify(row)).not.toContain(operator.tokenB);
    expect(JSON.stringify(row)).not.toContain(operator.token);
  });

  it("has its versions and endpoints read before it is answered", async () => {
    const { operator } = await connect();
    expect(operator.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      "/ocpi/versions",
      "/ocpi/2.2.1",
    ]);
  });

  it("opens only versions and credentials with token A", async () => {
    const operator = makeOperator();
    const { tokenA } = await addOperator(operator);
    for (const path of ["/ocpi/versions", "/ocpi/2.2.1", "/ocpi/2.2.1/credentials"]) {
      expect((await reads(operator, tokenA, path)).status).toBe(200);
    }
    const path = `${locations}/IN/${operator.partyId}/LOC-1`;
    expect((await reads(operator, tokenA, path)).status).toBe(401);
  });

  it("is told with OCPI's codes why it is not accepted, and can try again", async () => {
    const operator = makeOperator();
    const { data, tokenA } = await addOperator(operator);
    const answers: [(request: Request) => Response | null, number][] = [
      [() => new Response("<html>", { status: 200 }), 3001],
      [() => envelope(1000, null, 500), 3001],
      [() => envelope(3000, null), 3001],
      [() => envelope(1000, [{ version: "2.1.1", url: "https://x.example" }]), 3002],
      [() => Response.redirect("https://169.254.169.254/latest", 302), 3001],
      [() => envelope(1000, [{ version: "2.2.1", url: "http://169.254.169.254/" }]), 3001],
      [() => envelope(1000, [{ version: "2.2.1", url: "https://localhost/" }]), 3001],
      [() => new Response("x".repeat(5 * 1024 * 1024)), 3001],
    ];
    for (const [misbehave, status_code] of answers) {
      operator.misbehave = misbehave;
      const response = await operator.register(versionsUrl, tokenA);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status_code });
      expect((await listed(data.id))?.lastError).toMatch(/\.$/);
    }
    operator.misbehave = () => null;
    expect(await (await operator.register(versionsUrl, tokenA)).json()).toMatchObject({ status_code: 1000 });
  });

  it("cannot register for another operator, twice, or rotate before it registered", async () => {
    const { operator } = await connect();
    expect((await operator.exchange("POST")).status).toBe(405);
    const other = makeOperator();
    const { tokenA } = await addOperator(other);
    other.token = tokenA;
    await other.readEndpoints(versionsUrl);
    const put = await other.exchange("PUT");
    expect([put.status, put.headers.get("Allow")]).toEqual([405, "GET, POST"]);
    const body = operator.credentials();
    const stolen = await other.call("POST", other.endpoint("credentials"), body);
    expect(await stolen.json()).toMatchObject({ status_code: 2001 });
  });

  it("changes its token with PUT, and ends the connection with DELETE", async () => {
    const { operator, id } = await connect();
    await operator.push("PUT", "locations", "LOC-1", locationOf(operator));
    const page = `/api/stations/${(await stationOf(id, "LOC-1"))?.slug}`;
    expect((await api(page)).status).toBe(200);
    const before = operator.token;
    expect(await (await operator.rotate()).json()).toMatchObject({ status_code: 1000 });
    expect((await reads(operator, before)).status).toBe(401);
    expect((await reads(operator)).status).toBe(200);
    const ended = await operator.call("DELETE", operator.endpoint("credentials"));
    expect(await ended.json()).toMatchObject({ status_code: 1000 });
    expect((await reads(operator)).status).toBe(401);
    expect(await listed(id)).toMatchObject({ status: "revoked", stations: 0 });
    expect(await stationOf(id, "LOC-1")).toMatchObject({ hidden_reason: "revoked" });
    expect((await api(page)).status).toBe(404);
  });
});

describe("an operator at which we register", () => {
  it("gets our credentials with its token A, reads our versions meanwhile, and then pushes", async () => {
    const operator = makeOperator();
    const { versionsUrl: url, tokenB } = operator;
    const added = await addOperator(operator, { versionsUrl: url, tokenA: tokenB });
    expect(added).toMatchObject({ tokenA: null, data: { status: "connected" } });
    expect(operator.tokenB).not.toBe(tokenB);
    const response = await operator.push("PUT", "locations", "LOC-1", locationOf(operator));
    expect(response.status).toBe(201);
  });

  it("spends no token when its party id was mistyped", async () => {
    const operator = makeOperator();
    const { versionsUrl: url, tokenB } = operator;
    const mistyped = addOperator(operator, { partyId: "ZZZ", versionsUrl: url, tokenA: tokenB });
    await expect(mistyped).rejects.toThrow(operator.partyId);
    expect(operator.tokenB).toBe(tokenB);
    const added = await addOperator(operator, { versionsUrl: url, tokenA: tokenB });
    expect(added).toMatchObject({ data: { status: "connected" } });
  });

  it("can be registered at again after it was revoked, and has its stations again", async () => {
    const operator = makeOperator();
    const { versionsUrl: url } = operator;
    const { data } = await addOperator(operator, { versionsUrl: url, tokenA: operator.tokenB });
    await operator.push("PUT", "locations", "LOC-1", locationOf(operator));
    await manage("DELETE", `/${data.id}`);
    await expect(addOperator(operator, { versionsUrl: url, tokenA: "wrong" })).rejects.toThrow("401");
    expect(await listed(data.id)).toMatchObject({ status: "revoked" });
    const again = await addOperator(operator, { versionsUrl: url, tokenA: operator.tokenB });
    expect(again.data).toMatchObject({ id: data.id, status: "connected" });
    await operator.push("PUT", "locations", "LOC-1", locationOf(operator));
    expect(await stationOf(data.id, "LOC-1")).toMatchObject({ hidden_reason: null });
  });

  it("is not added when it refuses", async () => {
    const operator = makeOperator();
    const { name, countryCode, partyId, versionsUrl: url } = operator;
    const body = { name, countryCode, partyId, versionsUrl: url, tokenA: "wrong" };
    const response = await staffApi(operatorsPath, { method: "POST", token: await ownerToken(), body });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining("401") });
    const { parties: all } = (await (await manage("GET", "")).json()) as OcpiOperatorList;
    expect(all.some((one) => one.partyId === partyId)).toBe(false);
  });
});

describe("owners", () => {
  it("rotate the tokens of a connected operator on both sides; the old one works until then", async () => {
    const { operator, id } = await connect();
    const [ours, theirs] = [operator.token, operator.tokenB];
    operator.misbehave = ({ method }) => (method === "PUT" ? envelope(3000, null) : null);
    expect((await manage("POST", `/${id}/rotate`)).status).toBe(409);
    expect((await reads(operator, ours)).status).toBe(200);
    operator.misbehave = () => null;
    const rotated = await manage("POST", `/${id}/rotate`);
    expect(await rotated.json()).toMatchObject({ tokenA: null, data: { status: "connected" } });
    expect(operator.token).not.toBe(ours);
    expect(operator.tokenB).not.toBe(theirs);
    expect((await reads(operator, ours)).status).toBe(401);
    expect((await reads(operator)).status).toBe(200);
  });

  it("revoke an operator: its token and its stations are gone, until it registers again", async () => {
    const { operator, id } = await connect();
    await operator.push("PUT", "locations", "LOC-1", locationOf(operator));
    expect(await (await manage("DELETE", `/${id}`)).json()).toMatchObject({ data: { status: "revoked" } });
    expect((await operator.push("PUT", "locations", "LOC-1", locationOf(operator))).status).toBe(401);
    expect(await stationOf(id, "LOC-1")).toMatchObject({ hidden_reason: "revoked" });
    expect(operator.requests.at(-1)?.method).toBe("DELETE");
    const { tokenA } = (await (await manage("POST", `/${id}/rotate`)).json()) as { tokenA: string };
    await operator.register(versionsUrl, tokenA);
    await operator.push("PUT", "locations", "LOC-1", locationOf(operator));
    expect(await stationOf(id, "LOC-1")).toMatchObject({ hidden_reason: null });
    const { results } = await env.DB.prepare("SELECT action FROM audit_log WHERE subject_id = ? ORDER BY seq")
      .bind(id)
      .all<{ action: string }>();
    expect(results.map(({ action }) => action)).toEqual([
      ...["ocpi.add", "ocpi.connect", "ocpi.revoke", "ocpi.rotate", "ocpi.connect"],
    ]);
  });

  it("read which objects could not be used or were repaired, why, how often and since when", async () => {
    const { operator, id } = await connect();
    const broken = { ...locationOf(operator), id: "BROKEN", coordinates: "here" };
    const careless = { ...locationOf(operator), name: 42 };
    for (let n = 0; n < 2; n++) await operator.push("PUT", "locations", "BROKEN", broken);
    await operator.push("PUT", "locations", "LOC-1", careless);
    await operator.push("PUT", "tariffs", "T-1", "{");
    const { problems } = (await (await manage("GET", `/${id}/problems`)).json()) as OcpiProblemList;
    const party = `IN*${operator.partyId}`;
    expect(problems.map(({ object, refusal, count }) => [object, refusal, count])).toEqual([
      [`${party}/BROKEN`, 'coordinates: This cannot be read: "here"', 2],
      [`${party}/T-1`, "The body is not valid JSON.", 1],
      [`${party}/LOC-1`, null, 1],
    ]);
    expect(problems[0]).toMatchObject({ firstAt: expect.any(String), raw: JSON.stringify(broken) });
    expect(problems[2]?.repairs).toEqual([{ field: "name", done: "read as text" }]);
    expect(await listed(id)).toMatchObject({ refused: 2, repaired: 1 });
    await operator.push("PUT", "locations", "LOC-1", locationOf(operator));
    expect(await listed(id)).toMatchObject({ refused: 2, repaired: 0 });
  });

  it("read since when an operator does not know our token, and what to do", async () => {
    const { operator, id } = await connect();
    operator.misbehave = () => envelope(2002, null, 401);
    await manage("POST", `/${id}/pull`);
    expect(await listed(id)).toMatchObject({
      lastError: expect.stringMatching(/401.*connect it again/),
      errorSince: expect.any(String),
    });
  });

  it("cannot add an operator twice", async () => {
    const operator = makeOperator();
    await addOperator(operator);
    await expect(addOperator(operator)).rejects.toThrow("conflict");
  });
});

describe("every answer below /ocpi", () => {
  it("has OCPI's envelope and the ids of the request, also where there is nothing", async () => {
    const headers = {
      "X-Request-ID": "req-1",
      "X-Correlation-ID": "cor-1",
      "OCPI-from-country-code": "IN",
      "OCPI-from-party-id": "VLT",
    };
    const { operator } = await connect();
    const Authorization = `Token ${btoa(operator.token)}`;
    for (const [path, status] of [
      ["/ocpi/versions", 200],
      ["/ocpi", 404],
      ["/ocpi/nothing", 404],
      ["/ocpi/emsp/2.2.1/sessions/IN/VLT/1", 404],
    ] as const) {
      const response = await api(path, { headers: { ...headers, Authorization } });
      expect(response.status, path).toBe(status);
      expect(await response.json()).toMatchObject({ status_code: status === 200 ? 1000 : 2000 });
      expect(response.headers.get("X-Request-ID")).toBe("req-1");
      expect(response.headers.get("X-Correlation-ID")).toBe("cor-1");
      expect(response.headers.get("OCPI-to-party-id")).toBe("VLT");
      expect(response.headers.get("OCPI-from-party-id")).toBe("CIN");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
    const put = await api("/ocpi/versions", { method: "PUT", headers: { Authorization } });
    expect([put.status, put.headers.get("Allow")]).toEqual([405, "GET"]);
  });

  it("is 401 without a token, with a foreign one and with one of staff", async () => {
    const { operator } = await connect();
    const path = `${locations}/IN/${operator.partyId}/LOC-1`;
    const staff = await ownerToken();
    for (const Authorization of ["", "Token", `Token ${btoa("nobody")}`, `Bearer ${staff}`, "Basic eDp5"]) {
      for (const method of ["GET", "PUT", "PATCH"]) {
        const response = await api(path, { method, headers: { Authorization } });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ status_code: 2002 });
      }
    }
  });

  it("takes a token that is not encoded, as older operators send it", async () => {
    const { operator } = await connect();
    const headers = { Authorization: `Token ${operator.token}` };
    expect((await api("/ocpi/versions", { headers })).status).toBe(200);
  });
});
