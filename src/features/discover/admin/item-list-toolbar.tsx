import { type RefObject, useEffect, useState } from "react";
import { type ContentType, contentTypes } from "#src/shared/contract/discover-fields.ts";
import { limits } from "#src/shared/limits.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { contentTypeLabels } from "./content-type-labels.ts";
import { type ItemFilter, publishStates } from "./item-filter.ts";
import styles from "./item-list.module.css";

interface ItemListToolbarProps {
  searchRef: RefObject<HTMLInputElement | null>;
  filter: ItemFilter;
  onChange: (change: Partial<ItemFilter>) => void;
}

/** Search, type and status. */
export function ItemListToolbar({ searchRef, filter, onChange }: ItemListToolbarProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <SearchBox
          ref={searchRef}
          label="Search content"
          placeholder="Search title, text, tag"
          value={filter.search}
          maxLength={limits.search}
          onSearch={(search) => onChange({ search })}
        />
      </div>
      <TypeSwitch type={filter.type} onType={(type) => onChange({ type })} />
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
        onSelect={(value) => onChange({ status: publishStates.find((status) => status === value) ?? null })}
      />
    </div>
  );
}

const options = [
  { value: "", label: "All" },
  ...contentTypes.map((value) => ({ value, label: contentTypeLabels[value] })),
] as const;

interface TypeSwitchProps {
  type: ContentType | null;
  onType: (type: ContentType | null) => void;
}

/** Filters by content type. */
function TypeSwitch({ type, onType }: TypeSwitchProps) {
  // Updated at once; the URL follows a moment later.
  const [chosen, setChosen] = useState(type);
  useEffect(() => setChosen(type), [type]);
  return (
    <SegmentedControl
      label="Type"
      options={options}
      value={chosen ?? ""}
      onSelect={(value) => {
        setChosen(value || null);
        onType(value || null);
      }}
    />
  );
}
