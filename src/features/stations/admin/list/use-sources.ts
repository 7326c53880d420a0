import { useRef } from "react";
import type { StationAdminItem } from "#src/shared/contract/stations-admin.ts";

/** The operators of the stations that this list has shown, by name, as options of a filter. */
export function useSources(stations: readonly StationAdminItem[] | undefined) {
  const known = useRef(new Map<string, string>());
  for (const { source } of stations ?? []) if (source) known.current.set(source.id, source.name);
  return [...known.current]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
