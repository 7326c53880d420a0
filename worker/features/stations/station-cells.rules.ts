/** A cell that cannot be understood; the message is a sentence for the person who wrote it. */
export class CellProblem extends Error {}

/** A number with a point or a comma, also with ₹ or an apostrophe before it; undefined when empty. */
export function readNumber(cell: string): number | undefined {
  const text = cell.replace(/[\s\u00a0₹']/g, "");
  if (text === "") return undefined;
  const digits = text.includes(".") ? text.replaceAll(",", "") : text.replace(",", ".");
  if (!/^-?\d+(\.\d+)?$/.test(digits)) throw new CellProblem("Enter a number");
  return Number(digits);
}

const words: Record<string, boolean> = {
  ...{ yes: true, true: true, "1": true, y: true },
  ...{ no: false, false: false, "0": false, n: false, "": false },
};

/** Yes or no, as people and spreadsheets write it; empty is no. */
export function readBoolean(cell: string): boolean {
  const value = words[cell.trim().toLowerCase()];
  if (value === undefined) throw new CellProblem("Write yes or no");
  return value;
}

export function writeBoolean(value: boolean): string {
  return value ? "yes" : "no";
}

/** Items with "; " between them; those that hold a semicolon or a quotation mark are quoted. */
export function writeList(items: readonly string[]): string {
  return items.map((item) => (/[";]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join("; ");
}

/** The items of a list, trimmed, without empty ones. */
export function readList(cell: string): string[] {
  const items = cell.match(/(?:"(?:[^"]|"")*"|[^";])+/g) ?? [];
  return items
    .map((item) => item.trim())
    .map((item) => (/^".*"$/s.test(item) ? item.slice(1, -1).replaceAll('""', '"') : item).trim())
    .filter((item) => item !== "");
}

interface Facility {
  name: string;
  available: boolean;
}

/** `Cafe: yes; Shopping: no` */
export function writeFacilities(facilities: readonly Facility[]): string {
  return writeList(facilities.map(({ name, available }) => `${name}: ${writeBoolean(available)}`));
}

/** The same; without yes or no a facility is there. */
export function readFacilities(cell: string): Facility[] {
  return readList(cell).map((item) => {
    const [, name, word] = /^(.*?)\s*:\s*(yes|no)$/is.exec(item) ?? [];
    return name === undefined || !word
      ? { name: item, available: true }
      : { name, available: word.toLowerCase() === "yes" };
  });
}
