import { Parser } from "htmlparser2";

/** Where a mail program says that the quoted mail begins. Plain text never has this character. */
export const quoteMark = "\u0000";

/** Longer texts are cut; the raw mail has the rest. */
export const maxTextLength = 100_000;
/** Deeper documents are cut, because the parser's time grows with the square of the depth. */
const maxDepth = 2000;
const chunkLength = 16 * 1024;
/** A longer line ends at its next tag, because each tag looks at the whole line. */
const maxLineLength = 2000;

/** The text of an HTML mail, and the pictures that it would fetch from elsewhere. */
export interface HtmlText {
  /** Lines; quotes begin with `> `, list entries with `- `. Links are shown as text and address. */
  text: string;
  /** `https:` addresses, in the order of the mail; loaded only when somebody asks. */
  remotePictures: string[];
}

const hiddenTags = new Set([
  ...["script", "style", "head", "title", "template", "noscript", "object", "svg", "math"],
  ...["iframe", "textarea", "select", "button", "audio", "video", "canvas"],
]);
const blockTags = new Set([
  ...["p", "div", "tr", "table", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6"],
  ...["blockquote", "pre", "section", "article", "header", "footer", "address", "dl", "dt", "dd", "hr"],
]);
const paragraphTags = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "table", "ul", "ol", "blockquote"]);
/** HTML has no end tag for these. */
const voidTags = new Set([
  "br",
  "hr",
  "img",
  "input",
  "meta",
  "link",
  "wbr",
  "area",
  "base",
  "col",
  "source",
]);
/** Gmail, Yahoo, Outlook and Thunderbird mark what they quote so. */
const quoteMarks =
  /\b(?:gmail_quote|gmail_attr|yahoo_quoted|moz-cite-prefix|protonmail_quote|zmail_extra|divRplyFwdMsg|appendonsend)\b/;
const hiddenStyle = /display\s*:\s*none|font-size\s*:\s*0|mso-hide\s*:\s*all|visibility\s*:\s*hidden/i;
const maxPictures = 50;

/**
 * Reduces the HTML of a mail to text. Nothing of its markup survives, so nothing in it can run or
 * load; what a mail program would hide is left out.
 */
export function htmlToText(html: string): HtmlText {
  const reader = new HtmlReader();
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => reader.open(tag, attributes),
      ontext: (text) => reader.addText(text),
      onclosetag: (tag) => reader.close(tag),
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  const clean = html.replaceAll(quoteMark, "");
  for (let from = 0; from < clean.length && !reader.isFull; from += chunkLength) {
    parser.write(clean.slice(from, from + chunkLength));
  }
  if (reader.isFull) parser.reset();
  else parser.end();
  return reader.result();
}

/** Collects the text while the parser walks through the document. */
class HtmlReader {
  private readonly lines: string[] = [];
  private line = "";
  private quoteDepth = 0;
  private preDepth = 0;
  /** Open elements, counted from the first one that is hidden. */
  private hiddenDepth = 0;
  private hasMark = false;
  private readonly links: { href: string; start: number }[] = [];
  private readonly pictures: string[] = [];
  private depth = 0;
  private length = 0;

  /** True when nothing more is read. */
  get isFull(): boolean {
    return this.length > maxTextLength || this.depth > maxDepth;
  }

  open(tag: string, attributes: Record<string, string>): void {
    this.depth++;
    if (this.hiddenDepth > 0 || hiddenTags.has(tag) || hiddenStyle.test(attributes.style ?? "")) {
      if (!voidTags.has(tag)) this.hiddenDepth++;
      return;
    }
    if (!this.hasMark && quoteMarks.test(`${attributes.class ?? ""} ${attributes.id ?? ""}`)) {
      this.endLine();
      this.lines.push(quoteMark);
      this.hasMark = true;
    }
    if (blockTags.has(tag) || this.line.length > maxLineLength) this.endLine();
    if (tag === "br") this.endLine(true);
    if (tag === "blockquote") this.quoteDepth++;
    if (tag === "pre") this.preDepth++;
    if (tag === "li") this.line = "- ";
    if (tag === "td" && this.line.trim()) this.line += " ";
    if (tag === "a") this.links.push({ href: attributes.href ?? "", start: this.line.length });
    if (tag === "img") this.addPicture(attributes);
  }

  addText(text: string): void {
    if (this.hiddenDepth > 0) return;
    this.length += text.length;
    if (this.preDepth === 0) {
      const folded = text.replace(/[\s\u00a0]+/g, " ");
      this.line += this.line === "" || this.line.endsWith(" ") ? folded.trimStart() : folded;
      return;
    }
    const [first = "", ...rest] = text.split("\n");
    this.line += first;
    for (const next of rest) {
      this.endLine(true);
      this.line = next;
    }
  }

  close(tag: string): void {
    this.depth--;
    if (this.hiddenDepth > 0) {
      if (!voidTags.has(tag)) this.hiddenDepth--;
      return;
    }
    if (tag === "a") this.endLink();
    if (blockTags.has(tag)) this.endLine();
    if (tag === "blockquote") this.quoteDepth = Math.max(0, this.quoteDepth - 1);
    if (tag === "pre") this.preDepth = Math.max(0, this.preDepth - 1);
    if (paragraphTags.has(tag) && this.lines.at(-1) !== "") this.lines.push("");
  }

  result(): HtmlText {
    this.endLine();
    if (this.isFull) this.lines.push("(The rest of this mail is not shown. The original has it.)");
    const text = this.lines.join("\n").replace(/\n{3,}/g, "\n\n");
    return { text: text.trim(), remotePictures: this.pictures };
  }

  private endLine(evenEmpty = false): void {
    const line = this.line.trimEnd();
    this.line = "";
    for (const link of this.links) link.start = 0;
    if (line !== "" || evenEmpty) this.lines.push("> ".repeat(Math.min(this.quoteDepth, 5)) + line);
  }

  /** Adds the address of a link behind its text, unless the text is that address. */
  private endLink(): void {
    const link = this.links.pop();
    if (!link || !/^(?:https?:|mailto:|tel:)/i.test(link.href)) return;
    const shown = this.line.slice(link.start).trim();
    const address = link.href.replace(/^(?:mailto|tel):/i, "");
    if (shown && !address.includes(shown) && !shown.includes(address)) {
      this.line = `${this.line.trimEnd()} (${link.href})`;
    }
  }

  private addPicture({ src = "", alt = "" }: Record<string, string>): void {
    if (alt.trim()) this.addText(`[${alt.trim()}]`);
    const isNew = /^https:\/\//i.test(src) && URL.canParse(src) && !this.pictures.includes(src);
    if (isNew && this.pictures.length < maxPictures) this.pictures.push(src);
  }
}
