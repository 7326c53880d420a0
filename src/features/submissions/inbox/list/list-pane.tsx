import { noFilter } from "../inbox-filter.ts";
import { ShortcutHints } from "../shortcuts.tsx";
import type { InboxState } from "../use-inbox.ts";
import { useInboxPolling } from "../use-inbox-polling.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxList } from "./inbox-list.tsx";
import { ListHead } from "./list-head.tsx";
import styles from "./list-pane.module.css";

/**
 * The list's half of the inbox: search and filters, the rows, and what can be done with the
 * selected ones.
 */
export function ListPane({ inbox }: { inbox: InboxState }) {
  const { filter, setFilter, pages, openId, selection } = inbox;
  const live = useInboxPolling(filter, pages.total !== null && !pages.stale);
  return (
    <section
      className={styles.pane}
      aria-label="Form submissions"
      inert={inbox.overlay && openId !== null && !inbox.closing}
    >
      <ListHead
        filter={filter}
        total={pages.total}
        failed={pages.error !== null}
        live={live}
        onFilter={setFilter}
        searchRef={inbox.searchRef}
        onLeaveSearch={inbox.rowFocus.focusFirst}
        onSelectAll={
          selection.ids.size > 0 && selection.ids.size < (pages.total ?? 0) ? inbox.selectAll : null
        }
      />
      <InboxList
        ref={inbox.rowFocus.rows}
        filter={filter}
        pages={pages}
        openId={openId}
        selection={selection}
        onFocusIndex={inbox.rowFocus.onFocusIndex}
        onOpen={inbox.setOpenId}
        onStep={inbox.step}
        onClearFilter={() => setFilter(noFilter)}
      />
      {selection.ids.size > 0 && (
        <BulkBar
          ids={[...selection.ids]}
          busy={inbox.changes.busy}
          onChange={(change, description) => void inbox.changeAll([...selection.ids], change, description)}
          onDelete={() => inbox.deletion.ask([...selection.ids])}
          onRestore={filter.deleted ? () => inbox.deletion.restore([...selection.ids]) : null}
          onClear={selection.clear}
        />
      )}
      <ShortcutHints onMore={() => inbox.setShortcutsOpen(true)} />
    </section>
  );
}
