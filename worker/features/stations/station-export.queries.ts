import { and, asc, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { stations } from "../../db/schema.ts";
import type { StationRow } from "./station.dto.ts";
import { stationCells, stationHeadings } from "./station-csv.rules.ts";
import { csvEncoder } from "./station-csv-file.rules.ts";
import { toStored } from "./station-import.queries.ts";

const chunkSize = 500;

/**
 * All stations that are not deleted, drafts too, as a stream of UTF-8 CSV. The first chunk is read
 * before the response begins, so that a failing database still becomes an error response.
 */
export async function exportStations(db: Db): Promise<ReadableStream<Uint8Array>> {
  const write = csvEncoder();
  let rows = await chunkAfter(db, 0);
  return new ReadableStream({
    start: (controller) => controller.enqueue(write([stationHeadings])),
    async pull(controller) {
      const last = rows.at(-1);
      if (!last) return controller.close();
      controller.enqueue(write(rows.map((row) => stationCells(row.id, toStored(row).body))));
      rows = await chunkAfter(db, last.seq);
    },
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
