import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type InboxFilter, inboxPath, readFilter } from "./filter.ts";

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
  const filter = useMemo(() => readFilter(query), [query]);
  const open = query.get("open");
  const setFilter = useCallback(
    (change: Partial<InboxFilter>) => {
      const replace = Object.keys(change).every((key) => key === "search");
      void navigate(inboxPath({ ...filter, ...change }, open), { replace, preventScrollReset: true });
    },
    [filter, open, navigate],
  );
  const setOpen = useCallback(
    (id: string | null) => {
      void navigate(inboxPath(filter, id), { replace: open !== null, preventScrollReset: true });
    },
    [filter, open, navigate],
  );
  return { filter, open, setFilter, setOpen };
}
