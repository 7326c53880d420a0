import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import FileText from "lucide-react/icons/file-text";
import Plus from "lucide-react/icons/plus";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { paths } from "#src/lib/paths.ts";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { limits } from "#src/shared/limits.ts";
import type { Pagination } from "#src/shared/paging.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Pager } from "#src/ui/pager.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { adminListQuery, invalidateDiscover, togglePublish } from "./discover-admin.queries.ts";
import { type ItemFilter, isFiltered, itemListPath, publishStates, readItemFilter } from "./item-filter.ts";
import styles from "./item-list.module.css";
import { ItemTable } from "./item-table.tsx";
import { StatsTiles } from "./stats-tiles.tsx";
import { TypeSwitch } from "./type-switch.tsx";
import { useDeleteItem } from "./use-delete-item.ts";

/** All Discover content, drafts too: figures, search, filters, and what can be done with each item. */
export function ItemList() {
  const [query] = useSearchParams();
  const filter = useMemo(() => readItemFilter(query), [query]);
  const navigate = useNavigate();
  const client = useQueryClient();
  const list = useQuery({ ...adminListQuery(filter), placeholderData: keepPreviousData });
  const search = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<DiscoverAdminItem | null>(null);
  const deleting = useDeleteItem();
  const toggle = useMutation({
    mutationFn: (item: DiscoverAdminItem) => togglePublish(client, item),
    onSuccess: (item) => {
      showToast({
        text: `${item.title} is ${item.isPublished ? "published" : "a draft again"}`,
        action: { label: "Undo", onSelect: () => toggle.mutate(item) },
      });
    },
    onError: (error, item) =>
      showToast({
        kind: "failed",
        text: `${item.title} was not ${item.isPublished ? "unpublished" : "published"}. ${error.message}`,
      }),
    onSettled: () => invalidateDiscover(client),
  });
  useShortcuts({ "/": () => search.current?.focus() });

  // Where the last navigation leads: the next one may come before the address has changed.
  const target = useRef(filter);
  useEffect(() => {
    target.current = filter;
  }, [filter]);
  function setFilter(change: Partial<ItemFilter>) {
    const replace = Object.keys(change).every((key) => key === "search");
    target.current = { ...target.current, page: 1, ...change };
    void navigate(itemListPath(target.current), { replace });
  }

  // Deleting the last item of the last page leaves a page that is no longer there.
  const pagination = list.data?.pagination;
  useEffect(() => {
    if (!pagination || list.isPlaceholderData) return;
    if (pagination.totalPages > 0 && pagination.page > pagination.totalPages) {
      void navigate(itemListPath({ ...filter, page: pagination.totalPages }), { replace: true });
    }
  }, [pagination, list.isPlaceholderData, filter, navigate]);

  const items = list.data?.discovers.filter(({ id }) => !deleting.ids.has(id));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Discover Content</h1>
        <ButtonLink href={paths.adminNewContent} size="small" className={styles.create}>
          <Plus aria-hidden="true" />
          Create Content
        </ButtonLink>
      </header>
      <StatsTiles />
      <div className={styles.tools}>
        <div className={styles.find}>
          <SearchBox
            ref={search}
            label="Search content"
            placeholder="Search title, text, tag"
            value={filter.search}
            maxLength={limits.search}
            onSearch={(words) => setFilter({ search: words })}
          />
        </div>
        <TypeSwitch type={filter.type} onType={(type) => setFilter({ type })} />
        <CompactSelect
          className={styles.status}
          label="Status"
          value={filter.status ?? ""}
          active={filter.status !== null}
          options={[
            { value: "", label: "All statuses" },
            { value: "published", label: "Published" },
            { value: "draft", label: "Draft" },
          ]}
          onSelect={(value) =>
            setFilter({ status: publishStates.find((status) => status === value) ?? null })
          }
        />
      </div>
      {!items && list.error && (
        <FailedPanel text={list.error.message} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {!items && !list.error && <Bones />}
      {items?.length === 0 && (
        <Empty
          icon={<FileText aria-hidden="true" />}
          title="No content found"
          text={
            isFiltered(filter)
              ? "Try adjusting your filters"
              : "Get started by creating your first piece of content"
          }
        />
      )}
      <VisuallyHidden>
        <span role="status">{pagination && !list.isPlaceholderData ? spokenRange(pagination) : ""}</span>
      </VisuallyHidden>
      {items && items.length > 0 && (
        <div data-stale={list.isPlaceholderData || undefined} className={styles.results}>
          <ItemTable
            items={items}
            busyId={toggle.isPending ? toggle.variables.id : null}
            onToggle={(item) => toggle.mutate(item)}
            onDelete={setAsked}
          />
        </div>
      )}
      {pagination && pagination.total > 0 && (
        <footer className={styles.foot}>
          <p>
            Showing <b>{Math.min((pagination.page - 1) * pagination.limit + 1, pagination.total)}</b> to{" "}
            <b>{Math.min(pagination.page * pagination.limit, pagination.total)}</b> of{" "}
            <b>{pagination.total}</b> results
          </p>
          <Pager
            label="Content, pages"
            page={pagination.page}
            totalPages={pagination.totalPages}
            hrefFor={(page) => itemListPath({ ...filter, page })}
          />
        </footer>
      )}
      <DeleteDialog
        item={asked}
        onClose={() => setAsked(null)}
        onDelete={(item) => {
          setAsked(null);
          deleting.begin(item);
        }}
      />
    </div>
  );
}

/** What the list shows, said when a filter or another page has changed it. */
function spokenRange({ total, page, totalPages }: Pagination): string {
  return total === 0 ? "Nothing matches" : `${total} results, page ${page} of ${totalPages}`;
}

function Bones() {
  return (
    <Loading label="Loading content..." className={styles.bones}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <Skeleton key={row} shape="block" className={styles.bone} />
      ))}
    </Loading>
  );
}
