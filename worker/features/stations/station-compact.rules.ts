import type { CompactStations, Equipment } from "#shared/contract/station-compact.ts";
import { evseNow } from "#shared/station-status.ts";
import { priceRange } from "#shared/tariff.ts";
import { indianDay } from "#shared/time.ts";
import { hoursOf, type StationRow } from "./station.dto.ts";

/** About ten metres. */
const decimals = 10_000;

/** Stations in columns; what many have in common is a list of its own. */
export function compactStations(rows: readonly StationRow[], now: number): CompactStations {
  const prices = distinct<CompactStations["prices"][number]>();
  const places = distinct<CompactStations["places"][number]>();
  const equipments = distinct<Equipment>();
  const openingTimes = distinct<CompactStations["openingTimes"][number]>();
  const today = indianDay(now);
  const column = <Value>(read: (row: StationRow) => Value) => rows.map(read);
  return {
    slug: column(({ slug }) => slug),
    name: column(({ name }) => name),
    address: column(({ address }) => address),
    pincode: column(({ pincode }) => pincode),
    lat: column(({ lat }) => Math.round(lat * decimals) / decimals),
    lng: column(({ lng }) => Math.round(lng * decimals) / decimals),
    price: column(({ price, pricePaise }) => prices.indexOf(priceRange(price, pricePaise / 100))),
    place: column(({ city, state }) => places.indexOf({ city, state })),
    equipment: column((row) => equipments.indexOf(equipmentOf(row, now))),
    times: column((row) =>
      openingTimes.indexOf({
        hours: hoursOf(row),
        exceptions: row.exceptions.filter(({ date }) => date >= today),
      }),
    ),
    prices: prices.values,
    places: places.values,
    equipments: equipments.values,
    openingTimes: openingTimes.values,
  };
}

/** What a station has, with what staff say of it at `now`. */
function equipmentOf({ evses }: StationRow, now: number): Equipment {
  const statusOf = (evse: StationRow["evses"][number]) => evseNow(evse, undefined, now).status;
  const inService = evses.filter((evse) => statusOf(evse) !== "PLANNED");
  const kinds = new Map<string, Equipment["connectors"][number]>();
  for (const { standard, maxPowerKw } of inService.flatMap(({ connectors }) => connectors)) {
    const key = `${standard} ${maxPowerKw}`;
    const known = kinds.get(key) ?? { standard, maxPowerKw, count: 0 };
    kinds.set(key, { ...known, count: known.count + 1 });
  }
  return {
    points: inService.length,
    broken: inService.filter((evse) => statusOf(evse) === "OUTOFORDER").length,
    connectors: [...kinds.values()].sort((a, b) => b.maxPowerKw - a.maxPowerKw),
  };
}

/** A list of different values, by their JSON. */
function distinct<Value>() {
  const values: Value[] = [];
  const known = new Map<string, number>();
  return {
    values,
    indexOf(value: Value): number {
      const key = JSON.stringify(value);
      const found = known.get(key) ?? values.length;
      if (found === values.length) {
        values.push(value);
        known.set(key, found);
      }
      return found;
    },
  };
}
