import Ellipsis from "lucide-react/icons/ellipsis";
import ExternalLink from "lucide-react/icons/external-link";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Menu, type MenuAction } from "#src/ui/menu.tsx";
import styles from "./list-table.module.css";

/** What a click would do to an item. */
export function publishLabel(isPublished: boolean): string {
  return isPublished ? "Unpublish" : "Publish";
}

interface PublishButtonProps {
  /** The item's name. */
  name: string;
  isPublished: boolean;
  busy: boolean;
  onToggle: () => void;
}

/** Publishes or unpublishes an item. */
export function PublishButton({ name, isPublished, busy, onToggle }: PublishButtonProps) {
  const label = publishLabel(isPublished);
  return (
    <Button
      variant="outline"
      size="small"
      className={styles.toggle}
      busy={busy}
      aria-label={`${label} ${name}`}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
}

/** Leads to an item's page on the site. */
export function ViewLink({ name, href }: { name: string; href: string }) {
  return (
    <ButtonLink
      href={href}
      variant="quiet"
      size="small"
      square
      title="View"
      aria-label={`View ${name} on the site`}
    >
      <ExternalLink aria-hidden="true" />
    </ButtonLink>
  );
}

/** The actions of an item on a phone. */
export function ActionMenu({ name, actions }: { name: string; actions: readonly MenuAction[] }) {
  return (
    <span className={styles.menu}>
      <Menu
        square
        label={`Actions for ${name}`}
        trigger={<Ellipsis aria-hidden="true" />}
        actions={actions}
      />
    </span>
  );
}

/** Restores a deleted item. */
export function RestoreButton({ name, onRestore }: { name: string; onRestore: () => void }) {
  return (
    <Button variant="outline" size="small" aria-label={`Restore ${name}`} onClick={onRestore}>
      Restore
    </Button>
  );
}
