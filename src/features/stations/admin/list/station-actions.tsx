import Activity from "lucide-react/icons/activity";
import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate } from "react-router";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import styles from "#src/editing/list/list-table.module.css";
import {
  ActionMenu,
  PublishButton,
  publishLabel,
  RestoreButton,
  ViewLink,
} from "#src/editing/list/row-actions.tsx";
import { adminStationPath } from "#src/lib/admin-paths.ts";
import { stationPath } from "#src/lib/paths.ts";
import { IconButton } from "#src/ui/icon-button.tsx";

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

/** The actions of a station: buttons, or a menu on a phone; of a deleted one, Restore. */
export function StationActions({ station, busy, ...actions }: StationActionsProps) {
  const { onToggle, onStatus, onDelete, onRestore } = actions;
  const navigate = useNavigate();
  const { id, name, slug, isPublished, hiddenReason, evses } = station;
  if (!station.isActive) {
    return <RestoreButton name={name} onRestore={() => onRestore(station)} />;
  }
  return (
    <>
      <span className={styles.actions}>
        <PublishButton name={name} isPublished={isPublished} busy={busy} onToggle={() => onToggle(station)} />
        {isPublished && !hiddenReason && <ViewLink name={name} href={stationPath(slug)} />}
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
      <ActionMenu
        name={name}
        actions={[
          { label: "Edit", onSelect: () => void navigate(adminStationPath(id)) },
          { label: publishLabel(isPublished), disabled: busy, onSelect: () => onToggle(station) },
          {
            label: "Status of the points",
            disabled: evses.length === 0,
            onSelect: () => onStatus(station),
          },
          { label: "Delete", danger: true, onSelect: () => onDelete(station) },
        ]}
      />
    </>
  );
}
