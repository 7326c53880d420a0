import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { evseNow, type LiveReport } from "../../../src/shared/station-status.ts";
import { minuteMs } from "../../../src/shared/time.ts";
import { type BackupBindings, openLocal } from "../../operate/backup/bindings.ts";
import { progress } from "../../setup/progress.ts";
import { type KillableServer, startKillable } from "../killable-server.ts";
import {
  evseUids,
  lastReports,
  locationId,
  planReports,
  type Report,
  type StormPlan,
  stormLocation,
} from "./plan.ts";

export interface StormResult {
  reports: number;
  attempts: number;
  crashes: number;
  seconds: number;
  /** The longest time of a running server from accepting a push to telling visitors, in seconds. */
  slowestSeconds: number;
  /** The faults, as sentences. */
  faults: string[];
}

const party = { id: "0198a000-0000-7000-8000-000000000001", countryCode: "IN", partyId: "STM" };
const token = "a-token-of-the-storm";
/** Ages at which what visitors are told is compared, in minutes after the storm. */
const laterMinutes = [0, 5, 10, 15, 20];
/** An answer may be this old: 20 seconds at the edge, and the time to get there. */
const longestSeconds = 30;

/**
 * Sends the reports of operators, in any order, twice and late, while workerd is killed, and then
 * compares what is stored and told with the last report of each EVSE.
 */
export async function stationStorm(plan: StormPlan): Promise<StormResult> {
  const setup = await openLocal(plan.state);
  await addParty(setup);
  await setup.close();
  const server = await startKillable((port) => [
    ...(["node", "scripts/audit/storm/server.ts", "--port", String(port)] as const),
    ...["--state", plan.state],
  ]);
  const sender = makeSender(server);
  const began = Date.now();
  const reports = planReports(plan, began);
  let slowestSeconds = 0;
  try {
    progress.begin("stations", plan.stations);
    const indexes = Array.from({ length: plan.stations }, (_, index) => index);
    await inParallel(indexes, plan.clients, (index) =>
      sender.send("PUT", locationId(index), stormLocation(index, party, began)),
    );
    progress.begin("reports", reports.length);
    const crashing = crashDuring(server, plan, () => sender.sent - plan.stations);
    const probing = probe(server, sender, plan.stations);
    await inParallel(reports, plan.clients, ({ location, uid, status, at }) =>
      sender.send("PATCH", `${location}/${uid}`, { status, last_updated: new Date(at).toISOString() }),
    );
    await crashing;
    slowestSeconds = await probing();
  } finally {
    await server.stop();
  }
  progress.begin("comparing what is stored");
  const target = await openLocal(plan.state);
  try {
    const faults = await examine(target, plan, reports);
    if (slowestSeconds > longestSeconds) faults.push(`A push was public only after ${slowestSeconds} s`);
    const seconds = Math.round((Date.now() - began) / 1000);
    const { attempts } = sender;
    return { reports: reports.length, attempts, crashes: plan.crashes, seconds, slowestSeconds, faults };
  } finally {
    await target.close();
  }
}

async function addParty({ db }: BackupBindings): Promise<void> {
  await db
    .prepare(
      "INSERT INTO ocpi_parties (id, name, country_code, party_id, status, token_c_hash, created_at, updated_at) VALUES (?, 'Storm', ?, ?, 'connected', ?, 0, 0)",
    )
    .bind(party.id, party.countryCode, party.partyId, createHash("sha256").update(token).digest("hex"))
    .run();
}

/** Sends until it is acknowledged, however often the server is down. */
function makeSender({ origin }: KillableServer) {
  const base = `${origin}/ocpi/emsp/2.2.1/locations/${party.countryCode}/${party.partyId}`;
  const headers = {
    Authorization: `Token ${Buffer.from(token).toString("base64")}`,
    "Content-Type": "application/json",
  };
  const sender = {
    attempts: 0,
    sent: 0,
    async send(method: "PUT" | "PATCH", path: string, content: unknown): Promise<void> {
      const body = JSON.stringify(content);
      for (let attempt = 1; attempt <= 1000; attempt++) {
        sender.attempts += 1;
        const signal = AbortSignal.timeout(15_000);
        const response = await fetch(`${base}/${path}`, { method, headers, body, signal }).catch(() => null);
        const text = await response?.text().catch(() => "");
        if (response && response.status < 300) {
          if (!text?.includes('"status_code":1000')) throw new Error(`${method} ${path}: ${text}`);
          sender.sent += 1;
          return;
        }
        if (response && response.status < 500 && response.status !== 429)
          throw new Error(`${method} ${path}: ${response.status} ${text}`);
        await setTimeout(100);
      }
      throw new Error(`${method} ${path} was never acknowledged`);
    },
  };
  return sender;
}

async function inParallel<Item>(items: Item[], clients: number, work: (item: Item) => Promise<void>) {
  let next = 0;
  const client = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      await work(item);
      progress.add();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Kills the server at moments spread over the storm. */
async function crashDuring(server: KillableServer, { crashes, patches }: StormPlan, done: () => number) {
  for (let crash = 1; crash <= crashes; crash++) {
    while (done() < (patches * crash) / (crashes + 1)) await setTimeout(20);
    await server.crash();
  }
}

/**
 * While the storm goes on, changes a station of its own again and again, and waits each time
 * until a visitor reads it. The returned function ends that, with the longest time in seconds.
 */
function probe(
  { origin, downMs }: KillableServer,
  sender: ReturnType<typeof makeSender>,
  index: number,
): () => Promise<number> {
  let isOver = false;
  let slowest = 0;
  const run = async () => {
    await sender.send("PUT", locationId(index), stormLocation(index, party, Date.now()));
    for (let turn = 0; turn === 0 || !isOver; turn++) {
      const status = turn % 2 === 0 ? "AVAILABLE" : "CHARGING";
      await sender.send("PATCH", `${locationId(index)}/1`, {
        status,
        last_updated: new Date().toISOString(),
      });
      // From the answer on, and without the time in which there is no server.
      const upMs = () => Date.now() - downMs();
      const began = upMs();
      while (upMs() - began < 120_000 && !(await isPublic(origin, index, turn % 2))) {
        if (isOver && turn > 0) return slowest;
        await setTimeout(500);
      }
      slowest = Math.max(slowest, Math.round((upMs() - began) / 1000));
    }
    return slowest;
  };
  const running = run();
  return () => {
    isOver = true;
    return running;
  };
}

/** Whether visitors read that one point is free (`turn` 0), or none. */
async function isPublic(origin: string, index: number, turn: number): Promise<boolean> {
  const signal = AbortSignal.timeout(15_000);
  const address = `${origin}/api/stations/status?station=storm-${index}-chennai`;
  const response = await fetch(address, { signal }).catch(() => null);
  if (!response?.ok) return false;
  const { stations } = (await response.json().catch(() => ({ stations: {} }))) as {
    stations: Record<string, { evses: Record<string, [status: string, confirmedAt: string]> }>;
  };
  const [status] = stations[`storm-${index}-chennai`]?.evses["1"] ?? [];
  return status === (turn === 0 ? "AVAILABLE" : "CHARGING");
}

/** The final status of every EVSE, in the tables and as visitors are told it now and later. */
async function examine({ db }: BackupBindings, plan: StormPlan, reports: Report[]): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT location_key AS key, body, s.evses AS live FROM ocpi_locations
       JOIN station_status s ON s.station_id = ocpi_locations.station_id`,
    )
    .all<{ key: string; body: string; live: string }>();
  const rows = new Map(results.map((row) => [row.key, row]));
  const last = lastReports(reports);
  const now = Date.now();
  const faults: string[] = [];
  for (let index = 0; index < plan.stations; index++) {
    const row = rows.get(locationId(index).toLowerCase());
    if (!row) {
      faults.push(`${locationId(index)} is missing`);
      continue;
    }
    const live = JSON.parse(row.live) as Record<string, LiveReport & { reportedAt: number }>;
    const { evses } = JSON.parse(row.body) as { evses: { uid: string; status: string }[] };
    for (const uid of evseUids) {
      const what = `${locationId(index)}/${uid}`;
      const truth = last.get(`${locationId(index)} ${uid}`);
      const stored = evses.find((one) => one.uid === uid)?.status;
      const expected = truth?.status ?? "OUTOFORDER";
      if (live[uid]?.status !== expected || stored !== expected)
        faults.push(`${what} is ${live[uid]?.status} and ${stored}, and was last reported ${expected}`);
      if (truth && live[uid]?.reportedAt !== truth.at) faults.push(`${what} has another time of report`);
      faults.push(...wronglyFree(what, { report: live[uid], truth, now }));
    }
  }
  return faults;
}

/** An EVSE may be told as free only while its last report says so and is fresh. */
function wronglyFree(
  what: string,
  { report, truth, now }: { report: LiveReport | undefined; truth: Report | undefined; now: number },
): string[] {
  return laterMinutes.flatMap((minutes) => {
    const at = now + minutes * minuteMs;
    const told = evseNow({ uid: what, status: "AVAILABLE" }, report, at).status;
    const mayBeFree = truth?.status === "AVAILABLE" && at - truth.at <= 15 * minuteMs;
    return told === "AVAILABLE" && !mayBeFree ? [`${what} is shown free ${minutes} min after the storm`] : [];
  });
}
