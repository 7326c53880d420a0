import { and, asc, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { stations } from "../../db/schema.ts";
import { csvStream } from "../../platform/csv.ts";
import type { StationRow } from "./station.dto.ts";
import { stationCells, stationHeadings } from "./station-csv.rules.ts";
import { toStored } from "./station-import.queries.ts";

const chunkSize = 500;

/** All stations that are not deleted, drafts too, as a stream of UTF-8 CSV. */
export async function exportStations(db: Db): Promise<ReadableStream<Uint8Array>> {
  return csvStream({
    headings: stationHeadings,
    first: await chunkAfter(db, 0),
    next: ({ seq }) => chunkAfter(db, seq),
    cells: (row) => stationCells(row.id, toStored(row).body),
  });
}

function chunkAfter(db: Db, seq: number): Promise<StationRow[]> {
  return db
    .select()
    .from(stations)
    .where(and(gt(stations.seq, seq), sql`${stations.isActive} = 1`))
    .orderBy(asc(stations.seq))
    .limit(chunkSize);
}
