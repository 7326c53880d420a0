import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { publicationStatuses } from "#shared/contract/fields.ts";
import { indianStates, stationProblems } from "#shared/contract/station-fields.ts";
import { limits } from "#shared/limits.ts";
import { FilterSelect } from "#src/editing/list/filter-select.tsx";
import styles from "#src/editing/list/list-page.module.css";
import { SearchBox } from "#src/ui/search-box.tsx";
import { problemLabels, statusLabels } from "../station-labels.ts";
import { summaryQuery } from "../stations-admin.queries.ts";
import type { StationFilter } from "./station-filter.ts";

interface StationListToolbarProps {
  searchRef: RefObject<HTMLInputElement | null>;
  filter: StationFilter;
  onChange: (change: Partial<StationFilter>) => void;
}

/** Search, state, status, source and problem. */
export function StationListToolbar({ searchRef, filter, onChange }: StationListToolbarProps) {
  const { data: { sources = [], problems } = {} } = useQuery(summaryQuery);
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <SearchBox
          ref={searchRef}
          label="Search stations"
          placeholder="Search name, city, PIN code"
          value={filter.search}
          maxLength={limits.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      <FilterSelect
        className={styles.select}
        label="State or territory"
        all="All states"
        value={filter.state}
        options={indianStates.map((state) => ({ value: state, label: state }))}
        onSelect={(state) => onChange({ state })}
      />
      <FilterSelect
        className={styles.select}
        label="Status"
        all="All statuses"
        value={filter.status}
        options={publicationStatuses.map((status) => ({ value: status, label: statusLabels[status] }))}
        onSelect={(status) => onChange({ status })}
      />
      <FilterSelect
        className={styles.select}
        label="Source"
        all="All sources"
        value={filter.source}
        options={[
          { value: "manual", label: "By hand" },
          ...sources.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onSelect={(source) => onChange({ source })}
      />
      <FilterSelect
        className={styles.select}
        label="Problem"
        all="Any problem or none"
        value={filter.problem}
        options={stationProblems.map((problem) => {
          const count = problems && ` (${problems[problem].toLocaleString("en-IN")})`;
          return { value: problem, label: `${problemLabels[problem]}${count ?? ""}` };
        })}
        onSelect={(problem) => onChange({ problem })}
      />
    </div>
  );
}
