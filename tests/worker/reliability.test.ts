import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { worstStations } from "#shared/contract/reliability.ts";
import { dayMs, hourMs, indianDay, minuteMs } from "#shared/time.ts";
import { openDb } from "#worker/db/client.ts";
import { dayAfter, dayStart } from "#worker/features/reliability/station-day.rules.ts";
import { recordExpired } from "#worker/features/reliability/status-changes.queries.ts";
import { exampleLocations } from "../support/ocpi-examples.ts";
import type { Json, Operator } from "../support/ocpi-operator.ts";
import {
  connect,
  connectNetwork,
  ownerToken,
  runCron,
  staffApi,
  stationOf,
  time,
} from "../support/ocpi-world.ts";

let operator: Operator;
let id: string;
/** Half past midnight of a day in India. */
let morning: number;

vi.setConfig({ testTimeout: 30_000 });
beforeEach(async () => {
  connectNetwork();
  ({ operator, id } = await connect());
  morning = dayStart(dayAfter(indianDay(time.now))) + hourMs / 2;
  time.now = morning;
});
afterEach(() => vi.restoreAllMocks());

const iso = (offset = 0) => new Date(time.now + offset).toISOString();

/** Open all day, with two EVSEs. */
function location(changes: Json = {}): Json {
  const example = exampleLocations["public charging location"] as Json;
  const evses = (example.evses as Json[]).map((evse) => ({
    ...evse,
    status: "AVAILABLE",
    last_updated: iso(),
  }));
  return {
    ...example,
    ...{ country_code: operator.countryCode, party_id: operator.partyId, id: "LOC-1" },
    ...{ opening_times: { twentyfourseven: true }, evses, last_updated: iso(), ...changes },
  };
}

async function push(method: string, path: string, body: Json): Promise<void> {
  const response = await operator.push(method, "locations", path, body);
  expect(response.status, await response.clone().text()).toBeLessThan(300);
}

const patch = (status: string, offset = 0) =>
  push("PATCH", "LOC-1/3256", { status, last_updated: iso(offset) });

/** What is recorded of an EVSE, in minutes after `morning`. */
async function recorded(uid = "3256"): Promise<[number, string][]> {
  const station = await stationOf(id, "loc-1");
  const { results } = await env.DB.prepare(
    "SELECT at, status FROM evse_status_changes WHERE station_id = ? AND uid = ? ORDER BY at",
  )
    .bind(station?.id, uid)
    .all<{ at: number; status: string }>();
  return results.map(({ at, status }) => [Math.round((at - morning) / minuteMs), status]);
}

interface Day {
  day: string;
  evses: string;
  working: number;
  unknown: number;
  broken: number;
}

async function days(): Promise<Day[]> {
  const station = await stationOf(id, "loc-1");
  const found = await env.DB.prepare("SELECT * FROM station_days WHERE station_id = ? ORDER BY day")
    .bind(station?.id)
    .all<Day>();
  return found.results;
}

const later = (minutes: number) => {
  time.now += minutes * minuteMs;
};

describe("the record of a station", () => {
  it("has each change once, however often it is sent, and nothing of reports that came too late", async () => {
    await push("PUT", "LOC-1", location());
    later(5);
    await patch("CHARGING");
    await patch("CHARGING");
    later(5);
    await patch("CHARGING");
    // Older than what is known: it changes nothing.
    await patch("OUTOFORDER", -8 * minuteMs);
    later(5);
    await patch("AVAILABLE");
    expect(await recorded()).toEqual([
      [0, "AVAILABLE"],
      [5, "CHARGING"],
      [15, "AVAILABLE"],
    ]);
  });

  it("costs one row to write for a change, and none for a confirmation", async () => {
    await push("PUT", "LOC-1", location());
    later(5);
    const before = await recorded();
    await patch("AVAILABLE");
    expect(await recorded()).toEqual(before);
    await patch("CHARGING");
    expect((await recorded()).length).toBe(before.length + 1);
  });

  it("says that nobody knew from 15 minutes after the last report until the next", async () => {
    await push("PUT", "LOC-1", location());
    later(40);
    await patch("AVAILABLE");
    const expected = [
      [0, "AVAILABLE"],
      [15, "UNKNOWN"],
      [40, "AVAILABLE"],
    ];
    expect(await recorded()).toEqual(expected);
    // The other EVSE is only found by the job, which adds nothing when it runs again.
    const db = openDb(env.DB);
    await recordExpired(db, time.now);
    await recordExpired(db, time.now);
    expect(await recorded("3257")).toEqual(expected.slice(0, 2));
    expect(await recorded()).toEqual(expected);
  });

  it("ends when an EVSE is removed or its station hidden, and goes on when they return", async () => {
    await push("PUT", "LOC-1", location());
    later(5);
    await patch("REMOVED");
    later(5);
    await push("PUT", "LOC-1", location({ publish: false }));
    await recordExpired(openDb(env.DB), time.now);
    expect((await recorded()).at(-1)).toEqual([5, "REMOVED"]);
    expect(await recorded("3257")).toEqual([
      [0, "AVAILABLE"],
      [10, "REMOVED"],
    ]);
    later(5);
    await push("PUT", "LOC-1", location());
    await recordExpired(openDb(env.DB), time.now);
    expect((await recorded("3257")).at(-1)).toEqual([15, "AVAILABLE"]);
  });

  it("is not put out of order by a machine whose clock is behind", async () => {
    await push("PUT", "LOC-1", location());
    later(5);
    await patch("CHARGING");
    later(-1);
    await patch("AVAILABLE", minuteMs + 1);
    expect((await recorded()).at(-1)).toEqual([5, "AVAILABLE"]);
  });
});

describe("a day that is over", () => {
  it("is stored once with sums of 24 hours, and the changes in it are deleted", async () => {
    time.now -= hourMs;
    await push("PUT", "LOC-1", location());
    time.now = morning + 9.5 * hourMs;
    await push("PUT", "LOC-1", location());
    later(10);
    await patch("OUTOFORDER");
    later(10);
    await patch("AVAILABLE");
    time.now = morning + dayMs;
    await runCron();
    // Less than an hour after midnight, a report may still be valid.
    expect((await days()).map(({ day }) => day)).toEqual([indianDay(morning - hourMs)]);
    await runCron(3600);
    await runCron(3600);
    const [, day, ...rest] = await days();
    expect(rest).toEqual([]);
    expect(day?.day).toBe(indianDay(morning));
    const { working = 0, unknown = 0, broken = 0 } = day ?? {};
    expect(working + unknown + broken).toBe(2 * 86_400);
    expect(broken).toBe(600);
    // Free until 15 minutes after each last report.
    expect(JSON.parse(day?.evses ?? "{}")[3256]).toBe("U0 A36000 O36600 A37200 U38100");
    expect(await recorded()).toHaveLength(1);
  });

  it("tells staff how much of its unknown time requests to its operator failed, and why", async () => {
    operator.locations.set("LOC-1", location());
    await runCron();
    operator.misbehave = () => new Response(null, { status: 500 });
    await runCron(600);
    later(60);
    await runCron(600);
    operator.misbehave = () => null;
    await runCron(100 * 60);
    time.now = morning + dayMs + 2 * hourMs;
    await runCron();
    const response = await staffApi("/api/reliability/admin/worst", { token: await ownerToken() });
    const { unknown } = worstStations.parse(await response.json());
    const station = await stationOf(id, "loc-1");
    // From the 15th to the 180th minute, and from the 195th to midnight.
    const share = Math.round((165 / (165 + 1410 - 195)) * 100);
    expect(unknown.find((one) => one.id === station?.id)?.unknownInFailures).toEqual({
      share,
      message: expect.stringContaining("500"),
    });
  });

  it("is made up for after days in which no job ran, and forgotten after 400 days", async () => {
    await push("PUT", "LOC-1", location());
    time.now = morning + 3 * dayMs + 2 * hourMs;
    await runCron();
    expect((await days()).map(({ day, unknown }) => [day, unknown])).toEqual([
      [indianDay(morning), 2 * (86_400 - 45 * 60)],
      [indianDay(morning + dayMs), 2 * 86_400],
      [indianDay(morning + 2 * dayMs), 2 * 86_400],
    ]);
    time.now = morning + 402 * dayMs + 2 * hourMs;
    await runCron();
    expect((await days())[0]?.day).toBe(indianDay(morning + 2 * dayMs));
  });
});
