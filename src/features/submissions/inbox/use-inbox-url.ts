import { useCallback, useEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
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

/** The inbox's state that the URL holds. */
export function useInboxUrl(): InboxUrl {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The same object for as long as the filter is the same: opening a submission changes the URL
  // too.
  const text = writeFilter(readFilter(query)).toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);
  const openId = query.get("open");

  // The state after the last navigation: the next one may start before the URL has changed.
  const target = useRef({ filter, openId });
  useEffect(() => {
    target.current = { filter, openId };
  }, [filter, openId]);

  const setFilter = useCallback(
    (change: Partial<InboxFilter>) => {
      const { current } = target;
      current.filter = { ...current.filter, ...change };
      const replace = Object.keys(change).every((key) => key === "search");
      void navigate(inboxPath(current.filter, current.openId), { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const setOpenId = useCallback(
    (id: string | null) => {
      const { current } = target;
      const replace = current.openId !== null;
      current.openId = id;
      void navigate(inboxPath(current.filter, id), { replace, preventScrollReset: true });
    },
    [navigate],
  );
  return { filter, openId, setFilter, setOpenId };
}
