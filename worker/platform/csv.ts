import { stringify } from "csv-stringify/sync";

/** A line break in some program. */
const lineBreaks = String.raw`\n\r\v\f\x85\u2028\u2029`;

/** Starts of a cell or a line; and of a cell for readers that separate by semicolons or tabs. */
const start = String.raw`(?<=^|[${lineBreaks};\t])`;

/** What a spreadsheet runs as a formula, after signs that it may skip and apostrophes from here. */
const formula = String.raw`(?=[[\s\p{Cc}\p{Cf}'"]--[${lineBreaks}]]*[=+\-@\t＝＋－＠﹦﹢﹣﹫])`;

const formulas = new RegExp(`${start}${formula}`, "gv");
const markedFormulas = new RegExp(`${start}'${formula}`, "gv");

/** A text in which no spreadsheet finds a formula; `plainCell` is its inverse. */
export function safeCell(text: string): string {
  return text.replace(formulas, "'");
}

/** The text of a cell, without the apostrophes that `safeCell` put before formulas. */
export function plainCell(cell: string): string {
  return cell.replace(markedFormulas, "");
}

/**
 * An E.164 number in brackets, `(+91) 98000 12345`: a text for every spreadsheet, where a leading
 * plus would begin a formula and digits alone would become a number.
 */
export function phoneCell(phone: string): string {
  const [, code, national] =
    /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/.exec(phone) ?? [];
  return code ? `(+${code}) ${code === "91" ? national?.replace(/^\d{5}/, "$& ") : national}` : phone;
}

/** A whole file for spreadsheets, with a byte order mark. */
export function csvFile(rows: string[][]): string {
  return `\uFEFF${csvRows(rows)}`;
}

/** Rows without formulas. Cells are quoted unless they are a single word. */
function csvRows(rows: string[][]): string {
  const cells = rows.map((row) => row.map(safeCell));
  // The library alone would leave a line break as it is that is not the delimiter of records.
  return stringify(cells, { record_delimiter: "windows", quoted_match: /\W/ });
}

interface CsvSource<Row> {
  headings: string[];
  /** Read before the response begins, so that a failing database still becomes an error response. */
  first: Row[];
  /** The rows after this one, in chunks; none at the end. */
  next: (last: Row) => Promise<Row[]>;
  cells: (row: Row) => string[];
}

/** The same as a stream of UTF-8. */
export function csvStream<Row>({ headings, first, next, cells }: CsvSource<Row>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let rows = first;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvFile([headings]))),
    async pull(controller) {
      const last = rows.at(-1);
      if (!last) return controller.close();
      controller.enqueue(encoder.encode(csvRows(rows.map(cells))));
      rows = await next(last);
    },
  });
}
