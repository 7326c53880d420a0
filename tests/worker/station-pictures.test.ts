import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StationPage } from "#shared/contract/stations.ts";
import { exampleLocations } from "../support/ocpi-examples.ts";
import type { Operator } from "../support/ocpi-operator.ts";
import { api, connect, connectNetwork, runCron, stationOf } from "../support/ocpi-world.ts";
import { jpeg } from "../support/pictures.ts";

const host = "https://pictures.example";
const hour = 3600;

let operator: Operator;
let id: string;
/** What the other site answers by path, and what it was asked for. */
let files: Map<string, BodyInit>;
let asked: string[];

vi.setConfig({ testTimeout: 30_000 });
beforeEach(async () => {
  connectNetwork();
  const toOperators = vi.mocked(globalThis.fetch).getMockImplementation();
  files = new Map();
  asked = [];
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const url = new URL(new Request(input as string, init as RequestInit).url);
    if (url.origin !== host) return toOperators?.(input, init) ?? Response.error();
    asked.push(url.pathname);
    const file = files.get(url.pathname);
    return file ? new Response(file) : new Response("Not here", { status: 404 });
  });
  ({ operator, id } = await connect());
});
afterEach(() => vi.restoreAllMocks());

function send(...paths: string[]): void {
  operator.locations.set("P-1", {
    ...exampleLocations["public charging location"],
    ...{ country_code: operator.countryCode, party_id: operator.partyId, id: "P-1" },
    images: paths.map((path) => ({ url: host + path, category: "LOCATION", type: "jpeg" })),
  });
}

async function picturesShown(): Promise<string[]> {
  const slug = (await stationOf(id, "P-1"))?.slug;
  const page = await (await api(`/api/stations/${slug}`)).json<StationPage>();
  return page.data.pictures;
}

describe("the pictures of an operator", () => {
  it("are fetched once, and shown to visitors as files of ours without metadata", async () => {
    files.set("/gate.jpg", new Blob([jpeg({ secret: "GPS 28.6139" })]));
    send("/gate.jpg");
    await runCron();
    const [shown = "", ...more] = await picturesShown();
    expect(shown).toMatch(/^\/media\/[0-9a-f]{32}-\d+x\d+\.jpg$/);
    expect(more).toEqual([]);
    const file = await api(shown);
    expect(file.status).toBe(200);
    expect(await file.text()).not.toContain("GPS 28.6139");
    await runCron(hour);
    await runCron(200 * hour);
    expect(asked).toEqual(["/gate.jpg"]);
    expect((await api(shown)).status).toBe(200);
  });

  it("that cannot be had are not shown, and are asked for again after a while", async () => {
    files.set("/page.jpg", "<html>Sign in</html>");
    send("/page.jpg", "/late.jpg");
    await runCron();
    expect(await picturesShown()).toEqual([]);
    files.set("/late.jpg", new Blob([jpeg()]));
    await runCron(600);
    expect(asked.toSorted()).toEqual(["/late.jpg", "/page.jpg"]);
    await runCron(hour);
    expect(await picturesShown()).toEqual([expect.stringMatching(/^\/media\//)]);
  });

  it("are forgotten when it no longer names them", async () => {
    files.set("/gate.jpg", new Blob([jpeg()]));
    send("/gate.jpg");
    await runCron();
    send();
    await runCron(hour);
    expect(await picturesShown()).toEqual([]);
    const rows = env.DB.prepare(
      "SELECT count(*) AS n FROM station_pictures p JOIN stations s ON s.seq = p.station_seq WHERE s.party_id = ?",
    );
    expect(await rows.bind(id).first("n")).toBe(0);
  });
});
