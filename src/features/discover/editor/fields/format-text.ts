export type TextFormat = "bold" | "italic" | "link" | "list" | "heading" | "quote" | "table";

/** Replaces `from` to `to` of a text by `insert`, and selects a part of the new text. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  select: [start: number, end: number];
}

const newUrl = "https://";
const marks = { bold: "**", italic: "*" } as const;
const newTable = "| Column | Column |\n| --- | --- |\n| Text | Text |";
const prefixes = { list: "- ", heading: "## ", quote: "> " } as const;

/** Adds a Markdown format to the selection, or removes it. `url`: a link's address. */
export function formatText(
  text: string,
  selection: { start: number; end: number },
  format: TextFormat,
  url = newUrl,
): TextEdit {
  if (format === "list" || format === "heading" || format === "quote")
    return formatLines(text, selection, prefixes[format]);
  if (format === "table") return insertTable(text, selection.end);
  // White space beside a mark would make it plain text.
  const selected = text.slice(selection.start, selection.end);
  const label = selected.trim();
  const start = selection.start + (label ? selected.indexOf(label) : 0);
  const end = start + label.length;
  if (format === "link") {
    const insert = `[${label}](${url})`;
    const [addressAt, addressEnd] = [start + label.length + 3, start + insert.length - 1];
    const after: TextEdit["select"] =
      url === newUrl ? [addressAt, addressEnd] : [addressEnd + 1, addressEnd + 1];
    return { from: start, to: end, insert, select: label ? after : [start + 1, start + 1] };
  }
  const mark = marks[format];
  if (isMarked(text, start, end, format)) {
    const from = start - mark.length;
    return { from, to: end + mark.length, insert: label, select: [from, from + label.length] };
  }
  const select: TextEdit["select"] = [start + mark.length, end + mark.length];
  return { from: start, to: end, insert: mark + label + mark, select };
}

/** One star on both sides is italic, two are bold, three are both. */
function isMarked(text: string, start: number, end: number, format: "bold" | "italic"): boolean {
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0;
  const stars = Math.min(before, after);
  return format === "bold" ? stars >= 2 : stars % 2 === 1;
}

/** A table on lines of its own, with its first cell selected. */
function insertTable(text: string, at: number): TextEdit {
  const before = at === 0 || text[at - 1] === "\n" ? "" : "\n\n";
  const after = at === text.length || text[at] === "\n" ? "" : "\n\n";
  const first = at + before.length + 2;
  return {
    from: at,
    to: at,
    insert: before + newTable + after,
    select: [first, first + "Column".length],
  };
}

/** Begins every selected line with the prefix, or takes it from all when each has it. */
function formatLines(text: string, { start, end }: { start: number; end: number }, prefix: string): TextEdit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const isOn = lines.every((line) => line.startsWith(prefix));
  const plain = lines.map((line) => line.replace(/^(- |> |#{2,3} )/, ""));
  const insert = (isOn ? plain : plain.map((line) => prefix + line)).join("\n");
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}
