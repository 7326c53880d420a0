import type { DiscoverItem } from "#src/shared/contract/discover.ts";
import { type Block, type Inline, parseBlocks, writeBlocks } from "./markdown.ts";

/** Stands on each element that holds one of an article's texts in Markdown, rendered. */
export const wordsMark = { "data-words": "" };

/** The texts of an article that are Markdown, in the order in which they stand on its page. */
export function wordsOf({ description, sections, importantNote, faqs }: DiscoverItem): string[] {
  return [
    description,
    ...sections.map(({ paragraph }) => paragraph),
    ...(importantNote === null ? [] : [importantNote]),
    ...faqs.map(({ answer }) => answer),
  ];
}

/** The same article with other texts, as many and in the same order as `wordsOf` gives them. */
export function withWords(item: DiscoverItem, words: readonly string[]): DiscoverItem {
  const left = [...words];
  const next = () => left.shift() ?? "";
  return {
    ...item,
    description: next(),
    sections: item.sections.map((section) => ({ ...section, paragraph: next() })),
    importantNote: item.importantNote === null ? null : next(),
    faqs: item.faqs.map((faq) => ({ ...faq, answer: next() })),
  };
}

/** Whether a text that is read back from its elements is rendered as the same elements again. */
export function survivesPage(text: string): boolean {
  const blocks = parseBlocks(text);
  return JSON.stringify(parseBlocks(writeBlocks(blocks))) === JSON.stringify(blocks);
}

/** Reads an article's texts out of its page, as Markdown. */
export function readWords(page: ParentNode): string[] {
  const marked = page.querySelectorAll(`[${Object.keys(wordsMark)[0]}]`);
  return [...marked].map((element) => writeBlocks([...element.children].map(readBlock)));
}

function readBlock(element: Element): Block {
  if (element.tagName === "P") return { kind: "paragraph", inline: readInline(element) };
  return {
    kind: "list",
    ordered: element.tagName === "OL",
    items: [...element.children].map(readInline),
  };
}

function readInline(parent: Node): Inline[] {
  return [...parent.childNodes].flatMap((node): Inline[] => {
    if (node instanceof Text) return [{ kind: "text", text: node.data }];
    if (!(node instanceof Element)) return [];
    const inline = readInline(node);
    if (node.tagName === "A") return [{ kind: "link", href: node.getAttribute("href") ?? "", inline }];
    if (node.tagName === "STRONG") return [{ kind: "strong", inline }];
    // A translator of the browser's wraps words in elements of its own.
    return node.tagName === "EM" ? [{ kind: "em", inline }] : inline;
  });
}
