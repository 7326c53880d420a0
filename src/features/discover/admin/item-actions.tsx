import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate } from "react-router";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import styles from "#src/editing/list/list-table.module.css";
import {
  ActionMenu,
  PublishButton,
  publishLabel,
  RestoreButton,
  ViewLink,
} from "#src/editing/list/row-actions.tsx";
import { adminContentPath } from "#src/lib/admin-paths.ts";
import { articlePath } from "#src/lib/paths.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";

interface ItemActionsProps {
  item: DiscoverAdminItem;
  busy: boolean;
  onToggle: (item: DiscoverAdminItem) => void;
  onDelete: (item: DiscoverAdminItem) => void;
  onRestore: (item: DiscoverAdminItem) => void;
}

/** The actions of an item: buttons, or a menu on a phone; of a deleted one, Restore. */
export function ItemActions({ item, busy, onToggle, onDelete, onRestore }: ItemActionsProps) {
  const navigate = useNavigate();
  const { id, title, slug, isPublished } = item;
  if (!item.isActive) return <RestoreButton name={title} onRestore={() => onRestore(item)} />;
  return (
    <>
      <span className={styles.actions}>
        <PublishButton name={title} isPublished={isPublished} busy={busy} onToggle={() => onToggle(item)} />
        {isPublished && <ViewLink name={title} href={articlePath(slug)} />}
        <RouteButton
          to={adminContentPath(id)}
          variant="quiet"
          size="small"
          square
          title="Edit"
          aria-label={`Edit ${title}`}
        >
          <Pencil aria-hidden="true" />
        </RouteButton>
        <IconButton label={`Delete ${title}`} title="Delete" onClick={() => onDelete(item)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
      <ActionMenu
        name={title}
        actions={[
          { label: "Edit", onSelect: () => void navigate(adminContentPath(id)) },
          { label: publishLabel(isPublished), disabled: busy, onSelect: () => onToggle(item) },
          { label: "Delete", danger: true, onSelect: () => onDelete(item) },
        ]}
      />
    </>
  );
}
