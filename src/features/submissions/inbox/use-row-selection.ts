import { useCallback, useEffect, useRef, useState } from "react";
import type { InboxFilter } from "./inbox-filter.ts";
import type { InboxPages } from "./list/use-inbox-pages.ts";

export interface RowSelection {
  ids: ReadonlySet<string>;
  /**
   * Selects or unselects a row; with `range`, selects all rows from the last toggled one to it.
   */
  toggle: (id: string, range?: boolean) => void;
  /** Selects these rows instead. */
  select: (ids: string[]) => void;
  clear: () => void;
}

/**
 * The selected rows of a filtered inbox. Another filter starts with none, so that every selected
 * row can be seen.
 */
export function useRowSelection(
  filter: InboxFilter,
  { indexOf, idsBetween }: Pick<InboxPages, "indexOf" | "idsBetween">,
): RowSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const lastToggled = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filter changes
  useEffect(() => {
    setIds((before) => (before.size > 0 ? new Set() : before));
    lastToggled.current = null;
  }, [filter]);
  const toggle = useCallback(
    (id: string, range = false) => {
      const from = range && lastToggled.current !== null ? indexOf(lastToggled.current) : -1;
      lastToggled.current = id;
      setIds((before) => {
        if (from >= 0) return new Set([...before, ...idsBetween(from, indexOf(id))]);
        return before.has(id)
          ? new Set([...before].filter((other) => other !== id))
          : new Set([...before, id]);
      });
    },
    [indexOf, idsBetween],
  );
  const select = useCallback((chosen: string[]) => setIds(new Set(chosen)), []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, toggle, select, clear };
}
