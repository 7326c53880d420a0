import { stringify } from "csv-stringify/sync";

/** What a spreadsheet would run as a formula, and texts that `safeCell` has marked. */
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** A text so that no spreadsheet runs it as a formula; `plainCell` is its inverse. */
export function safeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell, without the apostrophe that `safeCell` put before it. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
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

function csvRows(rows: string[][]): string {
  return stringify(rows, { record_delimiter: "windows" });
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
