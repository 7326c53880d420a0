import Ellipsis from "lucide-react/icons/ellipsis";
import ExternalLink from "lucide-react/icons/external-link";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate } from "react-router";
import styles from "#src/editing/list/list-table.module.css";
import { adminContentPath, articlePath } from "#src/lib/paths.ts";
import type { DiscoverAdminItem } from "#src/shared/contract/discover.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";

interface ItemActionsProps {
  item: DiscoverAdminItem;
  busy: boolean;
  onToggle: (item: DiscoverAdminItem) => void;
  onDelete: (item: DiscoverAdminItem) => void;
}

/** The actions of an item: buttons, or a menu on a phone. */
export function ItemActions(props: ItemActionsProps) {
  return (
    <>
      <ActionButtons {...props} />
      <ActionMenu {...props} />
    </>
  );
}

function toggleLabel({ isPublished }: DiscoverAdminItem): string {
  return isPublished ? "Unpublish" : "Publish";
}

function ActionButtons({ item, busy, onToggle, onDelete }: ItemActionsProps) {
  const toggle = toggleLabel(item);
  return (
    <span className={styles.actions}>
      <Button
        variant="outline"
        size="small"
        className={styles.toggle}
        busy={busy}
        aria-label={`${toggle} ${item.title}`}
        onClick={() => onToggle(item)}
      >
        {toggle}
      </Button>
      {item.isPublished && (
        <ButtonLink
          href={articlePath(item.slug)}
          variant="quiet"
          size="small"
          square
          title="View"
          aria-label={`View ${item.title} on the site`}
        >
          <ExternalLink aria-hidden="true" />
        </ButtonLink>
      )}
      <RouteButton
        to={adminContentPath(item.id)}
        variant="quiet"
        size="small"
        square
        title="Edit"
        aria-label={`Edit ${item.title}`}
      >
        <Pencil aria-hidden="true" />
      </RouteButton>
      <IconButton label={`Delete ${item.title}`} title="Delete" onClick={() => onDelete(item)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function ActionMenu({ item, busy, onToggle, onDelete }: ItemActionsProps) {
  const navigate = useNavigate();
  const toggle = toggleLabel(item);
  return (
    <span className={styles.menu}>
      <Menu
        square
        label={`Actions for ${item.title}`}
        trigger={<Ellipsis aria-hidden="true" />}
        actions={[
          { label: "Edit", onSelect: () => void navigate(adminContentPath(item.id)) },
          { label: toggle, disabled: busy, onSelect: () => onToggle(item) },
          { label: "Delete", danger: true, onSelect: () => onDelete(item) },
        ]}
      />
    </span>
  );
}
