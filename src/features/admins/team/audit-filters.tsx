import { useInfiniteQuery } from "@tanstack/react-query";
import { FilterSelect } from "#src/editing/list/filter-select.tsx";
import { subjectTypeOptions } from "./audit-sentences.ts";
import { type AuditFilter, teamQuery } from "./team.queries.ts";

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** Whose entries, and about what. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  return (
    <>
      <PersonFilter person={filter.person} onPerson={(person) => onChange({ ...filter, person })} />
      <FilterSelect
        label="Kind"
        all="Everything"
        value={filter.subjectType}
        options={subjectTypeOptions}
        onSelect={(subjectType) => onChange({ ...filter, subjectType })}
      />
    </>
  );
}

interface PersonFilterProps {
  person: string | null;
  onPerson: (person: string | null) => void;
}

function PersonFilter({ person, onPerson }: PersonFilterProps) {
  const active = useInfiniteQuery(teamQuery("active"));
  const disabled = useInfiniteQuery(teamQuery("disabled"));
  const admins = [active, disabled].flatMap(({ data }) => data?.pages.flatMap((page) => page.accounts) ?? []);
  return (
    <FilterSelect
      label="Person"
      all="Everybody"
      value={person}
      options={admins.map(({ id, name, email }) => ({
        value: id,
        label: admins.filter((other) => other.name === name).length > 1 ? `${name} (${email})` : name,
      }))}
      onSelect={onPerson}
    />
  );
}
