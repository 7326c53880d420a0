import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Detail } from "./detail/detail.tsx";
import { EmptyDetail } from "./detail/detail-states.tsx";
import styles from "./inbox.module.css";
import { fullName } from "./labels.ts";
import { ListPane } from "./list/list-pane.tsx";
import { ShortcutDialog } from "./shortcuts.tsx";
import { useInbox } from "./use-inbox.ts";
import { useInboxCommands } from "./use-inbox-commands.tsx";
import { useInboxShortcuts } from "./use-inbox-shortcuts.ts";

/**
 * The inbox: the list with its filters, and the open submission beside it, or over it on narrow
 * screens.
 */
export function Inbox() {
  const inbox = useInbox();
  useInboxShortcuts(inbox);
  useInboxCommands(inbox);
  const { pages, openId, overlay } = inbox;
  const row = openId ? pages.rowAt(pages.indexOf(openId)) : undefined;
  return (
    <div ref={inbox.rowFocus.root} className={styles.inbox}>
      {/* Outside of the list, which is inert while the detail covers it. */}
      <VisuallyHidden as="h1">Form Submissions</VisuallyHidden>
      <ListPane inbox={inbox} />
      {openId === null ? <EmptyDetail /> : <Detail key={openId} id={openId} inbox={inbox} />}
      {/* The focus stays on the row, so a screen reader has to be told what opened beside it. */}
      <div role="status">
        {row && !overlay && <VisuallyHidden>{`${fullName(row)} is open beside the list.`}</VisuallyHidden>}
      </div>
      <DeleteDialog
        count={inbox.deletion.asked.length}
        onCancel={inbox.deletion.cancel}
        onConfirm={inbox.deletion.confirm}
      />
      <ShortcutDialog open={inbox.shortcutsOpen} onClose={() => inbox.setShortcutsOpen(false)} />
    </div>
  );
}
