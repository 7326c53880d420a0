import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import styles from "#src/editing/list/list-table.module.css";
import { adminStationPath } from "#src/lib/admin-paths.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { RouteLink } from "#src/ui/route-link.tsx";
import { ProblemBadge } from "../problem-badge.tsx";
import { pointsText, problemTexts, statusLabels } from "../station-labels.ts";
import { type StationActionHandlers, StationActions, type StationActionsProps } from "./station-actions.tsx";
import own from "./station-table.module.css";

interface StationTableProps extends StationActionHandlers {
  stations: readonly StationAdminItem[];
  /** The stations whose state is changing. */
  busyIds: readonly string[];
}

/** The stations in rows; on a phone each has two lines and a menu of actions. */
export function StationTable({ stations, busyIds, ...handlers }: StationTableProps) {
  return (
    <table className={`${styles.table} ${own.table}`}>
      <thead>
        <tr>
          <th scope="col">Station</th>
          <th scope="col">Problems</th>
          <th scope="col" data-wide="">
            Points
          </th>
          <th scope="col">Status</th>
          <th scope="col" data-wide="">
            Source
          </th>
          <th scope="col">Changed</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {stations.map((station) => (
          <StationRow key={station.id} station={station} busy={busyIds.includes(station.id)} {...handlers} />
        ))}
      </tbody>
    </table>
  );
}

function StationRow({ station, ...actions }: StationActionsProps) {
  const now = useNow();
  const { id, name, city, state, isPublished, isActive, source, updatedAt } = station;
  const status = !isActive ? "deleted" : isPublished ? "published" : "draft";
  const title = (
    <>
      <b title={name}>{name}</b>
      <span>{`${city}, ${state}`}</span>
    </>
  );
  return (
    <tr>
      <td data-column="content">
        {isActive ? (
          <RouteLink to={adminStationPath(id)} className={own.station}>
            {title}
          </RouteLink>
        ) : (
          <span className={own.station}>{title}</span>
        )}
      </td>
      <td data-column="problems">
        <Problems station={station} />
      </td>
      <td data-wide="">{pointsText(station)}</td>
      <td data-column="status">
        <span className={styles.state} data-state={status}>
          {statusLabels[status]}
        </span>
      </td>
      <td data-wide="" data-faint={!source || undefined}>
        {source ? source.name || "An operator" : "By hand"}
      </td>
      <td data-column="date" data-faint="">
        {formatMoment(updatedAt, now)}
      </td>
      <td data-column="actions">
        <StationActions station={station} {...actions} />
      </td>
    </tr>
  );
}

function Problems({ station: { problems } }: { station: StationAdminItem }) {
  if (problems.length === 0) return null;
  return (
    <ul className={own.problems} aria-label="Problems">
      {problems.map((problem) => (
        <li key={problem} title={problemTexts[problem]}>
          <ProblemBadge problem={problem} />
        </li>
      ))}
    </ul>
  );
}
