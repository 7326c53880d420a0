import { z } from "zod";
import { limits } from "../limits.ts";
import { evseStatuses } from "./station-fields.ts";

/** More than a station's page asks for, which has its own and the nearest others. */
const mostSlugs = 8;
const slugPattern = `[a-z0-9-]{1,${limits.slug}}`;

/** `GET /api/stations/status`: what changed after the version `since`; all without it. */
export const stationStatusQuery = z.object({
  since: z
    .string()
    .regex(/^[0-9]{1,12}$/, "Use the version of an earlier response for since")
    .transform(Number)
    .optional(),
  /** Only these stations: up to eight slugs with commas between them. */
  station: z
    .string()
    .regex(
      new RegExp(`^${slugPattern}(,${slugPattern}){0,${mostSlugs - 1}}$`),
      `Use up to ${mostSlugs} slugs of stations for station`,
    )
    .transform((slugs) => slugs.split(","))
    .optional(),
  /** `counts` leaves out the single EVSEs. */
  only: z.enum(["counts"], "Use counts for only").optional(),
  /** Adds what a document in this language says of each station; `1`, of an earlier release, is `en`. */
  words: z.enum(["1", "en", "hi"], "Use en or hi for words").optional(),
});
export type StationStatusQuery = z.infer<typeof stationStatusQuery>;

/** The label of a station, and the sentence beside it. */
const statusTexts = z.object({
  label: z.string(),
  tone: z.enum(["live", "limited", "fail", "plain", "unknown"]),
  sentence: z.string(),
});
export type StatusTexts = z.infer<typeof statusTexts>;

/** The live status of one station. Fields that are 0 or null may be missing where marked so. */
export const liveStation = z.object({
  /** Null where no report is fresher than 15 minutes. */
  free: z.int().nullable(),
  total: z.int(),
  unknown: z.int().optional(),
  broken: z.int().optional(),
  /** The oldest report behind `free`; 15 minutes later it says nothing any more. */
  confirmedAt: z.string().nullable(),
  lastFreeAt: z.string().optional(),
  /**
   * Only with `words`: what to say until the report is old, to which its age is added ("3 min
   * ago"), and what from then on. Without a report `until` is null, and both are the same.
   */
  words: z.object({ now: statusTexts, until: z.string().nullable(), later: statusTexts }).optional(),
  /** By uid: the status, and when it was confirmed. */
  evses: z.record(z.string(), z.tuple([z.enum(evseStatuses), z.string().nullable()])).optional(),
});
export type LiveStation = z.infer<typeof liveStation>;

/** `version` is the `since` of the next request; `at` is the server's time. Stations by slug. */
export const stationStatusList = z.object({
  version: z.int(),
  at: z.string(),
  stations: z.record(z.string(), liveStation),
});
export type StationStatusList = z.infer<typeof stationStatusList>;
