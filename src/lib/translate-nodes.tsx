import { Fragment, type ReactNode } from "react";
import { t } from "#shared/translate.ts";

/** A sentence in the language that is being rendered, with an element for each `{name}`. */
export function tNodes(sentence: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return t(sentence)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{nodes[part]}</Fragment>));
}
