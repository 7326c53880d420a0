import { type IndianState, indianStates } from "#shared/contract/station-fields.ts";
import type { StationRequestBody } from "#shared/contract/station-input.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";

/** A stored station as the body of a request that would change nothing. */
export function bodyFromStation(station: StationAdminItem): StationRequestBody {
  const { name, slug, address, city, pincode, lat, lng, storeNumber, customerCareNumber } = station;
  const { hours, exceptions, facilities, price, pictures, evses, isPublished } = station;
  return {
    ...{ name, slug, address, city, state: knownState(station.state) as IndianState },
    ...{ pincode, lat, lng, storeNumber, customerCareNumber },
    ...{ hours, exceptions, facilities, price, pictures, isPublished },
    evses: evses.map(({ uid, label, status, reason, until, connectors }) => ({
      uid,
      ...(label && { label }),
      status,
      reason,
      until,
      connectors,
    })),
  };
}

/** A state as the contract spells it, or empty. */
export function knownState(state: string): IndianState | "" {
  return indianStates.find((known) => known === state) ?? "";
}
