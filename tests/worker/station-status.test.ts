import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CompactStations } from "#shared/contract/station-compact.ts";
import type { StationStatusList } from "#shared/contract/station-status.ts";
import type { StationPage } from "#shared/contract/stations.ts";
import { dayMs, minuteMs } from "#shared/time.ts";
import { openDb } from "#worker/db/client.ts";
import { expireReportSenders } from "#worker/features/stations/evidence.queries.ts";
import { listStatuses } from "#worker/features/stations/station-status.queries.ts";
import { allStationRows } from "#worker/features/stations/stations.queries.ts";
import { startApi, submissionBody } from "../support/api.ts";
import { contentApp } from "../support/content.ts";
import { countRows } from "../support/rows-read.ts";
import { addOperator, addStations, reportAll, reportStatus } from "../support/stations.ts";

let now = Date.parse("2026-11-22T14:30:00+05:30");
const app = contentApp({ clock: { now: () => now, id: () => crypto.randomUUID() } });

async function statuses(query = ""): Promise<StationStatusList> {
  // As after the 20 seconds that the edge stores a response.
  const response = await app(`/api/stations/status${query}`, { headers: { "Cache-Control": "no-cache" } });
  expect(response.status, query).toBe(200);
  return response.json();
}

/** What the edge has of the first point of station-0. */
async function storedPage(): Promise<string | undefined> {
  const stored: StationPage = await (await app("/api/stations/station-0")).json();
  return stored.data.evses[0]?.status;
}

async function page(slug: string): Promise<StationPage> {
  return (await app(`/api/stations/${slug}`, { headers: { "Cache-Control": "no-cache" } })).json();
}

beforeEach(async () => {
  now = Date.parse("2026-11-22T14:30:00+05:30");
  await addOperator();
  await addStations(2);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM station_status"),
    env.DB.prepare("UPDATE stations SET hidden_reason = NULL"),
  ]);
});

describe("the live status", () => {
  it("says nothing of a point that is reported free for days while the one beside it is used", async () => {
    const hour = 60 * minuteMs;
    const report = { status: "AVAILABLE", reportedAt: now, confirmedAt: now };
    const reports = {
      a: { ...report, changedAt: now - 60 * hour, activity: 50 },
      b: { ...report, changedAt: now - hour, activity: 60 },
    };
    await reportStatus("station-0", { a: "AVAILABLE", b: "AVAILABLE" }, now);
    await env.DB.prepare("UPDATE station_status SET evses = ?").bind(JSON.stringify(reports)).run();
    const { stations } = await statuses();
    expect(stations["station-0"]).toMatchObject({
      free: 1,
      total: 2,
      unknown: 1,
      evses: { a: ["UNKNOWN", null] },
    });
    const { data } = await page("station-0");
    expect(data.availability).toBe(1);
    expect(data.evses.map(({ status, reason }) => [status, reason])).toEqual([
      ["UNKNOWN", "Reported free, but not confirmed lately"],
      ["AVAILABLE", null],
    ]);
  });

  it("says nothing of a free point once two visitors reported there, until staff close their reports", async () => {
    await reportStatus("station-0", { a: "AVAILABLE", b: "CHARGING" }, now);
    const forms = startApi({ clock: { now: () => now, id: () => crypto.randomUUID() } });
    const report = (reason: string, address: string) =>
      forms("/api/form-submissions", {
        method: "POST",
        headers: { "CF-Connecting-IP": address },
        body: submissionBody({
          ...{ formType: "general_query", firstName: undefined, email: "", phone: null },
          formData: { source: "station_report", station: "Station 0", reason },
          origin: { station: "station-0" },
        }),
      });
    const free = async () => (await statuses()).stations["station-0"]?.free;
    const { version } = await statuses();
    const changed = async () => Object.keys((await statuses(`?since=${version}`)).stations);
    expect((await report("Charger not working", "203.0.113.9")).status).toBe(201);
    await report("Payment problem", "198.51.100.9");
    // One person alone counts once, also without an address of mail.
    now += minuteMs;
    await report("Charger not working", "203.0.113.77");
    await report("Connector or cable damaged", "203.0.113.9");
    expect([await free(), await changed()]).toEqual([1, []]);
    expect(await storedPage()).toBe("AVAILABLE");
    await report("Connector or cable damaged", "2001:db8:1:2::9");
    expect([await free(), await changed()]).toEqual([null, ["station-0"]]);
    expect(await storedPage()).toBe("UNKNOWN");
    const { data } = await page("station-0");
    expect(data.evses[0]).toMatchObject({
      status: "UNKNOWN",
      reason: "Reported free, but not confirmed lately",
    });
    await env.DB.prepare("UPDATE submissions SET status = 'completed'").run();
    expect(await free()).toBe(1);
    const senders = () => env.DB.prepare("SELECT count(*) AS n FROM report_senders").first("n");
    expect(await senders()).toBe(5);
    await expireReportSenders(openDb(env.DB), now + 3 * dayMs + 1);
    expect(await senders()).toBe(0);
  });

  it("says nothing of a free point that staff found broken, until its status changes or staff found it working", async () => {
    await reportStatus("station-0", { a: "AVAILABLE", b: "CHARGING" }, now);
    const id = await env.DB.prepare("SELECT id FROM stations WHERE slug = 'station-0'").first("id");
    const visit = (works: boolean, uid = "A") =>
      app.staff(`/api/stations/admin/${id}/evses/${uid}/visits`, { method: "POST", body: { works } });
    const free = async () => (await statuses()).stations["station-0"]?.free;
    const { version } = await statuses();
    const found = await visit(false);
    expect(found.status).toBe(201);
    expect((await found.json()) as object).toMatchObject({
      data: {
        evses: [
          { uid: "a", visit: { works: false } },
          { uid: "b", visit: null },
        ],
      },
    });
    expect(await free()).toBeNull();
    expect(Object.keys((await statuses(`?since=${version}`)).stations)).toEqual(["station-0"]);
    expect(await storedPage()).toBe("UNKNOWN");
    now += minuteMs;
    await visit(true);
    expect(await free()).toBe(1);
    expect((await visit(true, "z")).status).toBe(404);
    await env.DB.prepare("DELETE FROM station_status").run();
    expect((await visit(true)).status).toBe(409);
  });

  it("takes a visit of staff who charged there for a sign of life of a silent point", async () => {
    const hour = 60 * minuteMs;
    await reportStatus("station-0", { a: "AVAILABLE", b: "AVAILABLE" }, now);
    const report = { status: "AVAILABLE", reportedAt: now, confirmedAt: now };
    const reports = {
      a: { ...report, changedAt: now - 60 * hour, activity: 50 },
      b: { ...report, changedAt: now - hour, activity: 60 },
    };
    await env.DB.prepare("UPDATE station_status SET evses = ?").bind(JSON.stringify(reports)).run();
    const free = async () => (await statuses()).stations["station-0"]?.free;
    expect(await free()).toBe(1);
    const id = await env.DB.prepare("SELECT id FROM stations WHERE slug = 'station-0'").first("id");
    await app.staff(`/api/stations/admin/${id}/evses/a/visits`, { method: "POST", body: { works: true } });
    expect(await free()).toBe(2);
  });

  it("counts what operators reported in the last fifteen minutes, and afterwards says when one was seen free", async () => {
    await reportStatus("station-0", { a: "AVAILABLE", b: "CHARGING" }, now);
    const { stations, version } = await statuses();
    expect(Object.keys(stations)).toEqual(["station-0"]);
    expect(stations["station-0"]).toEqual({
      free: 1,
      total: 2,
      confirmedAt: "2026-11-22T09:00:00Z",
      evses: { a: ["AVAILABLE", "2026-11-22T09:00:00Z"], b: ["CHARGING", "2026-11-22T09:00:00Z"] },
    });
    expect((await page("station-0")).data).toMatchObject({
      availability: 1,
      isLive: true,
      operator: "Example Power",
    });
    expect((await page("station-1")).data).toMatchObject({ availability: null, isLive: false });

    now += 15 * minuteMs + 1;
    expect((await statuses()).stations["station-0"]).toEqual({
      free: null,
      total: 2,
      unknown: 2,
      confirmedAt: null,
      lastFreeAt: "2026-11-22T09:00:00Z",
      evses: { a: ["UNKNOWN", null], b: ["UNKNOWN", null] },
    });
    expect((await page("station-0")).data).toMatchObject({ availability: null, isLive: true });
    expect((await statuses(`?since=${version}`)).stations).toEqual({});
  });

  it("returns only what changed after a version, and all after one that is not reached yet", async () => {
    await reportStatus("station-0", { a: "AVAILABLE", b: "AVAILABLE" }, now);
    const { version } = await statuses();
    await reportStatus("station-1", { a: "CHARGING", b: "CHARGING" }, now);
    const later = await statuses(`?since=${version}&only=counts`);
    expect(later.stations).toEqual({
      "station-1": { free: 0, total: 2, confirmedAt: "2026-11-22T09:00:00Z" },
    });
    expect(later.version).toBeGreaterThan(version);
    expect(Object.keys((await statuses("?since=999999")).stations)).toHaveLength(2);
    expect(Object.keys((await statuses("?station=station-0")).stations)).toEqual(["station-0"]);
    expect(Object.keys((await statuses("?station=station-1,station-0,none")).stations)).toHaveLength(2);
    // D1 takes 100 values in a statement.
    const tooMany = Array.from({ length: 120 }, () => "a").join();
    expect((await app(`/api/stations/status?station=${tooMany}`)).status).toBe(400);
    expect((await app("/api/stations/status?since=x")).status).toBe(400);
  });

  it("has the words for documents, also those of the time when the reports are old", async () => {
    await reportStatus("station-0", { a: "AVAILABLE", b: "CHARGING" }, now);
    await reportStatus("station-1", { a: "UNKNOWN", b: "UNKNOWN" }, now);
    const { stations } = await statuses("?words=1&only=counts");
    const old = { label: "No recent status", tone: "unknown", sentence: "last free today, 2:30 PM" };
    expect(stations["station-0"]).toMatchObject({
      free: 1,
      words: {
        now: { label: "Limited", tone: "limited", sentence: "1 of 2 free" },
        until: "2026-11-22T09:15:00.000Z",
        later: old,
      },
    });
    const unknown = { label: "No recent status", tone: "unknown", sentence: "2 charging points" };
    expect(stations["station-1"]?.words).toEqual({ now: unknown, until: null, later: unknown });
    now += 15 * minuteMs + 1;
    const later = (await statuses("?words=1&only=counts")).stations["station-0"];
    expect(later?.words).toEqual({ now: old, until: null, later: old });
    expect((await app("/api/stations/status?words=yes")).status).toBe(400);
  });

  it("takes the word of staff until their day has passed, and tells those who follow", async () => {
    await reportStatus("station-0", { a: "AVAILABLE", b: "AVAILABLE" }, now);
    const { version } = await statuses();
    await env.DB.prepare(
      `UPDATE stations SET evses = json_set(evses, '$[0].status', 'OUTOFORDER', '$[0].until', '2026-11-22') WHERE slug = 'station-0'`,
    ).run();
    const later = await statuses(`?since=${version}`);
    expect(later.stations["station-0"]).toMatchObject({ free: 1, total: 2, broken: 1 });
    now += 10 * 60 * minuteMs;
    await reportStatus("station-0", { a: "AVAILABLE", b: "AVAILABLE" }, now);
    expect((await statuses()).stations["station-0"]).toMatchObject({ free: 2, total: 2 });
  });

  it("leaves out stations that visitors do not see", async () => {
    await reportStatus("station-0", { a: "AVAILABLE" }, now);
    await env.DB.prepare("UPDATE stations SET hidden_reason = 'vanished' WHERE slug = 'station-0'").run();
    expect((await statuses()).stations).toEqual({});
  });

  it("is stored for twenty seconds and purges no page", async () => {
    const response = await app("/api/stations/status");
    expect(response.headers.get("Cloudflare-CDN-Cache-Control")).toBe("public, max-age=20");
    expect(response.headers.get("Cache-Tag")).toBe("station-status");
    await reportStatus("station-0", { a: "AVAILABLE" }, now);
    now += 19_000;
    expect((await (await app("/api/stations/status")).json()) as object).toMatchObject({ stations: {} });
    now += 2000;
    const later: StationStatusList = await (await app("/api/stations/status")).json();
    expect(later.stations).toHaveProperty("station-0");
  });
});

describe("five thousand stations with four points each", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await addOperator();
    await addStations(5000, { points: 4 });
  }, 60_000);
  beforeEach(async () => reportAll(5000, now));

  it("are read with 10,010 rows for all statuses, and four for a change", async () => {
    const db = (binding: D1Database) => openDb(binding);
    expect(await countRows((d) => listStatuses(db(d), {}, now))).toBeLessThanOrEqual(10_010);
    const { version } = await statuses("?only=counts");
    expect(await countRows((d) => listStatuses(db(d), { since: version }, now))).toBeLessThanOrEqual(2);
    await reportStatus("station-7", { a: "CHARGING" }, now);
    expect(await countRows((d) => listStatuses(db(d), { since: version }, now))).toBeLessThanOrEqual(4);
    expect(await countRows((d) => listStatuses(db(d), { station: ["station-7"] }, now))).toBeLessThanOrEqual(
      4,
    );
    expect(await countRows((d) => allStationRows(db(d)))).toBeLessThanOrEqual(10_010);
  });

  it("reach the finder in at most 250 kB", async () => {
    const sizes = await Promise.all(
      ["/api/stations/compact", "/api/stations/status?only=counts"].map(async (path) => {
        const { body } = await app(path);
        const packed = body?.pipeThrough(new CompressionStream("gzip"));
        return (await new Response(packed).arrayBuffer()).byteLength;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
    const compact: CompactStations = await (await app("/api/stations/compact")).json();
    expect(compact.slug.length).toBeGreaterThanOrEqual(5000);
  });
});

describe("the open data", () => {
  it("names the site by its own address, at whatever address it is read", { timeout: 30_000 }, async () => {
    const api = startApi({ bindings: { SITE_URL: "https://site.example" } });
    const response = await api("/api/stations.geojson", { headers: { "Cache-Control": "no-cache" } });
    expect(await response.json()).toMatchObject({ attribution: "https://site.example/stations" });
  });

  it("has every public station as GeoJSON and as OCPI Locations, with a licence", {
    timeout: 30_000,
  }, async () => {
    const read = async (path: string) => {
      const response = await app(path);
      expect(response.headers.get("Cache-Tag")).toBe("stations");
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      return response.json();
    };
    expect(await read("/api/stations.geojson")).toMatchObject({
      license: "CC-BY-4.0",
      features: expect.arrayContaining([expect.objectContaining({ id: "charge-india-chennai" })]),
    });
    const ocpi = (await read("/api/stations.json")) as { license: string; data: { name: string }[] };
    expect(ocpi.license).toBe("CC-BY-4.0");
    expect(ocpi.data.find(({ name }) => name === "Charge India Chennai")).toMatchObject({
      country_code: "IN",
      coordinates: { latitude: "13.08780", longitude: "80.27850" },
      opening_times: { twentyfourseven: false },
      evses: [
        {
          status: "UNKNOWN",
          connectors: [{ standard: "IEC_62196_T2_COMBO", max_electric_power: 60_000 }],
        },
        {},
      ],
    });
  });
});
