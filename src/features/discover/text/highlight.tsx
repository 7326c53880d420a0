import { createElement, type ReactNode } from "react";
import styles from "./highlight.module.css";
import { highlight } from "./matches.ts";

/** A text with the searched words marked. */
export function Highlight({ text, search }: { text: string; search: string | undefined }): ReactNode {
  return highlight(text, search).map(({ text: piece, match }, index) =>
    // Not by JSX, which translates what is a word of the site: an article is shown as it was written.
    match ? createElement("mark", { key: `${index}`, className: styles.mark }, piece) : piece,
  );
}
