import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { type ContentType, contentTypes } from "#shared/contract/discover-fields.ts";
import { publicationStatuses } from "#shared/contract/fields.ts";
import { limits } from "#shared/limits.ts";
import { FilterSelect } from "#src/editing/list/filter-select.tsx";
import styles from "#src/editing/list/list-page.module.css";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { contentTypeLabels } from "./content-type-labels.ts";
import { authorsQuery } from "./discover-admin.queries.ts";
import type { ItemFilter, ItemOrder } from "./item-filter.ts";

interface ItemListToolbarProps {
  searchRef: RefObject<HTMLInputElement | null>;
  filter: ItemFilter;
  onChange: (change: Partial<ItemFilter>) => void;
}

/** Search, type, status, author and, where the table has no head, the order. */
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
      <FilterSelect
        className={styles.select}
        label="Status"
        all="All statuses"
        value={filter.status}
        options={statusOptions}
        onSelect={(status) => onChange({ status })}
      />
      <AuthorSelect author={filter.author} onAuthor={(author) => onChange({ author })} />
      <OrderSelect order={filter.order} onOrder={(order) => onChange({ order })} />
    </div>
  );
}

const statusLabels = { published: "Published", draft: "Draft", deleted: "Deleted" } as const;
const statusOptions = publicationStatuses.map((value) => ({ value, label: statusLabels[value] }));

interface AuthorSelectProps {
  author: string | null;
  onAuthor: (author: string | null) => void;
}

function AuthorSelect({ author, onAuthor }: AuthorSelectProps) {
  const { data: authors = [] } = useQuery(authorsQuery());
  const names = new Set(author ? [...authors, author] : authors);
  return (
    <FilterSelect
      className={styles.select}
      label="Author"
      all="All authors"
      value={author}
      options={[...names].map((name) => ({ value: name, label: name }))}
      onSelect={onAuthor}
    />
  );
}

const orders: readonly { value: string; label: string; order: ItemOrder }[] = [
  { value: "", label: "Newest first", order: null },
  { value: "createdAt asc", label: "Oldest first", order: { by: "createdAt", direction: "asc" } },
  { value: "views desc", label: "Most viewed", order: { by: "views", direction: "desc" } },
  { value: "title asc", label: "Title A to Z", order: { by: "title", direction: "asc" } },
];

function OrderSelect({ order, onOrder }: { order: ItemOrder; onOrder: (order: ItemOrder) => void }) {
  const value = order ? `${order.by} ${order.direction}` : "";
  return (
    <CompactSelect
      className={styles.order}
      label="Order"
      value={orders.some((option) => option.value === value) ? value : ""}
      active={order !== null}
      options={orders}
      onSelect={(chosen) => onOrder(orders.find((option) => option.value === chosen)?.order ?? null)}
    />
  );
}

const typeOptions = [
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
      options={typeOptions}
      value={chosen ?? ""}
      onSelect={(value) => {
        setChosen(value || null);
        onType(value || null);
      }}
    />
  );
}
