import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import { contentLanguageOf } from "#shared/content-languages.ts";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { ItemSort } from "#shared/contract/discover-fields.ts";
import styles from "#src/editing/list/list-table.module.css";
import { adminContentPath } from "#src/lib/admin-paths.ts";
import { formatDay, formatMoment, formatNumber } from "#src/lib/format.ts";
import { articlePath } from "#src/lib/paths.ts";
import { smallPicture } from "#src/lib/stored-picture.ts";
import { useNow } from "#src/lib/use-now.ts";
import { RouteLink } from "#src/ui/route-link.tsx";
import { contentTypeLabels } from "./content-type-labels.ts";
import { ItemActions } from "./item-actions.tsx";
import type { ItemOrder } from "./item-filter.ts";

interface ItemTableProps {
  items: readonly DiscoverAdminItem[];
  order: ItemOrder;
  onSort: (by: ItemSort) => void;
  selectedIds: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** The items whose state is changing. */
  busyIds: readonly string[];
  onToggle: (item: DiscoverAdminItem) => void;
  onDelete: (item: DiscoverAdminItem) => void;
  onRestore: (item: DiscoverAdminItem) => void;
}

/** The items in rows; on a phone each has two lines and a menu of actions. */
export function ItemTable(props: ItemTableProps) {
  const { items, order, onSort, selectedIds, onSelect, busyIds, ...handlers } = props;
  const sorting = { order, onSort };
  function select(ids: readonly string[], isSelected: boolean) {
    const others = [...selectedIds].filter((id) => !ids.includes(id));
    onSelect(new Set(isSelected ? [...others, ...ids] : others));
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <SortableHead {...sorting} by="title" name="Content">
            <Select
              label="Select all on this page"
              isSelected={items.every(({ id }) => selectedIds.has(id))}
              onSelect={(isSelected) =>
                select(
                  items.map(({ id }) => id),
                  isSelected,
                )
              }
            />
          </SortableHead>
          <th scope="col" data-wide="">
            Type
          </th>
          <th scope="col">Status</th>
          <th scope="col" data-wide="">
            Author
          </th>
          <SortableHead {...sorting} by="views" name="Views" isNumber />
          <SortableHead {...sorting} by="createdAt" name="Date" />
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isSelected={selectedIds.has(item.id)}
            onSelect={(isSelected) => select([item.id], isSelected)}
            busy={busyIds.includes(item.id)}
            onToggle={handlers.onToggle}
            onDelete={handlers.onDelete}
            onRestore={handlers.onRestore}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ItemRowProps extends Pick<ItemTableProps, "onToggle" | "onDelete" | "onRestore"> {
  item: DiscoverAdminItem;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  busy: boolean;
}

function ItemRow({ item, isSelected, onSelect, ...actions }: ItemRowProps) {
  const now = useNow();
  const { title, contentType, language, author, views, isPublished, isOutOfDate } = item;
  const state = stateOf(item);
  return (
    <tr>
      <td data-column="content">
        {item.isActive && <Select label={`Select ${title}`} isSelected={isSelected} onSelect={onSelect} />}
        <Item item={item} />
      </td>
      <td data-wide="">
        {contentTypeLabels[contentType]}
        {language !== "en" && <small className={styles.note}>{contentLanguageOf(language).name}</small>}
      </td>
      <td data-column="status">
        <span className={styles.state} data-state={state}>
          {stateLabels[state]}
        </span>
        {isOutOfDate && <small className={styles.note}>Translation out of date</small>}
      </td>
      <td data-wide="" data-faint={!author || undefined}>
        {author?.name ?? "Unknown"}
      </td>
      <td data-number="">{formatNumber(views)}</td>
      <td data-column="date" data-faint={!isPublished || undefined}>
        {dateOf(item, now)}
      </td>
      <td data-column="actions">
        <ItemActions item={item} {...actions} />
      </td>
    </tr>
  );
}

/** A checkbox with room for a finger around it. */
function Select({
  label,
  isSelected,
  onSelect,
}: Pick<ItemRowProps, "isSelected" | "onSelect"> & { label: string }) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
    </label>
  );
}

interface SortableHeadProps extends Pick<ItemTableProps, "order" | "onSort"> {
  by: ItemSort;
  name: string;
  isNumber?: boolean;
  children?: ReactNode;
}

/** The head of a column that the list can be sorted by. */
function SortableHead({ order, onSort, by, name, isNumber, children }: SortableHeadProps) {
  const direction = order?.by === by ? order.direction : undefined;
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      aria-sort={direction && (direction === "asc" ? "ascending" : "descending")}
    >
      {children}
      <button type="button" title={`Sort by ${name.toLowerCase()}`} onClick={() => onSort(by)}>
        {name}
        {direction === "asc" && <ArrowUp aria-hidden="true" />}
        {direction === "desc" && <ArrowDown aria-hidden="true" />}
      </button>
    </th>
  );
}

const stateLabels = {
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
  deleted: "Deleted",
} as const;

function stateOf({ isActive, isPublished, scheduledAt }: DiscoverAdminItem): keyof typeof stateLabels {
  if (!isActive) return "deleted";
  if (isPublished) return "published";
  return scheduledAt ? "scheduled" : "draft";
}

function dateOf(item: DiscoverAdminItem, now: Date): string {
  const { isActive, isPublished, publishedAt, scheduledAt, updatedAt } = item;
  if (!isActive) return `Deleted ${formatMoment(updatedAt, now)}`;
  if (isPublished && publishedAt) return formatDay(publishedAt);
  return scheduledAt
    ? `Publishes ${formatMoment(scheduledAt, now)}`
    : `Edited ${formatMoment(updatedAt, now)}`;
}

function Item({ item: { id, title, slug, mainImageUrl, isActive } }: { item: DiscoverAdminItem }) {
  const content = (
    <>
      {mainImageUrl ? (
        <img
          src={smallPicture(mainImageUrl, 480)}
          alt=""
          width={54}
          height={34}
          loading="lazy"
          className={styles.thumb}
        />
      ) : (
        <span className={styles.thumb}>
          <FileText aria-hidden="true" />
        </span>
      )}
      <b title={title}>{title}</b>
      <span>{articlePath(slug)}</span>
    </>
  );
  // A deleted item has no editor.
  if (!isActive) return <span className={styles.item}>{content}</span>;
  return (
    <RouteLink to={adminContentPath(id)} className={styles.item}>
      {content}
    </RouteLink>
  );
}
