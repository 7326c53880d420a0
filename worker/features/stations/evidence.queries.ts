import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { reportSenders, stationStatus, stations, submissions } from "../../db/schema.ts";
import { evidenceMs, evsesNow } from "./silent-points.rules.ts";

/** One more than the highest version of the table, so that clients that poll live statuses get the station again. */
export const nextStatusVersion = sql<number>`(SELECT coalesce(max(version), 0) + 1 FROM station_status)`;

/** Reasons of the form on a station's page that say that nobody could charge. */
const reasons = ["Charger not working", "Connector or cable damaged"];

/**
 * When visitors reported, by the slug of the station, that a charger there does not work. Reports
 * that staff closed or marked as spam count no more; of one sender, by their address of mail or of
 * network, only the last one.
 */
export async function visitorReports(db: Db, now: number): Promise<Map<string, number[]>> {
  const { formData, attribution, createdAt, isActive, spam, status, email } = submissions;
  const rows = await db.all<{ slug: string; email: string; digest: string | null; at: number }>(
    sql`SELECT ${attribution} ->> 'station' AS slug, ${email} AS email, ${createdAt} AS at,
          (SELECT digest FROM ${reportSenders} WHERE submission_id = ${submissions.id}) AS digest
        FROM ${submissions} INDEXED BY submissions_station_reports
        WHERE ${formData} ->> 'source' = 'station_report' AND ${isActive} = 1 AND ${spam} = 0
          AND ${status} IN ('new','in_progress') AND ${createdAt} > ${now - evidenceMs}
          AND ${formData} ->> 'reason' IN ${reasons} AND ${attribution} ->> 'station' IS NOT NULL
        ORDER BY ${createdAt}`,
  );
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  const times = (reports: typeof rows) => {
    const ofMail = [...new Map(reports.map((report) => [report.email, report])).values()];
    return [...new Map(ofMail.map(({ digest, email, at }) => [digest ?? email, at])).values()];
  };
  return new Map([...bySlug].map(([slug, reports]) => [slug, times(reports)]));
}

/**
 * Stores the digest of the network that a visitor's report of this moment came from. Returns whether
 * the report changes the public status of a point; clients that poll then get the station again.
 */
export async function addReportSender(
  db: Db,
  { submissionId, slug, digest }: { submissionId: string; slug: string; digest: string },
  now: number,
): Promise<boolean> {
  await db.insert(reportSenders).values({ submissionId, digest, createdAt: now }).onConflictDoNothing();
  const { visits } = stationStatus;
  const [row] = await db
    .select({
      id: stations.id,
      evses: stations.evses,
      reports: sql`${stationStatus.evses}`.mapWith(stationStatus.evses),
      visits,
    })
    .from(stations)
    .innerJoin(stationStatus, eq(stationStatus.stationId, stations.id))
    .where(and(eq(stations.slug, slug), sql`${stations.isActive} = 1`));
  if (!row) return false;
  const reported = (await visitorReports(db, now)).get(slug) ?? [];
  const silent = (visitors: readonly number[]) =>
    evsesNow(row.evses, row.reports, { now, visits: row.visits, visitors }).filter(({ isSilent }) => isSilent)
      .length;
  const isChange = silent(reported) !== silent(reported.filter((at) => at < now));
  if (isChange)
    await db
      .update(stationStatus)
      .set({ version: nextStatusVersion })
      .where(eq(stationStatus.stationId, row.id));
  return isChange;
}

/** Forgets from which address reports came that count no more. */
export async function expireReportSenders(db: Db, now: number): Promise<void> {
  await db.delete(reportSenders).where(lt(reportSenders.createdAt, now - evidenceMs));
}
