import { type StationInput, stationInput } from "#shared/contract/station-input.ts";
import type { ImportRow } from "#shared/contract/stations-admin.ts";
import { CellProblem } from "./station-cells.rules.ts";
import { type Draft, type StationColumn, stationColumnsOfCsv } from "./station-csv.rules.ts";
import type { CsvRow } from "./station-csv-file.rules.ts";

/** A station as it is stored, in the form of a request body. */
export interface StoredStation {
  id: string;
  version: number;
  isActive: boolean;
  /** An operator feeds it. */
  isFed: boolean;
  body: StationInput & { slug: string };
}

/** What a row does: `before` is null for a new station. */
export interface ImportChange {
  before: StoredStation | null;
  input: StationInput;
}

/** A row with its change, which only new and changed ones have. */
export type ReadRow = ImportRow & { apply?: ImportChange };

/** What the rows name stations by. */
export function keysOf(rows: readonly CsvRow[]): { ids: string[]; slugs: string[]; storeNumbers: string[] } {
  return {
    ids: rows.map(({ id }) => id),
    slugs: rows.map((row) => cellOf(row, "slug")),
    storeNumbers: rows.map((row) => cellOf(row, "storeNumber")),
  };
}

/** What the rows of a file would change among these stations and slugs. */
export function readImport(
  rows: readonly CsvRow[],
  stored: readonly StoredStation[],
  takenSlugs: ReadonlySet<string>,
): ReadRow[] {
  const find = finder(stored);
  const linesByStation = new Map<string, number>();
  const linesBySlug = new Map<string, number>();
  return rows.map((row) => {
    const name = cellOf(row, "name");
    try {
      if (row.problem) throw new CellProblem(row.problem);
      const before = find(row);
      if (before) claim(linesByStation, before.id, row.line, "The same station is in line");
      const read = readRow(row, before);
      const { input } = read.apply ?? {};
      if (input?.slug && input.slug !== before?.body.slug) {
        claim(linesBySlug, input.slug, row.line, "slug: The same slug is in line");
        if (takenSlugs.has(input.slug))
          throw new CellProblem("slug: Another station or page has this address.");
      }
      return read;
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      return { line: row.line, change: "faulty", name, problem: error.message };
    }
  });
}

function claim(lines: Map<string, number>, key: string, line: number, problem: string): void {
  const other = lines.get(key);
  if (other !== undefined) throw new CellProblem(`${problem} ${other} too.`);
  lines.set(key, line);
}

function cellOf({ cells }: CsvRow, path: string): string {
  const column = stationColumnsOfCsv.find((one) => one.path === path);
  return (column && cells.get(column)) ?? "";
}

/** Finds the station of a row: by its id, else by its slug, else by its store number. */
function finder(stored: readonly StoredStation[]): (row: CsvRow) => StoredStation | null {
  const live = stored.filter(({ isActive }) => isActive);
  const byId = new Map(stored.map((one) => [one.id, one]));
  const bySlug = new Map(live.map((one) => [one.body.slug, one]));
  const byNumber = Map.groupBy(live, ({ body }) => body.storeNumber ?? "");
  return (row) => {
    if (row.id) {
      const found = byId.get(row.id);
      if (!found) throw new CellProblem("id: No station has this id. Leave it empty for a new one.");
      if (!found.isActive) throw new CellProblem("id: This station was deleted. Restore it first.");
      return found;
    }
    const slug = cellOf(row, "slug");
    const known = bySlug.get(slug);
    if (known) return known;
    const number = cellOf(row, "storeNumber");
    const sharing = (number && byNumber.get(number)) || [];
    if (sharing.length > 1)
      throw new CellProblem("store number: Several stations have it. Name the station by its id.");
    return sharing[0] ?? null;
  };
}

function readRow(row: CsvRow, before: StoredStation | null): ReadRow {
  const input = validated(draftOf(row, before?.body ?? null), before);
  const { line } = row;
  if (!before) return { line, change: "new", name: input.name, apply: { before, input } };
  // A cell may hold less than what is stored, so only fields with another text are taken from it.
  const changed = stationColumnsOfCsv.filter(({ write }) => write(before.body) !== write(input));
  if (changed.length === 0) return { line, change: "same", name: before.body.name };
  const fields = new Set(changed.map(fieldOf));
  const same = Object.fromEntries(Object.entries(before.body).filter(([field]) => !fields.has(field)));
  const whole = { ...input, ...same } as StationInput;
  return {
    ...{ line, change: "changed", name: whole.name, fields: changed.map(({ heading }) => heading) },
    apply: { before, input: whole },
  };
}

function fieldOf({ path }: StationColumn): string {
  return path.split(".")[0] ?? path;
}

/** The body of a row: its cells, and what the station has in other columns. */
function draftOf({ cells }: CsvRow, before: StationInput | null): Draft {
  const draft: Record<string, unknown> = structuredClone(before ?? {});
  const problems: string[] = [];
  for (const [column, cell] of cells) {
    if (column.path === "slug" && cell === "") continue;
    try {
      const [field = "", part] = column.path.split(".");
      const value = column.read(cell, before);
      if (part === undefined) draft[field] = value;
      else draft[field] = { gstIncluded: false, ...(draft[field] as object | null), [part]: value };
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push(sentence(column.heading, error.message));
    }
  }
  if (problems.length > 0) throw new CellProblem(problems.join(" "));
  const { energyPerKwh, perMinute, parkingPerHour } = (draft.price ?? {}) as Record<string, unknown>;
  if (draft.price && [energyPerKwh, perMinute, parkingPerHour].every((part) => part === undefined))
    draft.price = null;
  return draft;
}

function validated(draft: Draft, before: StoredStation | null): StationInput {
  const { data, error } = stationInput.safeParse(draft);
  if (!error) return { ...data, slug: data.slug ?? before?.body.slug ?? null };
  const sentences = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const dotted = path.join(".");
    const column =
      stationColumnsOfCsv.find((one) => one.path === dotted) ??
      stationColumnsOfCsv.find((one) => fieldOf(one) === path[0]);
    const heading = column?.heading ?? dotted;
    if (!sentences.has(heading)) sentences.set(heading, sentence(heading, message));
  }
  throw new CellProblem([...sentences.values()].join(" "));
}

function sentence(heading: string, message: string): string {
  return `${heading}: ${message}${message.endsWith(".") ? "" : "."}`;
}
