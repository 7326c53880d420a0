import { type Context, Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import { type StationImport, stationImportQuery } from "#shared/contract/stations-admin.ts";
import { indianDay } from "#shared/time.ts";
import { openDb } from "../../db/client.ts";
import { isMissingValue, isUniqueViolation } from "../../db/errors.ts";
import type { AppEnv } from "../../env.ts";
import { csvBody, csvResponse } from "../../http/csv.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { csvFile } from "../../platform/csv.ts";
import { writeContext } from "../audit/write-context.ts";
import { purgeTag } from "../records/record.responses.ts";
import { takenSlugs } from "../records/slugs.queries.ts";
import { templateRows } from "./station-csv.rules.ts";
import { type CsvRow, FileProblem, readCsvFile } from "./station-csv-file.rules.ts";
import { exportStations } from "./station-export.queries.ts";
import { applyImport, findStored } from "./station-import.queries.ts";
import { keysOf, readImport } from "./station-import.rules.ts";
import { listImports, undoImport } from "./station-import-undo.queries.ts";
import { stationRecords } from "./station-records.queries.ts";
import { stationsTag } from "./stations.rules.ts";

/** How often a write is tried again when a station was changed in between. */
const maxAttempts = 3;
/** Thousands of stations take longer to write than a single one. */
const writeTimeoutMs = 25_000;
/** How many names of stations an error gives. */
const maxNamed = 10;

/** Stations as files, mounted at `/api/stations/admin`. */
export const stationCsvRoutes = new Hono<AppEnv>()
  .get("/export.csv", async (c) => {
    const name = `stations-${indianDay(c.get("now"))}.csv`;
    return csvResponse(c, name, await exportStations(c.get("db")));
  })
  .get("/template.csv", (c) => csvResponse(c, "stations-template.csv", csvFile(templateRows())))
  .get("/imports", async (c) => c.json(await listImports(c.get("db"))))
  .post("/import", validate("query", stationImportQuery), csvBody, async (c) => {
    const rows = readRows(await c.req.arrayBuffer());
    const result = await retried(() => importRows(c, rows, c.req.valid("query").apply === "true"));
    if (result.importId) await purgeTag(c, stationsTag);
    return c.json(result);
  })
  .post("/imports/:id/undo", validate("param", idParam), async (c) => {
    const db = openDb(c.env.DB, writeTimeoutMs);
    const { id } = c.req.valid("param");
    const problem = await retried(() => undoImport(db, id, writeContext(c)));
    if (problem === "unknown") throw new HttpError("not_found");
    if (problem === "undone") throw new HttpError("conflict", { message: "This import was undone already." });
    if (problem) throw changedSinceError(problem.changed);
    await purgeTag(c, stationsTag);
    return c.json({ message: "The import was undone." });
  });

function readRows(bytes: ArrayBuffer): CsvRow[] {
  try {
    return readCsvFile(bytes);
  } catch (error) {
    if (error instanceof FileProblem) throw new HttpError("invalid_request", { message: error.message });
    throw error;
  }
}

/** Compares the rows with the stations and, when none is faulty, writes them if that is wanted. */
async function importRows(
  c: Context<AppEnv>,
  rows: readonly CsvRow[],
  isWanted: boolean,
): Promise<StationImport> {
  const db = openDb(c.env.DB, writeTimeoutMs);
  const keys = keysOf(rows);
  const [stored, taken] = await Promise.all([
    findStored(db, keys),
    takenSlugs(db, stationRecords, keys.slugs),
  ]);
  const read = readImport(rows, stored, taken);
  const changes = read.flatMap(({ apply }) => apply ?? []);
  const applied = isWanted && read.every(({ change }) => change !== "faulty");
  const result = { rows: read.map(({ apply: _, ...row }) => row), applied };
  if (!applied || changes.length === 0) return result;
  const importId = c.get("newId")();
  await applyImport(db, importId, changes, writeContext(c));
  return { ...result, importId };
}

async function retried<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!isMissingValue(error) && !isUniqueViolation(error)) throw error;
    }
  }
  throw new HttpError("unavailable");
}

function changedSinceError(names: string[]): HttpError {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : "";
  const shown = names.slice(0, maxNamed).join(", ");
  return new HttpError("conflict", {
    message: `Nothing was undone, because these stations were changed since: ${shown}${more}.`,
  });
}
