import { useMemo } from "react";
import type { DiscoverRequestBody } from "#src/shared/contract/discover-input.ts";
import { contentTypeLabels } from "../content-type-labels.ts";
import styles from "./content-diff.module.css";
import { diffWords, type Piece } from "./word-diff.ts";

interface ContentDiffProps {
  before: DiscoverRequestBody;
  after: DiscoverRequestBody;
  beforeLabel: string;
  afterLabel: string;
  /** Fields that are not compared. */
  without?: readonly (keyof DiscoverRequestBody)[];
}

/** Longer unchanged text is shortened in its middle. */
const maxUnchangedLength = 240;

/** Compares two states of an item field by field and marks the words that differ. */
export function ContentDiff({ before, after, beforeLabel, afterLabel, without = [] }: ContentDiffProps) {
  const rows = useMemo(() => {
    const [texts, others] = [textsOf(before), textsOf(after)];
    return (Object.keys(fieldNames) as (keyof typeof fieldNames)[])
      .filter((field) => texts[field] !== others[field] && !without.includes(field))
      .map((field) => ({ name: fieldNames[field], ...diffWords(texts[field], others[field]) }));
  }, [before, after, without]);
  if (rows.length === 0) return <p className={styles.same}>Nothing is different.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{beforeLabel}</th>
          <th scope="col">{afterLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td data-side={beforeLabel}>
              <Marked pieces={row.before} as="del" />
            </td>
            <td data-side={afterLabel}>
              <Marked pieces={row.after} as="ins" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marked({ pieces, as: Mark }: { pieces: Piece[]; as: "del" | "ins" }) {
  if (pieces.length === 0) return <span className={styles.none}>Nothing</span>;
  return pieces.map(({ text, changed }, index) => {
    const key = index;
    return changed ? <Mark key={key}>{text}</Mark> : <span key={key}>{shorten(text)}</span>;
  });
}

function shorten(text: string): string {
  if (text.length <= maxUnchangedLength) return text;
  return `${text.slice(0, maxUnchangedLength / 2)} … ${text.slice(-maxUnchangedLength / 2)}`;
}

/** The fields of an item in the order of a comparison, as people call them. */
export const fieldNames = {
  contentType: "Type",
  isPublished: "State",
  title: "Title",
  slug: "Address",
  description: "Description",
  mainImageUrl: "Image",
  mainImageAlt: "Alt text",
  mainVideoUrl: "Video",
  sections: "Sections",
  keyHighlights: "Key highlights",
  features: "Features",
  faqs: "FAQs",
  importantNote: "Important note",
  tags: "Tags",
  metaTitle: "Meta title",
  metaDescription: "Meta description",
} as const satisfies Record<keyof DiscoverRequestBody, string>;

/** Every field of an item as text. */
function textsOf(content: DiscoverRequestBody): Record<keyof DiscoverRequestBody, string> {
  const { sections = [], faqs = [], features = [], keyHighlights = [], tags = [] } = content;
  const text = (value: string | null | undefined) => value?.trim() ?? "";
  return {
    contentType: contentTypeLabels[content.contentType],
    isPublished: content.isPublished ? "Published" : "Draft",
    title: text(content.title),
    slug: text(content.slug),
    description: text(content.description),
    mainImageUrl: text(content.mainImageUrl),
    mainImageAlt: text(content.mainImageAlt),
    mainVideoUrl: text(content.mainVideoUrl),
    sections: sections
      .map(({ title, paragraph, imageUrl, imageAlt, videoUrl }) =>
        lines([title, paragraph, imageUrl, imageAlt, videoUrl]),
      )
      .join("\n\n"),
    keyHighlights: lines(keyHighlights),
    features: lines(features),
    faqs: faqs.map(({ question, answer }) => lines([question, answer])).join("\n\n"),
    importantNote: text(content.importantNote),
    tags: tags.filter(Boolean).join(", "),
    metaTitle: text(content.metaTitle),
    metaDescription: text(content.metaDescription),
  };
}

function lines(texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join("\n");
}
