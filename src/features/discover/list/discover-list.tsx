import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { t } from "#shared/translate.ts";
import { discoverMessages } from "#src/content/discover-messages.ts";
import { formatNumber } from "#src/lib/format.ts";
import { discoverPath } from "#src/lib/paths.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Pager } from "#src/ui/pager.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { ScriptFonts } from "#src/ui/script-fonts.tsx";
import type { ShownList } from "../discover.queries.ts";
import { type DiscoverFilter, shownRange } from "./discover-filter.ts";
import styles from "./discover-list.module.css";
import { DiscoverShelf } from "./discover-shelf.tsx";

interface DiscoverListViewProps {
  filter: DiscoverFilter;
  list: ShownList;
  /** Products that the search means. */
  products: ReactNode;
  /** A link to ask about what was not found. */
  askHref: string;
}

/** One page of the listing, or a message that nothing was found. */
export function DiscoverListView({ filter, list, products, askHref }: DiscoverListViewProps) {
  const { loading, failed } = discoverMessages;
  const languages = new Set(list.discovers.map(({ language }) => language));
  return (
    <>
      {[...languages].map((language) => (
        <ScriptFonts key={language} language={language} />
      ))}
      <p
        role="status"
        className={styles.found}
        id="found"
        data-live
        data-loading={t(loading)}
        data-failed={[failed.title, failed.text].map((text) => t(text)).join(t(". "))}
      >
        {foundText(filter, list)}
      </p>
      <div id="list" data-live className={styles.list}>
        {products}
        {list.discovers.length === 0 ? (
          <Nothing filter={filter} askHref={askHref} />
        ) : (
          <>
            <DiscoverShelf cards={list.discovers} search={list.search?.words} />
            {list.pagination.totalPages > 1 && <Foot filter={filter} list={list} />}
          </>
        )}
      </div>
    </>
  );
}

function foundText({ search, tag }: DiscoverFilter, list: ShownList): string {
  const { total } = list.pagination;
  const count = formatNumber(total);
  if (search) {
    const corrected = list.search?.corrected;
    const wanted = { search: corrected ?? search };
    const sentences = [
      total === 0
        ? t("Nothing found for “{search}”", wanted)
        : t("{count} found for “{search}”", { ...wanted, count }),
      corrected && t("Nothing has “{search}” as it was typed", { search }),
      list.search?.kind === "some" && t(discoverMessages.someWords),
    ];
    return sentences.filter(Boolean).join(t(". "));
  }
  if (!tag) return "";
  return total === 0 ? t("Nothing with this tag") : t("{count} with this tag", { count });
}

function Foot({ filter, list: { discovers, pagination } }: { filter: DiscoverFilter; list: ShownList }) {
  const { from, to } = shownRange(pagination.page, discovers.length);
  return (
    <div className={styles.foot}>
      <p className="num">
        {t("{from} to {to} of {total}", { from, to, total: formatNumber(pagination.total) })}
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

function Nothing({ filter, askHref }: Omit<DiscoverListViewProps, "list" | "products">) {
  const { title, filtered, unfiltered } = discoverMessages.empty;
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
