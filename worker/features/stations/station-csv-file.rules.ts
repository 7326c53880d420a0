import { CsvError, parse } from "csv-parse/sync";
import { plainCell } from "../../platform/csv.ts";
import { headingKey, type StationColumn, stationColumnsOfCsv } from "./station-csv.rules.ts";

/** A file that cannot be read at all; the message is a sentence for the person who sent it. */
export class FileProblem extends Error {}

/** A row of the file, by column; without the columns that the file does not have. */
export interface CsvRow {
  /** From 1; the heading is line 1. */
  line: number;
  id: string;
  cells: Map<StationColumn, string>;
  problem?: string;
}

const maxRows = 5000;
const delimiters = [",", ";", "\t"];

/**
 * The rows of a file that Excel, Google Sheets or we wrote. Lines that are empty or begin with #
 * are left out. Throws `FileProblem`.
 */
export function readCsvFile(bytes: ArrayBuffer): CsvRow[] {
  const { text, linesBefore, delimiter } = decode(bytes);
  const [heading, ...rows] = parseRows(text, delimiter);
  if (!heading) throw new FileProblem("The file is empty.");
  const columns = readHeading(heading.record);
  const filled = rows.filter(({ record }) => !record[0]?.startsWith("#"));
  if (filled.length > maxRows) throw new FileProblem(`Use at most ${maxRows} rows in a file.`);
  return filled.map(({ record, info }) => {
    const row: CsvRow = { line: info.lines + linesBefore, id: "", cells: new Map() };
    for (const [index, column] of columns.entries()) {
      const cell = plainCell(record[index]?.trim() ?? "");
      if (column === "id") row.id = cell.toLowerCase();
      else if (column) row.cells.set(column, cell);
      else if (cell !== "") row.problem = "The row has more cells than there are headings.";
    }
    if (record.length > columns.length) row.problem = "The row has more cells than there are headings.";
    return row;
  });
}

/** The text in UTF-8, or in UTF-16 as Excel's "Unicode text" is, without what comes before it. */
function decode(bytes: ArrayBuffer): { text: string; linesBefore: number; delimiter: string } {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : "utf-8";
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new FileProblem('The file is not in UTF-8. In Excel, save it as "CSV UTF-8".');
  }
  const named = /^sep=(.)\r?\n/i.exec(text);
  if (named?.[1]) return { text: text.slice(named[0].length), linesBefore: 1, delimiter: named[1] };
  const heading = text.split(/\r?\n/, 1)[0] ?? "";
  const count = (delimiter: string) => heading.split(delimiter).length;
  const delimiter = delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
  return { text, linesBefore: 0, delimiter };
}

function parseRows(text: string, delimiter: string) {
  try {
    return parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw new FileProblem(`Line ${lines} is not valid CSV: a quotation mark is missing or too many.`);
  }
}

/** The column of each heading; null for an empty heading. */
function readHeading(headings: string[]): (StationColumn | "id" | null)[] {
  const known = new Map(stationColumnsOfCsv.map((column) => [headingKey(column.heading), column]));
  const columns = headings.map((heading) => {
    const key = headingKey(heading);
    if (key === "" && heading.trim() === "") return null;
    const column = key === "id" ? ("id" as const) : known.get(key);
    if (!column)
      throw new FileProblem(`There is no column "${heading.trim().slice(0, 60)}". See the template.`);
    return column;
  });
  const named = columns.filter((column) => column !== null);
  const twice = named.find((column, index) => named.indexOf(column) !== index);
  if (twice) throw new FileProblem(`The column "${twice === "id" ? "id" : twice.heading}" is there twice.`);
  if (named.length === 0) throw new FileProblem("The file has no headings.");
  return columns;
}
