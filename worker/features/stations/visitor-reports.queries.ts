import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { submissions } from "../../db/schema.ts";
import { evidenceMs } from "./silent-points.rules.ts";

/** Reasons of the form on a station's page that say that nobody could charge. */
const evidence = ["Charger not working", "Connector or cable damaged"];

/**
 * When visitors reported, by the slug of the station, that a charger there does not work. Reports
 * that staff closed or marked as spam count no more, and of one address only the last one.
 */
export async function visitorReports(db: Db, now: number): Promise<Map<string, number[]>> {
  const { formData, attribution, createdAt, isActive, spam, status, email } = submissions;
  const rows = await db.all<{ slug: string; sender: string; at: number }>(
    sql`SELECT ${attribution} ->> 'station' AS slug, ${email} AS sender, ${createdAt} AS at
        FROM ${submissions} INDEXED BY submissions_station_reports
        WHERE ${formData} ->> 'source' = 'station_report' AND ${isActive} = 1 AND ${spam} = 0
          AND ${status} IN ('new','in_progress') AND ${createdAt} > ${now - evidenceMs}
          AND ${formData} ->> 'reason' IN ${evidence} AND ${attribution} ->> 'station' IS NOT NULL
        ORDER BY ${createdAt}`,
  );
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  // The last one of each sender; those without an address have one of their own each.
  const times = (reports: typeof rows) => [
    ...new Map(reports.map(({ sender, at }) => [sender, at])).values(),
  ];
  return new Map([...bySlug].map(([slug, reports]) => [slug, times(reports)]));
}
