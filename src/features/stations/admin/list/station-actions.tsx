import Activity from "lucide-react/icons/activity";
import Ellipsis from "lucide-react/icons/ellipsis";
import ExternalLink from "lucide-react/icons/external-link";
import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate } from "react-router";
import styles from "#src/editing/list/list-table.module.css";
import { adminStationPath, stationPath } from "#src/lib/paths.ts";
import type { StationAdminItem } from "#src/shared/contract/stations-admin.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Menu } from "#src/ui/menu.tsx";

export interface StationActionHandlers {
  onToggle: (station: StationAdminItem) => void;
  onStatus: (station: StationAdminItem) => void;
  onDelete: (station: StationAdminItem) => void;
  onRestore: (station: StationAdminItem) => void;
}

export interface StationActionsProps extends StationActionHandlers {
  station: StationAdminItem;
  busy: boolean;
}

/** The actions of a station: buttons, or a menu on a phone. */
export function StationActions(props: StationActionsProps) {
  const { station, onRestore } = props;
  if (!station.isActive) {
    return (
      <Button
        variant="outline"
        size="small"
        aria-label={`Restore ${station.name}`}
        onClick={() => onRestore(station)}
      >
        Restore
      </Button>
    );
  }
  return (
    <>
      <ActionButtons {...props} />
      <ActionMenu {...props} />
    </>
  );
}

function ActionButtons({ station, busy, onToggle, onStatus, onDelete }: StationActionsProps) {
  const { name, slug, isPublished, hiddenReason, evses } = station;
  const toggle = isPublished ? "Unpublish" : "Publish";
  return (
    <span className={styles.actions}>
      <Button
        variant="outline"
        size="small"
        className={styles.toggle}
        busy={busy}
        aria-label={`${toggle} ${name}`}
        onClick={() => onToggle(station)}
      >
        {toggle}
      </Button>
      {isPublished && !hiddenReason && (
        <ButtonLink
          href={stationPath(slug)}
          variant="quiet"
          size="small"
          square
          title="View"
          aria-label={`View ${name} on the site`}
        >
          <ExternalLink aria-hidden="true" />
        </ButtonLink>
      )}
      <IconButton
        label={`Status of the points of ${name}`}
        title="Status of the points"
        disabled={evses.length === 0}
        onClick={() => onStatus(station)}
      >
        <Activity aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${name}`} title="Delete" onClick={() => onDelete(station)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function ActionMenu({ station, busy, onToggle, onStatus, onDelete }: StationActionsProps) {
  const navigate = useNavigate();
  return (
    <span className={styles.menu}>
      <Menu
        square
        label={`Actions for ${station.name}`}
        trigger={<Ellipsis aria-hidden="true" />}
        actions={[
          { label: "Edit", onSelect: () => void navigate(adminStationPath(station.id)) },
          {
            label: station.isPublished ? "Unpublish" : "Publish",
            disabled: busy,
            onSelect: () => onToggle(station),
          },
          {
            label: "Status of the points",
            disabled: station.evses.length === 0,
            onSelect: () => onStatus(station),
          },
          { label: "Delete", danger: true, onSelect: () => onDelete(station) },
        ]}
      />
    </span>
  );
}
