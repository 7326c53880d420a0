import { limits } from "#shared/limits.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { isNarrowed, noFilter } from "../inbox-filter.ts";
import type { InboxState } from "../use-inbox.ts";
import { SaveView } from "../views/save-view.tsx";
import { ViewSelect } from "../views/view-select.tsx";
import { ExportFilteredButton } from "./export-buttons.tsx";
import { FilterSelects, type FilterSelectsProps } from "./filter-selects.tsx";
import styles from "./list-head.module.css";
import { MatchCount } from "./match-count.tsx";

interface ListHeadProps {
  inbox: InboxState;
  /** Changes by others appear on their own. */
  live: boolean;
}

/** Title, search, filters, count and sort order of the inbox. */
export function ListHead({ inbox, live }: ListHeadProps) {
  const { filter, setFilter, selection } = inbox;
  const { total, error } = inbox.pages;
  const isLive = live && error === null;
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <p aria-hidden="true">Form Submissions</p>
        <span className={styles.live} data-live={isLive || undefined}>
          {isLive ? "Live" : "Not live"}
        </span>
        <SaveView filter={filter} />
        <ExportFilteredButton className={styles.export} filter={filter} />
      </div>
      <SearchBox
        ref={inbox.searchRef}
        label="Search submissions"
        placeholder="Name, phone, text or reference"
        value={filter.search}
        maxLength={limits.search}
        onSearch={(search) => setFilter({ search })}
        onLeave={inbox.rowFocus.focusFirst}
      />
      <fieldset className={styles.filters} aria-label="Filters">
        <ViewSelect filter={filter} onSelect={setFilter} />
        <FilterSelects filter={filter} onFilter={setFilter} />
      </fieldset>
      <div className={styles.summary}>
        <MatchCount filter={filter} total={total} failed={error !== null} />
        {selection.ids.size > 0 && selection.ids.size < (total ?? 0) && (
          <button type="button" onClick={inbox.selectAll}>
            Select all
          </button>
        )}
        {isNarrowed(filter) && (
          <button type="button" onClick={() => setFilter(noFilter)}>
            Clear filters
          </button>
        )}
        {/* Call-backs are in the order of their times. */}
        {!filter.reminder && <SortSelect filter={filter} onFilter={setFilter} />}
      </div>
    </header>
  );
}

const sortOptions = [
  { value: "createdAt desc", label: "Newest first" },
  { value: "createdAt asc", label: "Oldest first" },
  { value: "updatedAt desc", label: "Last changed first" },
];

function SortSelect({ filter, onFilter }: FilterSelectsProps) {
  return (
    <CompactSelect
      className={styles.sort}
      label="Sort"
      value={`${filter.sortBy} ${filter.sortOrder}`}
      options={sortOptions}
      onSelect={(value) =>
        onFilter({
          sortBy: value.startsWith("updatedAt") ? "updatedAt" : "createdAt",
          sortOrder: value.endsWith("asc") ? "asc" : "desc",
        })
      }
    />
  );
}
