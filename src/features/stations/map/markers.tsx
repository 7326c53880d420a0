import Zap from "lucide-react/icons/zap";
import { Marker } from "react-map-gl/maplibre";
import type { Station } from "#shared/contract/stations.ts";
import type { Coordinates } from "#src/shared/geo.ts";
import { availabilityOf } from "../availability.ts";
import type { Cluster } from "./clusters.ts";
import styles from "./map.module.css";

interface ClusterMarkerProps {
  cluster: Cluster<Station>;
  onOpen: (cluster: Cluster<Station>) => void;
}

/** Several stations that are too close together to be shown apart; a click zooms in. */
export function ClusterMarker({ cluster, onOpen }: ClusterMarkerProps) {
  const { members, lat, lng } = cluster;
  const size = members.length < 10 ? "small" : members.length < 100 ? "medium" : "large";
  return (
    <Marker longitude={lng} latitude={lat}>
      <button
        type="button"
        className={`num ${styles.cluster}`}
        data-size={size}
        aria-label={`${members.length} stations around ${members[0]?.city}, zoom in`}
        onClick={() => onOpen(cluster)}
      >
        {members.length}
      </button>
    </Marker>
  );
}

interface StationMarkerProps {
  station: Station;
  selected: boolean;
  onSelect: (id: string) => void;
}

/** One station; a click shows its details. */
export function StationMarker({ station, selected, onSelect }: StationMarkerProps) {
  const { id, name, city, lat, lng, availability, chargers } = station;
  return (
    <Marker longitude={lng} latitude={lat} className={selected ? styles.above : undefined}>
      <button
        type="button"
        className={styles.station}
        data-tone={availabilityOf(availability).tone}
        aria-label={`${name}, ${city}: ${availability} of ${chargers} free`}
        aria-pressed={selected}
        onClick={() => onSelect(id)}
      >
        <Zap aria-hidden="true" />
      </button>
    </Marker>
  );
}

/** Where the visitor is. */
export function PositionMarker({ lat, lng }: Coordinates) {
  return (
    <Marker longitude={lng} latitude={lat}>
      <span className={styles.here} role="img" aria-label="You are here" />
    </Marker>
  );
}
