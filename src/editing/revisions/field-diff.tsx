import { useMemo } from "react";
import type { ComparedFields } from "../editor-model.ts";
import styles from "./field-diff.module.css";
import { diffWords, type Piece } from "./word-diff.ts";

interface FieldDiffProps<Body extends object> {
  fields: ComparedFields<Body>;
  before: Body;
  after: Body;
  beforeLabel: string;
  afterLabel: string;
  /** Fields that are not compared. */
  without?: readonly (keyof Body)[];
}

/** Longer unchanged text is shortened in its middle. */
const maxUnchangedLength = 240;

/** Compares two states of an item field by field and marks the words that differ. */
export function FieldDiff<Body extends object>(props: FieldDiffProps<Body>) {
  const { fields, before, after, beforeLabel, afterLabel, without } = props;
  const rows = useMemo(() => {
    const [texts, others] = [fields.textsOf(before), fields.textsOf(after)];
    return (Object.keys(fields.fieldNames) as (keyof Body)[])
      .filter((field) => texts[field] !== others[field] && !without?.includes(field))
      .map((field) => ({ name: fields.fieldNames[field], ...diffWords(texts[field], others[field]) }));
  }, [fields, before, after, without]);
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

/** A text with the words marked that the other text lacks. */
export function Marked({ pieces, as: Mark }: { pieces: Piece[]; as: "del" | "ins" | "mark" }) {
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
