import { useMemo } from "react";
import type { Station } from "#shared/contract/stations.ts";
import { type Cluster, clustersOf } from "./clusters.ts";
import { ClusterMarker, StationMarker } from "./markers.tsx";
import type { useCamera } from "./use-camera.ts";

interface StationMarkersProps {
  stations: readonly Station[];
  /** On the map even where the others are clustered. */
  selected: Station | null;
  camera: ReturnType<typeof useCamera>["camera"];
  onSelect: (id: string) => void;
  onOpen: (cluster: Cluster<Station>) => void;
}

/** The stations in view, those near together as one. */
export function StationMarkers({ stations, selected, camera, onSelect, onOpen }: StationMarkersProps) {
  const selectedId = selected?.id;
  const clustersIn = useMemo(
    () => clustersOf(stations.filter(({ id }) => id !== selectedId)),
    [stations, selectedId],
  );
  const visible = camera ? clustersIn(camera, camera.zoom) : [];
  return (
    <>
      {visible.map((cluster) => {
        const [first] = cluster.members;
        if (cluster.members.length === 1 && first)
          return <StationMarker key={first.id} station={first} selected={false} onSelect={onSelect} />;
        const key = cluster.members.map(({ id }) => id).join();
        return <ClusterMarker key={key} cluster={cluster} onOpen={onOpen} />;
      })}
      {selected && <StationMarker key={selected.id} station={selected} selected onSelect={onSelect} />}
    </>
  );
}
