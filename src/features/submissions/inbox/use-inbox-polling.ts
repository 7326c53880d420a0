import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { inboxFingerprintQuery } from "./inbox.queries.ts";
import type { InboxFilter } from "./inbox-filter.ts";
import { refreshInbox } from "./inbox-write.queries.ts";

/**
 * Refreshes the inbox when somebody else changed something in it. Starts once the list is
 * `loaded`, so that it does not delay it. Returns false while the server does not respond.
 */
export function useInboxPolling(filter: InboxFilter, loaded: boolean): boolean {
  const client = useQueryClient();
  const { data: fingerprint, isError } = useQuery({ ...inboxFingerprintQuery(filter), enabled: loaded });
  const last = useRef<{ filter: InboxFilter; fingerprint: string } | null>(null);
  useEffect(() => {
    if (fingerprint === undefined) return;
    const before = last.current;
    last.current = { filter, fingerprint };
    if (before?.filter === filter && before.fingerprint !== fingerprint) void refreshInbox(client);
  }, [client, filter, fingerprint]);
  return !isError;
}
