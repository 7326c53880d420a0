import type { Ref } from "react";
import { limits } from "#src/shared/limits.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { type InboxFilter, isNarrowed, noFilter } from "../inbox-filter.ts";
import { SaveView } from "../views/save-view.tsx";
import { ViewSelect } from "../views/view-select.tsx";
import { ExportFilteredButton } from "./export-buttons.tsx";
import { FilterSelects } from "./filter-selects.tsx";
import styles from "./list-head.module.css";
import { MatchCount } from "./match-count.tsx";

interface ListHeadProps {
  filter: InboxFilter;
  /** Rows that match; null until the first page is loaded. */
  total: number | null;
  failed: boolean;
  /** Changes by others appear on their own. */
  live: boolean;
  onFilter: (change: Partial<InboxFilter>) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Moves the focus from the search box to the list. */
  onLeaveSearch: () => void;
  /** Selects every row of the filter; null while that is not offered. */
  onSelectAll: (() => void) | null;
}

/** Title, search, filters, count and sort order of the inbox. */
export function ListHead({ filter, total, failed, live, onFilter, ...props }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <p aria-hidden="true">Form Submissions</p>
        <span className={styles.live} data-live={live || undefined}>
          {live ? "Live" : "Not live"}
        </span>
        <SaveView filter={filter} />
        <ExportFilteredButton className={styles.export} filter={filter} />
      </div>
      <SearchBox
        ref={props.searchRef}
        label="Search submissions"
        placeholder="Name, phone, text or reference"
        value={filter.search}
        maxLength={limits.search}
        onSearch={(search) => onFilter({ search })}
        onLeave={props.onLeaveSearch}
      />
      <fieldset className={styles.filters} aria-label="Filters">
        <ViewSelect filter={filter} onSelect={onFilter} />
        <FilterSelects filter={filter} onFilter={onFilter} />
      </fieldset>
      <div className={styles.summary}>
        <MatchCount filter={filter} total={total} failed={failed} />
        {props.onSelectAll && (
          <button type="button" onClick={props.onSelectAll}>
            Select all
          </button>
        )}
        {isNarrowed(filter) && (
          <button type="button" onClick={() => onFilter(noFilter)}>
            Clear filters
          </button>
        )}
        <SortSelect filter={filter} onFilter={onFilter} />
      </div>
    </header>
  );
}

const sortOptions = [
  { value: "createdAt desc", label: "Newest first" },
  { value: "createdAt asc", label: "Oldest first" },
  { value: "updatedAt desc", label: "Last changed first" },
];

function SortSelect({ filter, onFilter }: Pick<ListHeadProps, "filter" | "onFilter">) {
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
