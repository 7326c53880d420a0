import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Lazy } from "#src/ui/lazy.tsx";
import { inboxFingerprintQuery } from "../inbox.queries.ts";
import type { InboxFilter } from "../inbox-filter.ts";
import { refreshInbox } from "../inbox-write.queries.ts";
import { ShortcutHints } from "../shortcuts.tsx";
import type { InboxState } from "../use-inbox.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxList } from "./inbox-list.tsx";
import { ListHead } from "./list-head.tsx";
import styles from "./list-pane.module.css";

const OpenMails = lazy(async () => ({ default: (await import("./open-mails.tsx")).OpenMails }));
const loadDueReminders = () => import("../reminders/due-reminders.tsx");

/**
 * The list's half of the inbox: search and filters, the rows, and what can be done with the
 * selected ones.
 */
export function ListPane({ inbox }: { inbox: InboxState }) {
  const { filter, pages, openId, selection } = inbox;
  const live = useInboxPolling(filter, pages.total !== null && !pages.stale);
  return (
    <section
      className={styles.pane}
      aria-label="Form submissions"
      inert={inbox.overlay && openId !== null && !inbox.closing}
    >
      <ListHead inbox={inbox} live={live} />
      <Lazy load={loadDueReminders}>{({ DueReminders }) => <DueReminders filter={filter} />}</Lazy>
      <Suspense>
        <OpenMails />
      </Suspense>
      <InboxList inbox={inbox} />
      {selection.ids.size > 0 && <BulkBar inbox={inbox} />}
      <ShortcutHints onMore={() => inbox.setShortcutsOpen(true)} />
    </section>
  );
}

/**
 * Refreshes the inbox when somebody else changed something in it. Starts once the list is
 * `loaded`, so that it does not delay it. Returns false while the server does not respond.
 */
function useInboxPolling(filter: InboxFilter, loaded: boolean): boolean {
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
