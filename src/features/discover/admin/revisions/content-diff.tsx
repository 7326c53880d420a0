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
    const others = contentFields(after);
    return contentFields(before).flatMap(({ field, name, text }, index) => {
      const other = others[index]?.text ?? "";
      return text === other || without.includes(field) ? [] : [{ name, ...diffWords(text, other) }];
    });
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

interface ContentField {
  field: keyof DiscoverRequestBody;
  name: string;
  text: string;
}

/** Every field of an item as text, for the comparison. */
function contentFields(content: DiscoverRequestBody): ContentField[] {
  const { sections = [], faqs = [], features = [], keyHighlights = [], tags = [] } = content;
  const texts: [keyof DiscoverRequestBody, string, string | null | undefined][] = [
    ["contentType", "Type", contentTypeLabels[content.contentType]],
    ["isPublished", "State", content.isPublished ? "Published" : "Draft"],
    ["title", "Title", content.title],
    ["slug", "Address", content.slug],
    ["description", "Description", content.description],
    ["mainImageUrl", "Image", content.mainImageUrl],
    ["mainImageAlt", "Alt text", content.mainImageAlt],
    ["mainVideoUrl", "Video", content.mainVideoUrl],
    [
      "sections",
      "Sections",
      sections
        .map(({ title, paragraph, imageUrl, imageAlt, videoUrl }) =>
          lines([title, paragraph, imageUrl, imageAlt, videoUrl]),
        )
        .join("\n\n"),
    ],
    ["keyHighlights", "Key highlights", lines(keyHighlights)],
    ["features", "Features", lines(features)],
    ["faqs", "FAQs", faqs.map(({ question, answer }) => lines([question, answer])).join("\n\n")],
    ["importantNote", "Important note", content.importantNote],
    ["tags", "Tags", tags.filter(Boolean).join(", ")],
    ["metaTitle", "Meta title", content.metaTitle],
    ["metaDescription", "Meta description", content.metaDescription],
  ];
  return texts.map(([field, name, text]) => ({ field, name, text: (text ?? "").trim() }));
}

function lines(texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join("\n");
}
