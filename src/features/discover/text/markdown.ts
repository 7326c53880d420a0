import { isSafeLink } from "#shared/safe-links.ts";

/**
 * The Markdown subset of the content: paragraphs, `## headings`, lists with `-` or `1.`, quotes with `>`, tables
 * with `|`, **bold**, *emphasis* and [links](/path). Everything else is text. The result is data, never HTML.
 */
export type Block =
  | { kind: "paragraph" | "heading"; inline: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "quote"; paragraphs: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; inline: Inline[] }
  | { kind: "link"; href: string; inline: Inline[] };

const heading = /^\s*#{2,3}\s+(.*\S)\s*$/;
const bullet = /^\s*[-*]\s+(.*)$/;
const numbered = /^\s*\d{1,3}[.)]\s+(.*)$/;
const quoted = /^\s*>\s?(.*)$/;
const tableRow = /^\s*\|(.+)\|\s*$/;
/** The line of dashes between a table's head and its rows. */
const tableRule = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
/** A bar between two cells, unlike `\|`, which is text. */
const bar = /(?<!\\)\|/;

/** Splits a text into blocks at blank lines; a list, quote or table is the run of lines with its markers. */
export function parseBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: OpenBlock | null = null;
  const lines = markdown.replace(/\r\n?/g, "\n").split("\n");
  for (const [index, line] of lines.entries()) {
    const isInTable = open?.kind === "row" || tableRule.test(lines[index + 1] ?? "");
    const { kind, text } = readLine(line, isInTable);
    if (open && (open.kind !== kind || kind === "heading")) {
      blocks.push(finish(open));
      open = null;
    }
    if (kind === "blank") continue;
    open ??= { kind, lines: [] };
    open.lines.push(text);
  }
  return open ? [...blocks, finish(open)] : blocks;
}

interface OpenBlock {
  kind: "paragraph" | "heading" | "bullet" | "numbered" | "quote" | "row";
  lines: string[];
}

function readLine(line: string, isInTable: boolean): { kind: OpenBlock["kind"] | "blank"; text: string } {
  const [, title] = heading.exec(line) ?? [];
  if (title !== undefined) return { kind: "heading", text: title };
  const [, item] = bullet.exec(line) ?? [];
  if (item !== undefined) return { kind: "bullet", text: item };
  const [, step] = numbered.exec(line) ?? [];
  if (step !== undefined) return { kind: "numbered", text: step };
  const [, quote] = quoted.exec(line) ?? [];
  if (quote !== undefined) return { kind: "quote", text: quote.trim() };
  const [, row] = tableRow.exec(line) ?? [];
  if (row !== undefined && isInTable) return { kind: "row", text: row };
  return { kind: line.trim() ? "paragraph" : "blank", text: line.trim() };
}

function finish({ kind, lines }: OpenBlock): Block {
  if (kind === "paragraph" || kind === "heading") return { kind, inline: parseInline(lines.join("\n")) };
  if (kind === "quote") {
    const paragraphs = lines
      .join("\n")
      .trim()
      .split(/\n{2,}/);
    return { kind, paragraphs: paragraphs.filter(Boolean).map(parseInline) };
  }
  if (kind === "row") return finishTable(lines);
  return { kind: "list", ordered: kind === "numbered", items: lines.map(parseInline) };
}

/** Its head, the line of dashes, and its rows, which are filled up to the head's number of cells. */
function finishTable(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line.split(bar).map((cell) => parseInline(cell.trim().replaceAll("\\|", "|"))),
  );
  const filled = rows.map((row) => [...row, ...head.slice(row.length).map(() => [])]);
  return { kind: "table", head, rows: filled };
}

const mark =
  /\*\*(?<strong>\S(?:[^*]*[^\s*])?)\*\*|(?<![*\w])\*(?<em>[^\s*](?:[^*\n]*[^\s*])?)\*(?!\*)|\[(?<label>[^[\]\n]+)\]\((?<href>[^()\s]+)\)/;

/** Parses bold, emphasis and links in a text. An unsafe link becomes its label. */
export function parseInline(text: string): Inline[] {
  const found = mark.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const { strong, em, label, href } = found.groups ?? {};
  const before: Inline[] = found.index > 0 ? [{ kind: "text", text: text.slice(0, found.index) }] : [];
  const after = parseInline(text.slice(found.index + found[0].length));
  if (strong !== undefined) return [...before, { kind: "strong", inline: parseInline(strong) }, ...after];
  if (em !== undefined) return [...before, { kind: "em", inline: parseInline(em) }, ...after];
  const inline = parseInline(label ?? "");
  const link: Inline[] = href && isSafeLink(href) ? [{ kind: "link", href, inline }] : inline;
  return [...before, ...link, ...after];
}

/** The text without Markdown, on one line: for cards, descriptions and structured data. */
export function plainText(markdown: string): string {
  return parseBlocks(markdown)
    .map((block) => {
      if (block.kind === "list") return block.items.map(inlineText).join("; ");
      if (block.kind === "quote") return block.paragraphs.map(inlineText).join(" ");
      if (block.kind === "table")
        return [block.head, ...block.rows].map((row) => row.map(inlineText).join(", ")).join("; ");
      return inlineText(block.inline);
    })
    .join(" ")
    .replace(/\s+/g, " ");
}

/** The plain text of inline Markdown. */
export function inlineText(inline: Inline[]): string {
  return inline.map((part) => (part.kind === "text" ? part.text : inlineText(part.inline))).join("");
}

/** At most `max` characters, cut between words with an ellipsis. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max)
    .replace(/\s+\S*$/, "")
    .replace(/[\s,;:.]+$/, "")}…`;
}

/** The whole sentences among the first `max` characters; when the first is longer, it is cut between words. */
export function firstSentences(text: string, max: number): string {
  if (text.length <= max) return text;
  const ends = [...text.slice(0, max + 1).matchAll(/[.!?।](?=\s)/gu)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + 1) : excerpt(text, max);
}
