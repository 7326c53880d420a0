import { Fragment } from "react";
import { keepTogether } from "#src/lib/keep-together.ts";
import { foreignLanguage } from "#src/lib/language.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { type Block, type Inline, inlineText, parseBlocks } from "./markdown.ts";

interface RichTextProps {
  /** Text in the Markdown subset of `markdown.ts`. */
  text: string;
  /** The class of the first paragraph. */
  firstClass?: string;
}

/** Content as elements. HTML in the content is never rendered. */
export function RichText({ text, firstClass }: RichTextProps) {
  return parseBlocks(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have a fixed order
    <BlockElement key={index} block={block} className={index === 0 ? firstClass : undefined} />
  ));
}

function BlockElement({ block, className }: { block: Block; className: string | undefined }) {
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <li key={index} lang={languageOf(item)}>
            <Run inline={item} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === "table") return <Table head={block.head} rows={block.rows} />;
  if (block.kind === "quote") return <Quote paragraphs={block.paragraphs} />;
  if (block.kind === "paragraph") return <Paragraph inline={block.inline} className={className} />;
  return (
    <h3 lang={languageOf(block.inline)}>
      <Run inline={block.inline} />
    </h3>
  );
}

/** The first cell of a row is its head. On a phone, cells of words have no column: each names its head itself. */
function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  const figures = head.map((_, column) => rows.some((row) => /\d/.test(inlineText(row[column] ?? []))));
  const areWords = !figures.includes(true);
  return (
    <table data-words={areWords || undefined}>
      <thead>
        <tr>
          <Cells cells={head} scope="col" figures={figures} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table have a fixed order
          <tr key={index}>
            <Cells cells={row} scope="row" figures={figures} heads={areWords ? head.map(inlineText) : []} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellsProps {
  cells: Inline[][];
  scope: "col" | "row";
  /** For each column whether it has figures, which end below each other; words begin so. */
  figures: readonly boolean[];
  /** What each cell of a table of words is about. */
  heads?: readonly string[];
}

/** The cells of a row: all heads of columns, or the first one the head of the row. */
function Cells({ cells, scope, figures, heads = [] }: CellsProps) {
  return cells.map((cell, index) => {
    const isHead = scope === "col" || index === 0;
    const Cell = isHead ? "th" : "td";
    return (
      <Cell
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row have a fixed order
        key={index}
        scope={isHead ? scope : undefined}
        data-words={!figures[index] || undefined}
        data-head={isHead ? undefined : heads[index]}
        lang={languageOf(cell)}
      >
        <Run inline={cell} />
      </Cell>
    );
  });
}

/** One paragraph is a line to remember, set large; several are a letter to use: framed, and copied by one press. */
function Quote({ paragraphs }: { paragraphs: Inline[][] }) {
  const [first, ...others] = paragraphs;
  if (first && others.length === 0)
    return (
      <blockquote data-pull="">
        <Paragraph inline={first} />
      </blockquote>
    );
  return (
    <blockquote>
      {paragraphs.map((inline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a quote have a fixed order
        <Paragraph key={index} inline={inline} />
      ))}
      <CopyButton text={paragraphs.map(inlineText).join("\n\n")} />
    </blockquote>
  );
}

function Paragraph({ inline, className }: { inline: Inline[]; className?: string }) {
  return (
    <p className={className} lang={languageOf(inline)}>
      <Run inline={inline} />
    </p>
  );
}

function languageOf(inline: Inline[]) {
  return foreignLanguage(inlineText(inline));
}

function Run({ inline }: { inline: Inline[] }) {
  return inline.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a fixed order
    <Fragment key={index}>{element(part)}</Fragment>
  ));
}

function element(part: Inline) {
  if (part.kind === "text") return keepTogether(part.text);
  const children = <Run inline={part.inline} />;
  if (part.kind === "link") return <AnchorLink href={part.href}>{children}</AnchorLink>;
  return part.kind === "strong" ? <strong>{children}</strong> : <em>{children}</em>;
}
