import { csvParseRows } from "d3-dsv";
import fc from "fast-check";
import Papa from "papaparse";
import { expect } from "vitest";

const lineBreaks = ["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"];
const formulas = [
  ...["=cmd|'/c calc'!A1", "+1+1", "-1", "@SUM(A1)", "\t=1", " =1", "＝1", "﹢1", "\u200B=1", "\u00A0-1"],
  ...["'=1", '"=1"', '";=1', '",=1', "';=1"],
];

/** Texts of line breaks, separators, quotation marks and formulas in any order; never empty. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...lineBreaks),
      fc.constantFrom(...formulas),
      fc.constantFrom(",", ";", "\t", '"', "'", " ", "Hello", "हिन्दी"),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => parts.join(""))
  .filter((text) => text.length > 0 && text.length <= 80 && !/[\0\uD800-\uDFFF]/u.test(text));

/**
 * The rows of a file as two readers of other authors than our writer's see it, which must agree.
 * Expects that neither of them finds a formula, and no reader that breaks lines, or takes
 * semicolons or tabs for separators, where quotation marks forbid it.
 */
export function readSafely(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const rows = csvParseRows(text);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: ",",
    newline: "\r\n",
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toEqual(rows);
  expect(new Set(rows.map(({ length }) => length)).size, "lengths of rows").toBe(1);
  for (const part of [...rows.flat(), text].flatMap(linesAndCells)) expect(part).not.toMatch(formula);
  return rows;
}

const linesAndCells = (text: string) => text.split(new RegExp(`${lineBreaks.join("|")}|;|\t`));
/** Spreadsheets skip spaces, and signs that are not printed; a quotation mark may open a cell. */
const formula = /^[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;
