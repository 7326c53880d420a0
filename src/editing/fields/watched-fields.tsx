import { type ReactNode, useMemo } from "react";

interface WatchedFieldsProps {
  /** Everything that the fields show. Its length never changes. */
  watched: readonly unknown[];
  children: () => ReactNode;
}

/** Fields that render again only when something that they show changes, not with every key. */
export function WatchedFields({ watched, children }: WatchedFieldsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list says what the fields depend on
  return useMemo(children, watched);
}
