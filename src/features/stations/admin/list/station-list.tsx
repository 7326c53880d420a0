import { keepPreviousData, useQuery } from "@tanstack/react-query";
import FileUp from "lucide-react/icons/file-up";
import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { DeleteDialog } from "#src/editing/list/delete-dialog.tsx";
import styles from "#src/editing/list/list-page.module.css";
import { ListAnnouncement, ListFooter, ListPlaceholder } from "#src/editing/list/list-parts.tsx";
import { useDeleteItems } from "#src/editing/list/use-delete-items.ts";
import { useListFilter } from "#src/editing/list/use-list-filter.ts";
import { useRestoreItem } from "#src/editing/list/use-restore-item.ts";
import { useSetPublished } from "#src/editing/list/use-set-published.ts";
import { adminReliabilityPath } from "#src/lib/admin-paths.ts";
import { paths } from "#src/lib/paths.ts";
import { useShortcuts } from "#src/lib/use-shortcuts.ts";
import { Empty } from "#src/ui/empty.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";
import { EvseStatusDialog } from "../evse-status-dialog.tsx";
import { adminListQuery, invalidateStations, stationsApi, togglePublish } from "../stations-admin.queries.ts";
import { FirstStations } from "./first-stations.tsx";
import { isFiltered, readStationFilter, stationListPath } from "./station-filter.ts";
import { StationListToolbar } from "./station-list-toolbar.tsx";
import { StationTable } from "./station-table.tsx";

const nameOf = ({ name }: StationAdminItem) => name;

/** All stations, drafts too: search, filters, and the actions of each. */
export function StationList({ mayConnectOperators }: { mayConnectOperators: boolean }) {
  const { filter, setFilter } = useListFilter(readStationFilter, stationListPath);
  const list = useQuery({ ...adminListQuery(filter), placeholderData: keepPreviousData });
  const search = useRef<HTMLInputElement>(null);
  const [toDelete, setToDelete] = useState<readonly StationAdminItem[]>([]);
  const [statusOf, setStatusOf] = useState<string | null>(null);
  useShortcuts({ "/": () => search.current?.focus() });
  const deletion = useDeleteItems({ ...stationsApi, nameOf, invalidate: invalidateStations });
  const publishing = useSetPublished({ nameOf, toggle: togglePublish, invalidate: invalidateStations });
  const restore = useRestoreItem({ ...stationsApi, nameOf, invalidate: invalidateStations });
  const stations = list.data?.stations.filter(({ id }) => !deletion.ids.has(id));
  const isEmpty = stations?.length === 0;
  const chosen = stations?.find(({ id }) => id === statusOf);
  return (
    <div className={styles.page}>
      <PageHeader />
      {!(isEmpty && !isFiltered(filter)) && (
        <StationListToolbar searchRef={search} filter={filter} onChange={setFilter} />
      )}
      {!stations && <ListPlaceholder query={list} label="Loading stations..." />}
      {isEmpty && !isFiltered(filter) && <FirstStations mayConnectOperators={mayConnectOperators} />}
      {isEmpty && isFiltered(filter) && (
        <Empty title="No station found" text="Try another word, or fewer filters." />
      )}
      <ListAnnouncement query={list} />
      {stations && stations.length > 0 && (
        <div data-stale={list.isPlaceholderData || undefined} className={styles.results}>
          <StationTable
            stations={stations}
            busyIds={publishing.busyIds}
            onToggle={(station) => publishing.mutate({ items: [station], isPublished: !station.isPublished })}
            onStatus={({ id }) => setStatusOf(id)}
            onDelete={(station) => setToDelete([station])}
            onRestore={restore}
          />
        </div>
      )}
      <ListFooter
        label="Stations, pages"
        query={list}
        hrefFor={(page) => stationListPath({ ...filter, page })}
      />
      {chosen && <EvseStatusDialog station={chosen} onClose={() => setStatusOf(null)} />}
      <DeleteDialog
        noun="station"
        nameOf={nameOf}
        items={toDelete}
        onClose={() => setToDelete([])}
        onDelete={(stationsToDelete) => {
          setToDelete([]);
          deletion.start(stationsToDelete);
        }}
      />
    </div>
  );
}

function PageHeader() {
  return (
    <header className={styles.head}>
      <h1>Stations</h1>
      <RouteButton to={adminReliabilityPath} variant="outline" size="small">
        Worst
      </RouteButton>
      <RouteButton to={paths.adminStationImport} variant="outline" size="small">
        <FileUp aria-hidden="true" />
        CSV
      </RouteButton>
      <RouteButton to={paths.adminNewStation} size="small" className={styles.create}>
        <Plus aria-hidden="true" />
        New station
      </RouteButton>
    </header>
  );
}
