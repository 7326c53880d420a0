import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import FileText from "lucide-react/icons/file-text";
import Images from "lucide-react/icons/images";
import Plus from "lucide-react/icons/plus";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#src/lib/paths.ts";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import type { Pagination } from "#src/shared/paging.ts";
import { Button } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { LatePart } from "#src/ui/late-part.tsx";
import { Pager } from "#src/ui/pager.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { adminListQuery } from "./discover-admin.queries.ts";
import { type ItemFilter, isFiltered, itemListPath, nextOrder } from "./item-filter.ts";
import styles from "./item-list.module.css";
import { ItemListToolbar } from "./item-list-toolbar.tsx";
import { ItemTable } from "./item-table.tsx";
import { StatsTiles } from "./stats-tiles.tsx";
import { useDeleteItems } from "./use-delete-items.ts";
import { useItemFilter } from "./use-item-filter.ts";
import { useSetPublished } from "./use-set-published.ts";

const loadLibrary = () => import("./library/library-dialog.tsx");

/** All discover items, drafts too: figures, search, filters, and the actions of each item. */
export function ItemList() {
  const { filter, setFilter } = useItemFilter();
  const list = useItemPage(filter);
  const search = useRef<HTMLInputElement>(null);
  const [itemsToDelete, setItemsToDelete] = useState<readonly DiscoverAdminItem[]>([]);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const clearSelection = () => setSelectedIds(new Set());
  useShortcuts({ "/": () => search.current?.focus(), Escape: clearSelection });
  const deletion = useDeleteItems();
  const publishing = useSetPublished();
  const items = list.data?.discovers.filter(({ id }) => !deletion.ids.has(id));
  const selected = items?.filter(({ id }) => selectedIds.has(id)) ?? [];
  const pagination = list.data?.pagination;
  return (
    <div className={styles.page}>
      <PageHeader />
      <StatsTiles />
      <ItemListToolbar searchRef={search} filter={filter} onChange={setFilter} />
      {!items && <ListPlaceholder query={list} />}
      {items?.length === 0 && <NothingFound filtered={isFiltered(filter)} />}
      <Announcement pagination={list.isPlaceholderData ? undefined : pagination} />
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
          />
        </div>
      )}
      {pagination && <ItemListFooter filter={filter} pagination={pagination} />}
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
        <LatePart load={loadLibrary} dialog={{ title: "Media", onClose: closeLibrary }}>
          {({ LibraryDialog }) => <LibraryDialog onClose={closeLibrary} />}
        </LatePart>
      )}
      <RouteButton to={paths.adminNewContent} size="small" className={styles.create}>
        <Plus aria-hidden="true" />
        Create Content
      </RouteButton>
    </header>
  );
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

function ListPlaceholder({ query }: { query: UseQueryResult }) {
  return (
    <QueryPlaceholder query={query} label="Loading content..." className={styles.skeleton}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <Skeleton key={row} shape="block" className={styles.skeletonRow} />
      ))}
    </QueryPlaceholder>
  );
}

/** Announces the results after a change of filter or page. */
function Announcement({ pagination }: { pagination: Pagination | undefined }) {
  const { total, page, totalPages } = pagination ?? {};
  const text = total === 0 ? "Nothing matches" : `${total} results, page ${page} of ${totalPages}`;
  return (
    <VisuallyHidden>
      <span role="status">{pagination && text}</span>
    </VisuallyHidden>
  );
}

interface ItemListFooterProps {
  filter: ItemFilter;
  pagination: Pagination;
}

/** The range of results that is shown, and the links to other pages. */
function ItemListFooter({ filter, pagination }: ItemListFooterProps) {
  const { page, limit, total, totalPages } = pagination;
  if (total === 0) return null;
  return (
    <footer className={styles.foot}>
      <p>
        Showing <b>{Math.min((page - 1) * limit + 1, total)}</b> to <b>{Math.min(page * limit, total)}</b> of{" "}
        <b>{total}</b> results
      </p>
      <Pager
        label="Content, pages"
        page={page}
        totalPages={totalPages}
        hrefFor={(other) => itemListPath({ ...filter, page: other })}
      />
    </footer>
  );
}

/** The page of items for a filter. While another page loads, the last one is placeholder data. */
function useItemPage(filter: ItemFilter) {
  const navigate = useNavigate();
  const list = useQuery({ ...adminListQuery(filter), placeholderData: keepPreviousData });
  const pagination = list.data?.pagination;
  // Deleting the only item of the last page makes that page invalid.
  useEffect(() => {
    if (!pagination || list.isPlaceholderData) return;
    if (pagination.totalPages > 0 && pagination.page > pagination.totalPages) {
      void navigate(itemListPath({ ...filter, page: pagination.totalPages }), { replace: true });
    }
  }, [pagination, list.isPlaceholderData, filter, navigate]);
  return list;
}
