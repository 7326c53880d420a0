import { useQuery } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { formatNumber } from "#src/lib/format.ts";
import {
  formTypes,
  submissionPriorities,
  submissionStatuses,
} from "#src/shared/contract/submission-fields.ts";
import { limits, maxSearchMatches } from "#src/shared/limits.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { useAssigning } from "../assignee.tsx";
import { submissionStatsQuery } from "../inbox.queries.ts";
import { type InboxFilter, isNarrowed, noFilter } from "../inbox-filter.ts";
import { formTypeLabels, priorityLabels, statusLabels } from "../labels.ts";
import { SaveView } from "../views/save-view.tsx";
import { ViewSelect } from "../views/views-nav.tsx";
import { ExportButton } from "./export-buttons.tsx";
import styles from "./list-head.module.css";

interface ListHeadProps {
  filter: InboxFilter;
  /** Rows that match; null while nobody knows. */
  total: number | null;
  failed: boolean;
  live: boolean;
  onFilter: (change: Partial<InboxFilter>) => void;
  searchRef: Ref<HTMLInputElement>;
}

const sorts = [
  { value: "createdAt desc", label: "Newest first" },
  { value: "createdAt asc", label: "Oldest first" },
  { value: "updatedAt desc", label: "Last changed first" },
];

/** Title, search, filters, counts and sort of the inbox. */
export function ListHead({ filter, total, failed, live, onFilter, searchRef }: ListHeadProps) {
  const { formType, status, priority, assignee, search, sortBy, sortOrder } = filter;
  const { choices: people } = useAssigning();
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <p aria-hidden="true">Form Submissions</p>
        <span className={styles.live} data-live={live || undefined}>
          {live ? "Live" : "Not live"}
        </span>
        <SaveView filter={filter} />
        <ExportButton className={styles.export} filter={filter} />
      </div>
      <SearchBox
        ref={searchRef}
        label="Search submissions"
        placeholder="Name, phone, text or reference"
        value={search}
        maxLength={limits.search}
        onSearch={(words) => onFilter({ search: words })}
      />
      <fieldset className={styles.filters} aria-label="Filters">
        <ViewSelect filter={filter} onSelect={onFilter} />
        <CompactSelect
          label="Form type"
          value={formType ?? ""}
          active={formType !== null}
          options={choices("All types", formTypes, formTypeLabels)}
          onSelect={(value) => onFilter({ formType: formTypes.find((type) => type === value) ?? null })}
        />
        <CompactSelect
          label="Status"
          value={status ?? ""}
          active={status !== null}
          options={choices("Any status", submissionStatuses, statusLabels)}
          onSelect={(value) =>
            onFilter({ status: submissionStatuses.find((word) => word === value) ?? null })
          }
        />
        <CompactSelect
          label="Priority"
          value={priority ?? ""}
          active={priority !== null}
          options={choices("Any priority", submissionPriorities, priorityLabels)}
          onSelect={(value) =>
            onFilter({ priority: submissionPriorities.find((word) => word === value) ?? null })
          }
        />
        <CompactSelect
          label="Assignee"
          value={assignee ?? ""}
          active={assignee !== null}
          options={[
            { value: "", label: "Anyone" },
            { value: "me", label: "Mine" },
            { value: "nobody", label: "Unassigned" },
            ...people.filter(({ mine }) => !mine).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onSelect={(value) => onFilter({ assignee: value || null })}
        />
      </fieldset>
      <div className={styles.summary}>
        <Count filter={filter} total={total} failed={failed} />
        {isNarrowed(filter) && (
          <button type="button" onClick={() => onFilter(noFilter)}>
            Clear filters
          </button>
        )}
        <CompactSelect
          className={styles.sort}
          label="Sort"
          value={`${sortBy} ${sortOrder}`}
          options={sorts}
          onSelect={(value) =>
            onFilter({
              sortBy: value.startsWith("updatedAt") ? "updatedAt" : "createdAt",
              sortOrder: value.endsWith("asc") ? "asc" : "desc",
            })
          }
        />
      </div>
    </header>
  );
}

function choices<Word extends string>(all: string, words: readonly Word[], labels: Record<Word, string>) {
  return [{ value: "", label: all }, ...words.map((value) => ({ value, label: labels[value] }))];
}

interface CountProps {
  filter: InboxFilter;
  total: number | null;
  failed: boolean;
}

function Count({ filter, total, failed }: CountProps): ReactNode {
  const stats = useQuery(submissionStatsQuery());
  if (total === null) return <p role="status">{failed ? "Not loaded" : "Loading form submissions..."}</p>;
  const everything = filter.spam ? null : stats.data?.total;
  const deep = filter.search !== "" && total >= maxSearchMatches;
  return (
    <p
      role="status"
      title={deep ? "A search shows its newest matches. Export saves all of them." : undefined}
    >
      <b>{formatNumber(total)}</b>
      {deep
        ? " newest matches"
        : isNarrowed(filter) && everything
          ? ` of ${formatNumber(everything)}`
          : ` ${total === 1 ? "submission" : "submissions"}`}
      {filter.spam && " marked as spam"}
    </p>
  );
}
