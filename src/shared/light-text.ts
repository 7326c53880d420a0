/** A part of a line in one style. */
export interface LightSpan {
  text: string;
  style: "plain" | "bold" | "italic";
}

/** Lines of text, or the items of a list. */
export interface LightBlock {
  isList: boolean;
  lines: LightSpan[][];
}

const listMark = /^[-*] (?=\S)/;
/** `**bold**` and `*italic*`, as in Markdown; a star between words, as in 5 * 3, is a star. */
const styled = /\*\*(?=\S)([^*]+?)(?<=\S)\*\*|(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu;

/** Reads the light formatting of a message: bold, italic, and lists of lines that begin with a hyphen. */
export function readLightText(text: string): LightBlock[] {
  const blocks: LightBlock[] = [];
  for (const line of text.split("\n")) {
    const isList = listMark.test(line);
    if (blocks.at(-1)?.isList !== isList) blocks.push({ isList, lines: [] });
    blocks.at(-1)?.lines.push(spansOf(isList ? line.replace(listMark, "") : line));
  }
  return blocks;
}

function spansOf(line: string): LightSpan[] {
  const spans: LightSpan[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: bold, 2: italic = "" } of line.matchAll(styled)) {
    if (index > end) spans.push({ text: line.slice(end, index), style: "plain" });
    spans.push({ text: bold ?? italic, style: bold === undefined ? "italic" : "bold" });
    end = index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end), style: "plain" });
  return spans;
}
