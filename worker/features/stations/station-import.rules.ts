import { type StationInput, stationInput } from "#shared/contract/station-input.ts";
import type { ImportRow } from "#shared/contract/stations-admin.ts";
import { distanceKm } from "#shared/geo.ts";
import { coordinatesDoubt, pincodeDoubt, stateOfPin } from "#shared/station-place.ts";
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

/** What the rows name stations by; names in the lower case of SQLite. */
export function keysOf(rows: readonly CsvRow[]) {
  return {
    ids: rows.map(({ id }) => id),
    slugs: rows.map((row) => cellOf(row, "slug")),
    storeNumbers: rows.map((row) => cellOf(row, "storeNumber")),
    names: rows.flatMap((row) => (row.id || cellOf(row, "slug") ? [] : nameKey(cellOf(row, "name")))),
  };
}

function nameKey(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** What the rows of a file would change among these stations and slugs. */
export function readImport(
  rows: readonly CsvRow[],
  stored: readonly StoredStation[],
  takenSlugs: ReadonlySet<string>,
): ReadRow[] {
  const found = findStations(rows, stored);
  const linesByStation = new Map<string, number>();
  const linesBySlug = new Map<string, number>();
  return rows.map((row, index) => {
    const { line } = row;
    const { station, problem, isByName } = found[index] ?? { station: null };
    const problems: string[] = [];
    if (row.problem) return { line, change: "faulty", name: cellOf(row, "name"), problem: row.problem };
    if (problem) problems.push(problem);
    if (station) problems.push(...claim(linesByStation, station.id, line, "The same station is in line"));
    const { input, draft, faults } = readStation(row, station);
    // Without its station, a row that changes one lacks what it leaves as it is.
    problems.push(...faults.filter(({ isEmpty }) => !problem || !isEmpty).map(({ text }) => text));
    const slug = input?.slug ?? (typeof draft.slug === "string" ? draft.slug : null);
    if (slug && slug !== station?.body.slug) {
      problems.push(...claim(linesBySlug, slug, line, "slug: The same slug is in line"));
      if (takenSlugs.has(slug)) problems.push("slug: Another station or page has this address.");
    }
    if (!input || problems.length > 0)
      return { line, change: "faulty", name: cellOf(row, "name"), problem: problems.join(" ") };
    const read = compare(row, station, input);
    const doubts = read.change === "same" ? [] : doubtsOf(input);
    const hint = [isByName && byNameHint, ...doubts].filter(Boolean).join(" ");
    return { ...read, ...(hint && { hint }) };
  });
}

const byNameHint =
  "Taken for the station that has this name at this place. For another one, give a store number or another name.";

function doubtsOf({ pincode, state, lat, lng }: StationInput): (string | null)[] {
  return [pincodeDoubt(pincode, state), coordinatesDoubt({ lat, lng }, state)];
}

interface Found {
  station: StoredStation | null;
  problem?: string;
  /** Found by name and place, since the row has nothing else that names it. */
  isByName?: boolean;
}

/** A sentence when another line has the key already. */
function claim(lines: Map<string, number>, key: string, line: number, problem: string): string[] {
  const other = lines.get(key);
  if (other !== undefined) return [`${problem} ${other} too.`];
  lines.set(key, line);
  return [];
}

function cellOf({ cells }: CsvRow, path: string): string {
  const column = stationColumnsOfCsv.find((one) => one.path === path);
  return (column && cells.get(column)) ?? "";
}

/**
 * The station of each row: by its id, else by its slug, else by its store number; else one with its
 * name at its place that no other row has.
 */
function findStations(rows: readonly CsvRow[], stored: readonly StoredStation[]): Found[] {
  const find = finder(stored);
  const found = rows.map((row): Found => {
    try {
      return { station: find(row) };
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      return { station: null, problem: error.message };
    }
  });
  const byName = Map.groupBy(
    stored.filter(({ isActive }) => isActive),
    ({ body }) => nameKey(body.name),
  );
  const taken = new Set(found.map(({ station }) => station?.id));
  return rows.map((row, index) => {
    const known = found[index] ?? { station: null };
    if (known.station || known.problem || cellOf(row, "slug")) return known;
    const station = byName
      .get(nameKey(cellOf(row, "name")))
      ?.find((one) => !taken.has(one.id) && isSamePlace(row, one));
    if (!station) return known;
    taken.add(station.id);
    return { station, isByName: true };
  });
}

/** Farther apart are two stations of one name. */
const samePlaceKm = 0.3;

function isSamePlace(row: CsvRow, { body }: StoredStation): boolean {
  if (body.storeNumber && cellOf(row, "storeNumber")) return false;
  const [lat, lng] = [cellOf(row, "lat"), cellOf(row, "lng")];
  if (!lat || !lng) return cellOf(row, "pincode") === body.pincode;
  return distanceKm({ lat: Number(lat), lng: Number(lng) }, body) <= samePlaceKm;
}

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

/** The change that a row makes to its station. */
function compare({ line }: CsvRow, before: StoredStation | null, input: StationInput): ReadRow {
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

/** Something wrong with a cell; `isEmpty` when the row has nothing for it. */
interface Fault {
  text: string;
  isEmpty: boolean;
}

/** The body of a row, or null with all that is wrong with its cells. */
function readStation(row: CsvRow, before: StoredStation | null) {
  const { draft, unread } = draftOf(row, before?.body ?? null);
  const { data, error } = stationInput.safeParse(draft);
  const faults = new Map<string, Fault>();
  for (const [heading, text] of unread) faults.set(heading, { text, isEmpty: false });
  for (const { path, message } of error?.issues ?? []) {
    const dotted = path.join(".");
    const column =
      stationColumnsOfCsv.find((one) => one.path === dotted) ??
      stationColumnsOfCsv.find((one) => fieldOf(one) === path[0]);
    const heading = column?.heading ?? dotted;
    // A cell that was not read is not missing, too.
    if (faults.has(heading)) continue;
    faults.set(heading, { text: sentence(heading, message), isEmpty: !column || !row.cells.get(column) });
  }
  const input: StationInput | null =
    data && unread.size === 0 ? { ...data, slug: data.slug ?? before?.body.slug ?? null } : null;
  return { input, draft, faults: [...faults.values()] };
}

/**
 * The cells of a row, and what the station has in other columns; a state that is not given is that
 * of the PIN code. `unread` says by heading which cells cannot be read.
 */
function draftOf({ cells }: CsvRow, before: StationInput | null) {
  const draft: Record<string, unknown> = structuredClone(before ?? {});
  const unread = new Map<string, string>();
  for (const [column, cell] of cells) {
    if (column.path === "slug" && cell === "") continue;
    try {
      const [field = "", part] = column.path.split(".");
      const value = column.read(cell, before);
      if (part === undefined) draft[field] = value;
      else draft[field] = withPart(draft[field] as Record<string, unknown> | null, part, value);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      unread.set(column.heading, sentence(column.heading, error.message));
    }
  }
  const { energyPerKwh, perMinute, parkingPerHour } = (draft.price ?? {}) as Record<string, unknown>;
  if (draft.price && [energyPerKwh, perMinute, parkingPerHour].every((part) => part === undefined))
    draft.price = null;
  if (!draft.state && typeof draft.pincode === "string") draft.state = stateOfPin(draft.pincode) ?? "";
  return { draft: draft as Draft, unread };
}

/** A price with another amount, which no longer has the tariffs of an operator. */
function withPart(price: Record<string, unknown> | null | undefined, part: string, value: unknown) {
  const { tariffs, ...amounts }: Record<string, unknown> = { gstIncluded: false, ...price };
  const isSame = amounts[part] === value;
  return { ...amounts, ...(tariffs !== undefined && isSame && { tariffs }), [part]: value };
}

function sentence(heading: string, message: string): string {
  return `${heading}: ${message}${message.endsWith(".") ? "" : "."}`;
}
