import { keepPreviousData, useQuery } from "@tanstack/react-query";
import ArrowRight from "lucide-react/icons/arrow-right";
import { messages } from "#src/content/messages.ts";
import { formatNumber } from "#src/lib/format.ts";
import { discoverPath } from "#src/lib/paths.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import { Pager } from "#src/ui/pager.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { discoverListQuery, type ShownList } from "./discover.queries.ts";
import { type DiscoverFilter, shownRange } from "./discover-filter.ts";
import styles from "./discover-list.module.css";
import { DiscoverShelf, ShelfSkeleton } from "./discover-shelf.tsx";

/** The listing for a filter, in one of its four states: loading, failed, empty, or a page of cards. */
export function DiscoverListView({ filter, askHref }: { filter: DiscoverFilter; askHref: string }) {
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...discoverListQuery(filter),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <ShelfSkeleton />;
  if (isError) {
    const { title, text } = messages.discover.failed;
    return <ErrorPanel title={title} text={text} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <>
      <p role="status" className={styles.found}>
        {isPlaceholderData ? messages.discover.loading : foundText(filter, data)}
      </p>
      {data.discovers.length === 0 ? (
        <Nothing filter={filter} askHref={askHref} />
      ) : (
        <DiscoverShelf cards={data.discovers} search={filter.search} busy={isPlaceholderData} />
      )}
      {data.pagination.totalPages > 1 && data.discovers.length > 0 && <Foot filter={filter} list={data} />}
    </>
  );
}

function foundText({ search, tag }: DiscoverFilter, { pagination: { total } }: ShownList): string {
  const count = total === 0 ? "Nothing" : formatNumber(total);
  if (search) return `${count} found for “${search}”`;
  return tag ? `${count} with this tag` : "";
}

function Foot({ filter, list: { discovers, pagination } }: { filter: DiscoverFilter; list: ShownList }) {
  const { from, to } = shownRange(pagination.page, discovers.length);
  return (
    <div className={styles.foot}>
      <p className="num">
        {from} to {to} of {formatNumber(pagination.total)}
      </p>
      <Pager
        page={pagination.page}
        totalPages={pagination.totalPages}
        hrefFor={(page) => discoverPath({ ...filter, page })}
        label="Pages"
      />
    </div>
  );
}

function Nothing({ filter, askHref }: { filter: DiscoverFilter; askHref: string }) {
  const { title, filtered, unfiltered } = messages.discover.empty;
  const isFiltered = filter.search ?? filter.tag ?? filter.type ?? filter.page > 1;
  return (
    <div className={styles.empty}>
      <Empty
        title={title}
        text={isFiltered ? filtered : unfiltered}
        actions={
          <>
            {isFiltered && (
              <ButtonLink variant="outline" size="small" href={discoverPath()}>
                {filter.search ? "Clear search" : "Show all content"}
              </ButtonLink>
            )}
            <TextLink href={askHref}>
              Ask us instead
              <ArrowRight aria-hidden="true" />
            </TextLink>
          </>
        }
      />
      <Picture name="empty-plug" alt="" sizes="(width >= 768px) 560px, 90vw" bare />
    </div>
  );
}
