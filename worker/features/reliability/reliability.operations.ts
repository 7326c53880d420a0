import { reliability, stationReliability, worstStations } from "#shared/contract/reliability.ts";
import type { Operation } from "../../http/operation.ts";

const licence = "For everybody, under CC BY 4.0: name the site as the source.";

/** How often chargers worked. */
export const reliabilityOperations: Record<string, Operation> = {
  "GET /api/reliability": {
    summary: "Read how often chargers worked in the last 30 days",
    description: `${licence} Shares are in percent of the recorded time in opening hours.`,
    responses: { 200: reliability, 304: null },
  },
  "GET /api/reliability/log/:file": {
    summary: "Read every change of status in a month, as NDJSON",
    description: `${licence} A line is a station's day in India: evses has the changes of each EVSE, as the second of the day and the status from then on; open is when it was open, in seconds, or null for all day.`,
    responses: { 200: "application/x-ndjson" },
    errors: ["not_found"],
  },
  "GET /api/reliability/stations/:slug": {
    summary: "Read how a station worked on each of the last 90 days",
    description: licence,
    responses: { 200: stationReliability, 304: null },
    errors: ["not_found"],
  },
  "GET /api/reliability/admin/worst": {
    summary: "Read which stations were broken or unknown most, and why they are unknown now",
    responses: { 200: worstStations },
  },
};
