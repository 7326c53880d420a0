import { Fragment } from "react";
import styles from "./highlight.module.css";
import { highlight } from "./matches.ts";

/** A text with the searched words marked. */
export function Highlight({ text, search }: { text: string; search: string | undefined }) {
  return highlight(text, search).map(({ text: piece, match }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have a fixed order
    <Fragment key={index}>{match ? <mark className={styles.mark}>{piece}</mark> : piece}</Fragment>
  ));
}
