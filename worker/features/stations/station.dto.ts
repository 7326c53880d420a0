import { maxPowerOf, staffStatus } from "#shared/contract/station-fields.ts";
import type { Station } from "#shared/contract/stations.ts";
import { priceSentence, rangeText } from "#shared/price-text.ts";
import { hoursFromText } from "#shared/station-hours.ts";
import { countEvses, type StoredReport } from "#shared/station-status.ts";
import { priceRange } from "#shared/tariff.ts";
import { isoTime, isoTimeOrNull } from "#shared/time.ts";
import type { stations } from "../../db/schema.ts";
import { type Evidence, evsesNow, silentReason } from "./silent-points.rules.ts";
import { timingLines, wholeDay } from "./station-columns.rules.ts";

export type StationRow = typeof stations.$inferSelect;

interface Source {
  now: number;
  /** What the operator reported; undefined where none reports anything. */
  reports?: Record<string, StoredReport> | undefined;
  evidence?: Evidence | undefined;
  /** The operator's name. */
  operator?: string | undefined;
}

/** A station for visitors, with its status as it may be told at `now`. */
export function toStation(row: StationRow, { now, reports, evidence, operator }: Source): Station {
  const present = evsesNow(row.evses, reports, { now, ...evidence });
  const counts = countEvses(present);
  return {
    ...publicFields(row),
    chargers: counts.total,
    availability: counts.free,
    confirmedAt: isoTimeOrNull(counts.confirmedAt),
    lastFreeAt: isoTimeOrNull(counts.lastFreeAt),
    isLive: reports !== undefined,
    operator: operator ?? null,
    speed: `${maxPowerOf(row.evses)}kW`,
    evses: row.evses.map((evse, index) => ({
      uid: evse.uid,
      ...(evse.label && { label: evse.label }),
      status: present[index]?.status ?? "UNKNOWN",
      connectors: evse.connectors,
      reason: present[index]?.isSilent ? silentReason : (evse.reason ?? null),
      until: evse.until ?? null,
      confirmedAt: isoTimeOrNull(present[index]?.confirmedAt ?? null),
    })),
  };
}

/** The fields of a row that are the same for visitors. */
function publicFields(row: StationRow) {
  const { id, slug, name, address, city, state, pincode, lat, lng, rating } = row;
  return {
    ...{ id, slug, name, address, city, state, pincode, lat, lng, rating },
    price: row.pricePaise / 100,
    maxCapacity: `${row.maxCapacityKw}kW`,
    ...timingOf(row),
    hours: hoursOf(row),
    exceptions: row.exceptions,
    priceDetails: row.price,
    priceText: priceTextOf(row),
    pictures: shownPictures(row),
    amenities: row.amenities,
    facilities: row.facilities,
    storeNumber: row.storeNumber,
    customerCareNumber: row.customerCareNumber,
    lastUpdated: isoTime(row.updatedAt),
  };
}

/** Pictures of other sites are shown as our copies: browsers of visitors ask nobody else for them. */
function shownPictures({ pictures, pictureCopies }: StationRow): string[] {
  return pictures.flatMap((url) => {
    if (url.startsWith("/")) return [url];
    const key = pictureCopies[url];
    return key ? [`/media/${key}`] : [];
  });
}

/** The hours in one or two lines of text; a whole day is not said by its ends. */
export function timingOf({
  hours,
  timing,
  timingSecond,
}: Pick<StationRow, "hours" | "timing" | "timingSecond">) {
  const [first] = timingLines(hours ?? []);
  return first === wholeDay ? { timing: wholeDay, timingSecond: null } : { timing, timingSecond };
}

/** All prices in a sentence; null where none is known. */
export function priceTextOf({ price, pricePaise }: Pick<StationRow, "price" | "pricePaise">): string | null {
  return price ? priceSentence(price) : rangeText(priceRange(null, pricePaise / 100));
}

/** The content of a row as staff write it. */
export function contentOf(row: StationRow) {
  const { slug, name, address, city, state, pincode, lat, lng, storeNumber, customerCareNumber } = row;
  const { exceptions, facilities, pricePaise, price, pictures, evses, isPublished } = row;
  return {
    ...{ slug, name, address, city, state, pincode, lat, lng, storeNumber, customerCareNumber },
    hours: hoursOf(row),
    ...{ exceptions, facilities, pictures, isPublished },
    price: price ?? (pricePaise > 0 ? { energyPerKwh: pricePaise / 100, gstIncluded: false } : null),
    evses: evses.map(({ status, reason = null, until = null, ...evse }) => ({
      ...evse,
      status: staffStatus(status),
      reason,
      until,
    })),
  };
}

/** The opening hours of a station, also where only their text is known. */
export function hoursOf({
  hours,
  timing,
  timingSecond,
}: Pick<StationRow, "hours" | "timing" | "timingSecond">) {
  return hours ?? hoursFromText(timing, timingSecond);
}
