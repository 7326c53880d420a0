import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useUrlChange } from "#src/lib/use-url-change.ts";
import { type InboxFilter, inboxPath, readFilter, writeFilter } from "./inbox-filter.ts";

interface InboxUrl {
  filter: InboxFilter;
  /** The id of the open submission. */
  openId: string | null;
  /** Changes the filter; the open submission stays open. */
  setFilter: (change: Partial<InboxFilter>) => void;
  /**
   * Opens a submission, or closes it with null. Stepping from one to the next leaves one entry in
   * the history.
   */
  setOpenId: (id: string | null) => void;
}

const readUrl = (query: URLSearchParams) => ({ filter: readFilter(query), openId: query.get("open") });
const pathOf = ({ filter, openId }: ReturnType<typeof readUrl>) => inboxPath(filter, openId);

/** The inbox's state that the URL holds. */
export function useInboxUrl(): InboxUrl {
  const [query] = useSearchParams();
  const changeUrl = useUrlChange(readUrl, pathOf);
  // The same object for as long as the filter is the same: opening a submission changes the URL
  // too.
  const text = writeFilter(readFilter(query)).toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);

  const setFilter = useCallback(
    (change: Partial<InboxFilter>) => {
      const replace = Object.keys(change).every((key) => key === "search");
      changeUrl(({ filter, openId }) => ({
        next: { filter: { ...filter, ...change }, openId },
        replace,
        preventScrollReset: true,
      }));
    },
    [changeUrl],
  );
  const setOpenId = useCallback(
    (id: string | null) =>
      changeUrl(({ filter, openId }) => ({
        next: { filter, openId: id },
        replace: openId !== null,
        preventScrollReset: true,
      })),
    [changeUrl],
  );
  return { filter, openId: query.get("open"), setFilter, setOpenId };
}
