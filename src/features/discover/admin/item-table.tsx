import FileText from "lucide-react/icons/file-text";
import { formatDay, formatMoment, formatNumber } from "#src/lib/format.ts";
import { adminContentPath, articlePath } from "#src/lib/paths.ts";
import { useNow } from "#src/lib/use-now.ts";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { RouteLink } from "#src/ui/route-link.tsx";
import { smallPicture } from "../article/article-picture.tsx";
import { contentTypeLabels } from "./content-type-labels.ts";
import { ItemActions } from "./item-actions.tsx";
import styles from "./item-table.module.css";

interface ItemTableProps {
  items: readonly DiscoverAdminItem[];
  /** The item that is being published or unpublished. */
  busyId: string | null;
  onToggle: (item: DiscoverAdminItem) => void;
  onDelete: (item: DiscoverAdminItem) => void;
}

/** The items in rows; on a phone each has two lines and a menu of actions. */
export function ItemTable({ items, busyId, onToggle, onDelete }: ItemTableProps) {
  const now = useNow();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Content</th>
          <th scope="col">Type</th>
          <th scope="col">Status</th>
          <th scope="col">Author</th>
          <th scope="col">Views</th>
          <th scope="col">Date</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td data-column="content">
              <Item item={item} />
            </td>
            <td data-column="type">{contentTypeLabels[item.contentType]}</td>
            <td data-column="status">
              <span className={styles.state} data-state={stateOf(item)}>
                {stateLabels[stateOf(item)]}
              </span>
            </td>
            <td data-column="author" data-faint={!item.author || undefined}>
              {item.author?.name ?? "Unknown"}
            </td>
            <td data-column="views">{formatNumber(item.views)}</td>
            <td data-column="date" data-faint={!item.isPublished || undefined}>
              {dateOf(item, now)}
            </td>
            <td data-column="actions">
              <ItemActions item={item} busy={busyId === item.id} onToggle={onToggle} onDelete={onDelete} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const stateLabels = { published: "Published", scheduled: "Scheduled", draft: "Draft" } as const;

function stateOf({ isPublished, scheduledAt }: DiscoverAdminItem): keyof typeof stateLabels {
  if (isPublished) return "published";
  return scheduledAt ? "scheduled" : "draft";
}

function dateOf({ isPublished, publishedAt, scheduledAt, updatedAt }: DiscoverAdminItem, now: Date): string {
  if (isPublished && publishedAt) return formatDay(publishedAt);
  return scheduledAt
    ? `Publishes ${formatMoment(scheduledAt, now)}`
    : `Edited ${formatMoment(updatedAt, now)}`;
}

function Item({ item: { id, title, slug, mainImageUrl } }: { item: DiscoverAdminItem }) {
  return (
    <RouteLink to={adminContentPath(id)} className={styles.item}>
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
    </RouteLink>
  );
}
