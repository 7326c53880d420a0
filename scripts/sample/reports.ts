import type { StoredReport } from "../../src/shared/station-status.ts";
import { statusChanges } from "../../worker/features/reliability/status-changes.rules.ts";
import { withActivity } from "../../worker/features/stations/silent-points.rules.ts";
import { isSilentSample, sampleOperatorIds } from "./station-rows.ts";
import { stations } from "./stations.ts";

/** How often the sample operators report; a report counts for 15 minutes. */
const reportEveryMs = 5 * 60_000;
/** How often a point that is free or charging is the other one at the next report. */
const changeShare = 0.12;

/** Lets the sample operators report now and from then on, as long as this process runs. */
export async function keepReporting(db: D1Database): Promise<void> {
  await reportSamples(db, { now: Date.now(), random: Math.random });
  setInterval(() => {
    reportSamples(db, { now: Date.now(), random: Math.random }).catch((error: Error) =>
      console.error(`The sample operators could not report: ${error.message}`),
    );
  }, reportEveryMs).unref();
}

/**
 * The reports of the sample operators at `now`: all points are confirmed, and cars come and go, which
 * the record keeps. Some stations stay silent, as some real ones do.
 */
export async function reportSamples(
  db: D1Database,
  { now, random }: { now: number; random: () => number },
): Promise<void> {
  const silent = new Set(stations.filter((_, index) => isSilentSample(index)).map(({ slug }) => slug));
  const { results } = await db
    .prepare(
      `SELECT station_id AS id, location_id AS slug, station_status.evses AS reports
       FROM station_status JOIN stations ON stations.id = station_id
       WHERE party_id IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(sampleOperatorIds))
    .all<{ id: string; slug: string; reports: string }>();
  const update = db.prepare(
    `UPDATE station_status SET evses = ?, version = (SELECT max(version) + 1 FROM station_status)
     WHERE station_id = ?`,
  );
  const record = db.prepare(
    `INSERT OR REPLACE INTO evse_status_changes (station_id, uid, at, status)
     SELECT ?, value ->> 'uid', value ->> 'at', value ->> 'status' FROM json_each(?)`,
  );
  const statements = results
    .filter(({ slug }) => !silent.has(slug))
    .flatMap(({ id, reports }) => {
      const before = JSON.parse(reports) as Reports;
      const next = nextReports(before, now, random);
      const changes = statusChanges(before, next, now);
      return [update.bind(JSON.stringify(next), id), record.bind(id, JSON.stringify(changes))];
    });
  if (statements.length > 0) await db.batch(statements);
}

type Reports = Record<string, StoredReport>;

function nextReports(reports: Reports, now: number, random: () => number): Reports {
  const next = Object.entries(reports).map(([uid, before]): [string, StoredReport] => {
    const status = random() < changeShare ? otherStatus(before.status) : before.status;
    return [uid, withActivity(before, { ...before, status, reportedAt: now, confirmedAt: now }, now)];
  });
  return Object.fromEntries(next);
}

/** A car comes or goes; a fault stays. */
function otherStatus(status: StoredReport["status"]): StoredReport["status"] {
  if (status === "AVAILABLE") return "CHARGING";
  return status === "CHARGING" ? "AVAILABLE" : status;
}
