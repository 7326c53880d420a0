import { z } from "zod";

/** Shares of the recorded time in percent, to two decimals. */
export const recordedShares = z.object({
  /** Available, charging or reserved. */
  working: z.number(),
  unknown: z.number(),
  blocked: z.number(),
  /** Inoperative or out of order. */
  broken: z.number(),
  /** By the UK's Public Charge Point Regulations 2023: all but `broken`. */
  reliable: z.number(),
});

const figures = recordedShares.extend({ stations: z.int() });
export type ReliabilityFigures = z.infer<typeof figures>;

/** `GET /api/reliability`: days are those of India, `from` and `to` among them; null without a record. */
export const reliability = z.object({
  license: z.string(),
  license_url: z.string(),
  attribution: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  recordedSince: z.string().nullable(),
  /** Months that `/api/reliability/log/2026-11.ndjson` has. */
  months: z.array(z.string()),
  all: figures.nullable(),
  /** The days that the figures are made of, of all stations together. */
  days: z.array(recordedShares.extend({ day: z.string() })),
  operators: z.array(figures.extend({ operator: z.string() })),
  cities: z.array(figures.extend({ city: z.string(), state: z.string() })),
});
export type Reliability = z.infer<typeof reliability>;

/** `GET /api/reliability/stations/:slug`: the days that have a record, of the last 90. */
export const stationReliability = z.object({
  to: z.string().nullable(),
  recordedSince: z.string().nullable(),
  /** The last 30 days. */
  month: recordedShares.nullable(),
  days: z.array(recordedShares.extend({ day: z.string() })),
});
export type StationReliability = z.infer<typeof stationReliability>;

/** Why the status of a station is not known now; `since` and `message` where they are known. */
export const whyUnknown = z.object({
  /**
   * Its operator is no longer connected, could not be read, says nothing at all, leaves the station
   * out, or itself reports UNKNOWN.
   */
  cause: z.enum(["revoked", "failed", "silent", "left_out", "reported"]),
  since: z.string().nullable(),
  message: z.string().nullable(),
});
export type WhyUnknown = z.infer<typeof whyUnknown>;

/**
 * The percentage of a station's unknown time in which requests of its operator or to it failed, and the
 * message of most of that time. In the rest no request failed, but its operator did not know or report it.
 */
export const unknownInFailures = z.object({ share: z.number(), message: z.string().nullable() });
export type UnknownInFailures = z.infer<typeof unknownInFailures>;

const worstStation = recordedShares.extend({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  operator: z.string(),
  /** Null while the status of all its EVSEs is known. */
  whyUnknown: whyUnknown.nullable(),
  /** Null where nothing was unknown. */
  unknownInFailures: unknownInFailures.nullable(),
});
export type WorstStation = z.infer<typeof worstStation>;

/** `GET /api/reliability/admin/worst`: ten stations each, of the 30 days up to `to`. */
export const worstStations = z.object({
  to: z.string().nullable(),
  broken: z.array(worstStation),
  unknown: z.array(worstStation),
});
export type WorstStations = z.infer<typeof worstStations>;

/** A month of the log, as the name of a file. */
export const logParam = z.object({
  file: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])\.ndjson$/, "Use a month, such as 2026-11.ndjson"),
});
