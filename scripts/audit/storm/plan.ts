import { randomInt } from "node:crypto";
import { minuteMs } from "../../../src/shared/time.ts";

export interface StormPlan {
  stations: number;
  patches: number;
  crashes: number;
  /** Requests under way at once. */
  clients: number;
  /** The folder of the local database, new and empty. */
  state: string;
}

const statuses = ["AVAILABLE", "BLOCKED", "CHARGING", "INOPERATIVE", "OUTOFORDER", "RESERVED", "UNKNOWN"];
export const evseUids = ["1", "2", "3", "4"];

/** A report of one EVSE at a moment. */
export interface Report {
  location: string;
  uid: string;
  status: string;
  at: number;
}

export const locationId = (index: number) => `ST-${String(index).padStart(5, "0")}`;

/** How long before `now` the reports began: most are fresh at the end, some are not. */
const spanMs = 25 * minuteMs;

/**
 * What operators reported over the last while: every report with a time of its own, in the order
 * in which they arrive. A tenth arrive twice, and all in an order of chance.
 */
export function planReports({ stations, patches }: StormPlan, now: number): Report[] {
  const reports = Array.from({ length: patches }, (_, index): Report => {
    const at = Math.floor(now - spanMs + (spanMs * index) / patches);
    return {
      location: locationId(randomInt(stations)),
      uid: evseUids[randomInt(evseUids.length)] ?? "1",
      status: statuses[randomInt(statuses.length)] ?? "UNKNOWN",
      at,
    };
  });
  // Two reports of an EVSE at the same millisecond would have no right order.
  const seen = new Set<string>();
  const distinct = reports.filter(({ location, uid, at }) => {
    const key = `${location} ${uid} ${at}`;
    return seen.has(key) ? false : seen.add(key);
  });
  const doubled = distinct.filter(() => randomInt(10) === 0);
  return shuffled([...distinct, ...doubled]);
}

function shuffled<Item>(items: Item[]): Item[] {
  for (let index = items.length - 1; index > 0; index--) {
    const other = randomInt(index + 1);
    [items[index], items[other]] = [items[other] as Item, items[index] as Item];
  }
  return items;
}

/** The last report of each EVSE, by `location uid`. */
export function lastReports(reports: Report[]): Map<string, Report> {
  const last = new Map<string, Report>();
  for (const report of reports) {
    const key = `${report.location} ${report.uid}`;
    const known = last.get(key);
    if (!known || known.at < report.at) last.set(key, report);
  }
  return last;
}

/** A location with four EVSEs, all out of order since long. */
export function stormLocation(index: number, ids: { countryCode: string; partyId: string }, now: number) {
  const last_updated = new Date(now - 2 * spanMs).toISOString();
  const connector = {
    id: "1",
    standard: "IEC_62196_T2_COMBO",
    format: "CABLE",
    power_type: "DC",
    max_voltage: 500,
    max_amperage: 120,
    last_updated,
  };
  return {
    country_code: ids.countryCode,
    party_id: ids.partyId,
    id: locationId(index),
    publish: true,
    name: `Storm ${index}`,
    address: `${index} Storm Road`,
    city: "Chennai",
    postal_code: "600040",
    country: "IND",
    coordinates: {
      latitude: (8 + (index % 200) * 0.1).toFixed(6),
      longitude: (70 + Math.floor(index / 200) * 0.5).toFixed(6),
    },
    evses: evseUids.map((uid) => ({ uid, status: "OUTOFORDER", connectors: [connector], last_updated })),
    time_zone: "Asia/Kolkata",
    last_updated,
  };
}
