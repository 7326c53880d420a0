import { lazy, Suspense } from "react";
import { LatePart } from "#src/ui/late-part.tsx";
import { ShortcutHints } from "../shortcuts.tsx";
import type { InboxState } from "../use-inbox.ts";
import { useInboxPolling } from "../use-inbox-polling.ts";
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
      <LatePart load={loadDueReminders}>{({ DueReminders }) => <DueReminders filter={filter} />}</LatePart>
      <Suspense>
        <OpenMails />
      </Suspense>
      <InboxList inbox={inbox} />
      {selection.ids.size > 0 && <BulkBar inbox={inbox} />}
      <ShortcutHints onMore={() => inbox.setShortcutsOpen(true)} />
    </section>
  );
}
