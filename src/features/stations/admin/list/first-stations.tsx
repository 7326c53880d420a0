import FileUp from "lucide-react/icons/file-up";
import MapPin from "lucide-react/icons/map-pin";
import Plug from "lucide-react/icons/plug";
import Plus from "lucide-react/icons/plus";
import { paths } from "#src/lib/paths.ts";
import { Empty } from "#src/ui/empty.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";

/** What staff of an empty deployment can do first. */
export function FirstStations({ mayConnectOperators }: { mayConnectOperators: boolean }) {
  return (
    <Empty
      icon={<MapPin aria-hidden="true" />}
      title="There are no stations yet"
      text={`Add the first one by hand in about two minutes, upload many from a CSV file, or ${
        mayConnectOperators
          ? "connect an operator that sends them over OCPI."
          : "ask an owner to connect an operator that sends them over OCPI."
      }`}
      actions={
        <>
          <RouteButton to={paths.adminNewStation} size="small">
            <Plus aria-hidden="true" />
            New station
          </RouteButton>
          <RouteButton to={paths.adminStationImport} variant="outline" size="small">
            <FileUp aria-hidden="true" />
            Upload CSV
          </RouteButton>
          {mayConnectOperators && (
            <RouteButton to={paths.adminSettings} variant="outline" size="small">
              <Plug aria-hidden="true" />
              Connect an operator
            </RouteButton>
          )}
        </>
      }
    />
  );
}
