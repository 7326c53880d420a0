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
  useInboxCommands({ ...inbox, deleted: inbox.filter.deleted, remove: inbox.deletion.ask });
  const { pages, openId, overlay, step } = inbox;
  const index = openId ? pages.indexOf(openId) : -1;
  const row = index >= 0 ? pages.rowAt(index) : undefined;
  return (
    <div ref={inbox.rowFocus.root} className={styles.inbox}>
      {/* Outside of the list, which is inert while the detail covers it. */}
      <VisuallyHidden as="h1">Form Submissions</VisuallyHidden>
      <ListPane inbox={inbox} />
      {openId === null ? (
        <EmptyDetail />
      ) : (
        <Detail
          key={openId}
          id={openId}
          filter={inbox.filter}
          overlay={overlay}
          closing={inbox.closing}
          editing={inbox.editing}
          onEditedId={inbox.setEditedId}
          onClose={inbox.close}
          onPrevious={index > 0 && pages.rowAt(index - 1) ? () => step(-1) : null}
          onNext={index >= 0 && pages.rowAt(index + 1) ? () => step(1) : null}
          changes={inbox.changes}
          onDelete={inbox.deletion.ask}
          onRestore={inbox.deletion.restore}
        />
      )}
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
