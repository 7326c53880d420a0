import type { Station } from "#shared/contract/stations.ts";
import { isOpen } from "./hours.ts";

export interface StationFilters {
  /** Any part of a name or an address. */
  search: string;
  /** A connector standard, or empty for any. */
  connector: string;
  /** Kilowatts that one connector must give. */
  minPower: number;
  availableNow: boolean;
  openNow: boolean;
}

export const noFilters: StationFilters = {
  search: "",
  connector: "",
  minPower: 0,
  availableNow: false,
  openNow: false,
};

/** The stations that pass every filter. One charging point must have the connector, the power and be free, all three. */
export function matching<T extends Station>(stations: readonly T[], filters: StationFilters, now: Date): T[] {
  const words = folded(filters.search);
  return stations.filter(
    (station) =>
      folded(`${station.name}\n${station.address}\n${station.city}`).includes(words) &&
      (!filters.openNow || isOpen(station, now)) &&
      hasPoint(station, filters),
  );
}

function hasPoint({ evses }: Station, { connector, minPower, availableNow }: StationFilters): boolean {
  if (!connector && !minPower && !availableNow) return true;
  return evses.some(
    ({ status, connectors }) =>
      (!availableNow || status === "AVAILABLE") &&
      connectors.some(
        ({ standard, maxPowerKw }) => (!connector || standard === connector) && maxPowerKw >= minPower,
      ),
  );
}

/** Case and accents do not matter. The vowel signs of Indian scripts are no accents: they stay. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLocaleLowerCase("en-IN")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}
