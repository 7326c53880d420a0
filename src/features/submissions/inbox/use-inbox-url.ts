import { useCallback, useEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type InboxFilter, inboxPath, readFilter, writeFilter } from "./inbox-filter.ts";

interface InboxAddress {
  filter: InboxFilter;
  /** The id of the submission that is open. */
  open: string | null;
  /** Changes the filter; what is open stays open. */
  setFilter: (change: Partial<InboxFilter>) => void;
  /** Opens a submission, or closes it with null. Stepping from one to the next leaves one entry in the history. */
  setOpen: (id: string | null) => void;
}

/** The inbox's whole state, which is its address. */
export function useInboxAddress(): InboxAddress {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The same object for as long as the filter is the same: opening a submission changes the address too.
  const text = writeFilter(readFilter(query)).toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);
  const open = query.get("open");

  // Where the last navigation leads: the next one may come before the address has changed.
  const target = useRef({ filter, open });
  useEffect(() => {
    target.current = { filter, open };
  }, [filter, open]);

  const setFilter = useCallback(
    (change: Partial<InboxFilter>) => {
      const { current } = target;
      current.filter = { ...current.filter, ...change };
      const replace = Object.keys(change).every((key) => key === "search");
      void navigate(inboxPath(current.filter, current.open), { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const setOpen = useCallback(
    (id: string | null) => {
      const { current } = target;
      const replace = current.open !== null;
      current.open = id;
      void navigate(inboxPath(current.filter, id), { replace, preventScrollReset: true });
    },
    [navigate],
  );
  return { filter, open, setFilter, setOpen };
}
