import { and, eq, gt, inArray, max, type SQL, sql } from "drizzle-orm";
import type {
  LiveStation,
  StationStatusList,
  StationStatusQuery,
  StatusTexts,
} from "#shared/contract/station-status.ts";
import {
  agedCounts,
  countEvses,
  type EvseCounts,
  freeText,
  staleAfterMs,
  statusLabel,
  statusSentence,
} from "#shared/station-status.ts";
import { isoTime } from "#shared/time.ts";
import { t } from "#shared/translate.ts";
import type { Db } from "../../db/client.ts";
import { stationStatus, stations } from "../../db/schema.ts";
import { visitorReports } from "./evidence.queries.ts";
import { type Evidence, evsesNow } from "./silent-points.rules.ts";
import { isPublic } from "./station-conditions.queries.ts";

/**
 * The live status of public stations that operators report; after `since` only those that
 * changed. A version that is not reached yet, as after a restored backup, counts as none.
 */
export async function listStatuses(
  db: Db,
  query: StationStatusQuery,
  now: number,
): Promise<StationStatusList> {
  const { since = 0, station } = query;
  const [latest] = await db.select({ version: max(stationStatus.version) }).from(stationStatus);
  const version = latest?.version ?? 0;
  const conditions: SQL[] = [isPublic];
  if (since > 0 && since <= version) conditions.push(gt(stationStatus.version, since));
  if (station) conditions.push(inArray(stations.slug, station));
  // Both tables have a column of this name.
  const reports = sql`${stationStatus.evses}`.mapWith(stationStatus.evses).as("reports");
  const rows =
    since === version && version > 0
      ? []
      : await db
          .select({ slug: stations.slug, evses: stations.evses, reports, visits: stationStatus.visits })
          .from(stationStatus)
          .innerJoin(stations, eq(stations.id, stationStatus.stationId))
          .where(and(...conditions));
  const visitors = rows.length > 0 ? await visitorReports(db, now) : new Map<string, number[]>();
  return {
    version,
    at: isoTime(now),
    stations: Object.fromEntries(
      rows.map(({ slug, ...row }) => [
        slug,
        toLiveStation({ ...row, visitors: visitors.get(slug) }, query, now),
      ]),
    ),
  };
}

type StatusRow = Pick<typeof stations.$inferSelect, "evses"> & {
  reports: (typeof stationStatus.$inferSelect)["evses"];
  visits: Evidence["visits"];
  visitors: readonly number[] | undefined;
};

function toLiveStation(
  { evses, reports, visits, visitors }: StatusRow,
  { only, words }: StationStatusQuery,
  now: number,
): LiveStation {
  const present = evsesNow(evses, reports, { now, visits, visitors });
  const counts = countEvses(present);
  const { free, total, unknown, broken, confirmedAt, lastFreeAt } = counts;
  return {
    free,
    total,
    ...(unknown > 0 && { unknown }),
    ...(broken > 0 && { broken }),
    confirmedAt: confirmedAt === null ? null : toSecond(confirmedAt),
    // Where something is free, its confirmation says when.
    ...(lastFreeAt !== null && !free && { lastFreeAt: toSecond(lastFreeAt) }),
    ...(words && { words: toStatusTexts(counts, now) }),
    ...(only !== "counts" && {
      evses: Object.fromEntries(
        evses.map(({ uid }, index) => {
          const { status = "UNKNOWN", confirmedAt: at = null } = present[index] ?? {};
          return [uid, [status, at === null ? null : toSecond(at)] as const];
        }),
      ),
    }),
  };
}

/** What documents say, which are read for longer than a report counts. */
function toStatusTexts(counts: EvseCounts, now: number): LiveStation["words"] {
  const { confirmedAt } = counts;
  const say = (known: EvseCounts): StatusTexts => {
    const { label, tone } = statusLabel(known, true);
    const sentence = known.confirmedAt === null ? statusSentence(known, true, now) : freeText(known);
    return { label: t(label), tone, sentence };
  };
  return {
    now: say(counts),
    until: confirmedAt === null ? null : isoTime(confirmedAt + staleAfterMs),
    later: say(agedCounts(counts, Number.POSITIVE_INFINITY)),
  };
}

/** An ISO time without milliseconds, which nobody needs and which compress badly. */
function toSecond(time: number): string {
  return `${isoTime(time).slice(0, 19)}Z`;
}
