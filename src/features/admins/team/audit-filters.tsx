import { useInfiniteQuery } from "@tanstack/react-query";
import { auditSubjectTypes } from "#src/shared/contract/admins.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
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
      <CompactSelect
        label="Kind"
        value={filter.subjectType ?? ""}
        active={filter.subjectType !== null}
        options={subjectTypeOptions}
        onSelect={(value) =>
          onChange({ ...filter, subjectType: auditSubjectTypes.find((type) => type === value) ?? null })
        }
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
    <CompactSelect
      label="Person"
      value={person ?? ""}
      active={person !== null}
      options={[
        { value: "", label: "Everybody" },
        ...admins.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onSelect={(value) => onPerson(value || null)}
    />
  );
}
