import { keepPreviousData, useQuery } from "@tanstack/react-query";
import FileText from "lucide-react/icons/file-text";
import Images from "lucide-react/icons/images";
import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import { BulkBar } from "#src/editing/list/bulk-bar.tsx";
import { DeleteDialog } from "#src/editing/list/delete-dialog.tsx";
import styles from "#src/editing/list/list-page.module.css";
import { ListAnnouncement, ListFooter, ListPlaceholder } from "#src/editing/list/list-parts.tsx";
import { useDeleteItems } from "#src/editing/list/use-delete-items.ts";
import { useListFilter } from "#src/editing/list/use-list-filter.ts";
import { useRestoreItem } from "#src/editing/list/use-restore-item.ts";
import { useSetPublished } from "#src/editing/list/use-set-published.ts";
import { paths } from "#src/lib/paths.ts";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Lazy } from "#src/ui/lazy.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";
import { adminListQuery, discoverApi, invalidateDiscover, togglePublish } from "./discover-admin.queries.ts";
import { isFiltered, itemListPath, nextOrder, readItemFilter } from "./item-filter.ts";
import { ItemListToolbar } from "./item-list-toolbar.tsx";
import { ItemTable } from "./item-table.tsx";
import { StatsTiles } from "./stats-tiles.tsx";

const nameOf = ({ title }: DiscoverAdminItem) => title;
const loadLibrary = () => import("#src/editing/media/library/library-dialog.tsx");

/** All discover items, drafts too: figures, search, filters, and the actions of each item. */
export function ItemList() {
  const { filter, setFilter } = useListFilter(readItemFilter, itemListPath);
  const list = useQuery({ ...adminListQuery(filter), placeholderData: keepPreviousData });
  const search = useRef<HTMLInputElement>(null);
  const [itemsToDelete, setItemsToDelete] = useState<readonly DiscoverAdminItem[]>([]);
  const { selectedIds, setSelectedIds, clearSelection } = useSelection();
  useShortcuts({ "/": () => search.current?.focus(), Escape: clearSelection });
  const deletion = useDeleteItems({ ...discoverApi, nameOf, invalidate: invalidateDiscover });
  const publishing = useSetPublished({ nameOf, toggle: togglePublish, invalidate: invalidateDiscover });
  const restore = useRestoreItem({ ...discoverApi, nameOf, invalidate: invalidateDiscover });
  const items = list.data?.discovers.filter(({ id }) => !deletion.ids.has(id));
  const selected = items?.filter(({ id, isActive }) => isActive && selectedIds.has(id)) ?? [];
  return (
    <div className={styles.page}>
      <PageHeader />
      <StatsTiles />
      <ItemListToolbar searchRef={search} filter={filter} onChange={setFilter} />
      {!items && <ListPlaceholder query={list} label="Loading content..." />}
      {items?.length === 0 && <NothingFound filtered={isFiltered(filter)} />}
      <ListAnnouncement query={list} />
      {items && items.length > 0 && (
        <div data-stale={list.isPlaceholderData || undefined} className={styles.results}>
          <ItemTable
            items={items}
            order={filter.order}
            onSort={(by) => setFilter({ order: nextOrder(filter.order, by) })}
            selectedIds={selectedIds}
            onSelect={setSelectedIds}
            busyIds={publishing.busyIds}
            onToggle={(item) => publishing.mutate({ items: [item], isPublished: !item.isPublished })}
            onDelete={(item) => setItemsToDelete([item])}
            onRestore={restore}
          />
        </div>
      )}
      <ListFooter label="Content, pages" query={list} hrefFor={(page) => itemListPath({ ...filter, page })} />
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          busy={publishing.busyIds.length > 0}
          onPublish={(isPublished) =>
            publishing.mutate({ items: selected, isPublished }, { onSuccess: clearSelection })
          }
          onDelete={() => setItemsToDelete(selected)}
          onClear={clearSelection}
        />
      )}
      <DeleteDialog
        noun="content"
        nameOf={nameOf}
        items={itemsToDelete}
        onClose={() => setItemsToDelete([])}
        onDelete={(chosen) => {
          setItemsToDelete([]);
          clearSelection();
          deletion.start(chosen);
        }}
      />
    </div>
  );
}

function PageHeader() {
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const closeLibrary = () => setIsLibraryOpen(false);
  return (
    <header className={styles.head}>
      <h1>Discover Content</h1>
      <Button variant="outline" size="small" onClick={() => setIsLibraryOpen(true)}>
        <Images aria-hidden="true" />
        Media
      </Button>
      {isLibraryOpen && (
        <Lazy load={loadLibrary} dialog={{ title: "Media", onClose: closeLibrary }}>
          {({ LibraryDialog }) => <LibraryDialog onClose={closeLibrary} />}
        </Lazy>
      )}
      <RouteButton to={paths.adminNewContent} size="small" className={styles.create}>
        <Plus aria-hidden="true" />
        Create Content
      </RouteButton>
    </header>
  );
}

function useSelection() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return { selectedIds, setSelectedIds, clearSelection: () => setSelectedIds(new Set()) };
}

function NothingFound({ filtered }: { filtered: boolean }) {
  return (
    <Empty
      icon={<FileText aria-hidden="true" />}
      title="No content found"
      text={filtered ? "Try adjusting your filters" : "Get started by creating your first piece of content"}
    />
  );
}
