import { useQueryClient } from "@tanstack/react-query";
import { Lazy } from "#src/ui/lazy.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EmptyDetail } from "./detail/detail-states.tsx";
import styles from "./inbox.module.css";
import { cachedSubmission } from "./inbox.queries.ts";
import { fullName } from "./labels.ts";
import { ListPane } from "./list/list-pane.tsx";
import { LazyReminderDialog } from "./reminders/lazy-reminder-dialog.tsx";
import { useInbox } from "./use-inbox.ts";
import { useInboxCommands } from "./use-inbox-commands.tsx";
import { useInboxShortcuts } from "./use-inbox-shortcuts.ts";

/** Beside the list, which is shown first; nobody opens an enquiry before it is there. */
const loadDetail = () => import("./detail/detail.tsx");
const loadShortcuts = () => import("./shortcut-dialog.tsx");

/**
 * The inbox: the list with its filters, and the open submission beside it, or over it on narrow
 * screens.
 */
export function Inbox() {
  const inbox = useInbox();
  useInboxShortcuts(inbox);
  useInboxCommands(inbox);
  const { pages, openId, overlay } = inbox;
  const closeShortcuts = () => inbox.setShortcutsOpen(false);
  const client = useQueryClient();
  const reminded = inbox.remindedId ? cachedSubmission(client, inbox.remindedId) : undefined;
  const row = openId ? pages.rowAt(pages.indexOf(openId)) : undefined;
  return (
    <div ref={inbox.rowFocus.root} className={styles.inbox}>
      {/* Outside of the list, which is inert while the detail covers it. */}
      <VisuallyHidden as="h1">Form Submissions</VisuallyHidden>
      <ListPane inbox={inbox} />
      <Lazy load={loadDetail} fallback={openId === null && <EmptyDetail />}>
        {({ Detail }) =>
          openId === null ? <EmptyDetail /> : <Detail key={openId} id={openId} inbox={inbox} />
        }
      </Lazy>
      {/* The focus stays on the row, so a screen reader has to be told what opened beside it. */}
      <div role="status">
        {row && !overlay && <VisuallyHidden>{`${fullName(row)} is open beside the list.`}</VisuallyHidden>}
      </div>
      <DeleteDialog
        count={inbox.deletion.asked.length}
        onCancel={inbox.deletion.cancel}
        onConfirm={inbox.deletion.confirm}
      />
      {reminded && <LazyReminderDialog submission={reminded} onClose={() => inbox.setRemindedId(null)} />}
      {inbox.shortcutsOpen && (
        <Lazy load={loadShortcuts} dialog={{ title: "Keys", onClose: closeShortcuts }}>
          {({ ShortcutDialog }) => <ShortcutDialog onClose={closeShortcuts} />}
        </Lazy>
      )}
    </div>
  );
}
