import { z } from "zod";
import { connectorStandards, evseStatuses, powerTypes } from "./station-fields.ts";
import { hoursException, stationHours } from "./station-input.ts";
import { stationPrice } from "./station-price.ts";

/** One connector, as in OCPI. Power in kilowatts. */
export const connector = z.object({
  id: z.string(),
  standard: z.enum(connectorStandards),
  powerType: z.enum(powerTypes),
  maxPowerKw: z.number(),
});

/** One EVSE, as in OCPI: it charges one car at a time. */
export const evse = z.object({
  uid: z.string(),
  /** What is written at it, where an operator says it. */
  label: z.string().optional(),
  status: z.enum(evseStatuses),
  connectors: z.array(connector),
});

export type Evse = z.infer<typeof evse>;

/** An EVSE for visitors: `status` is UNKNOWN where neither staff nor a fresh report says more. */
export const publicEvse = evse.extend({
  /** Why it is out of order, and the day when it is expected to work. */
  reason: z.string().nullable(),
  until: z.string().nullable(),
  /** When the operator last confirmed the status. */
  confirmedAt: z.string().nullable(),
});

export const facility = z.object({ name: z.string(), available: z.boolean() });

/** A charging station: an OCPI location, with totals of its EVSEs. */
export const station = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  lat: z.number(),
  lng: z.number(),
  rating: z.number().nullable(),
  /** The EVSEs in service. */
  chargers: z.number().int(),
  /** How many of them were free when this was read; null where no report of the last 15 minutes says it. */
  availability: z.number().int().nullable(),
  /** The oldest report behind `availability`, and when a point was last seen free. */
  confirmedAt: z.string().nullable(),
  lastFreeAt: z.string().nullable(),
  /** Whether an operator reports its status. */
  isLive: z.boolean(),
  /** Who runs it, where it is another operator. */
  operator: z.string().nullable(),
  /** The fastest connector, such as `60kW`. */
  speed: z.string(),
  /** Rupees per kWh, the highest where it differs; 0 where it is not known. */
  price: z.number(),
  /** All prices in a sentence, such as "from ₹18 per kWh; ₹24 above 60 kW; GST included". */
  priceText: z.string().nullable(),
  maxCapacity: z.string(),
  timing: z.string(),
  timingSecond: z.string().nullable(),
  /** Empty where nobody knows them. */
  hours: z.array(stationHours),
  exceptions: z.array(hoursException),
  /** Null where only `price` is known. */
  priceDetails: stationPrice.nullable(),
  pictures: z.array(z.string()),
  amenities: z.array(z.string()),
  facilities: z.array(facility),
  storeNumber: z.string().nullable(),
  customerCareNumber: z.string().nullable(),
  evses: z.array(publicEvse),
  lastUpdated: z.string(),
  /** Kilometres from the queried coordinates, to one decimal; only with `lat` and `lng`. */
  distanceKm: z.number().optional(),
});
export type Station = z.infer<typeof station>;

/** How a search was understood; see `SearchAnswer`. */
const stationSearchAnswer = z.object({
  kind: z.enum(["all", "nearest", "some", "none"]),
  corrected: z.string().nullable(),
  place: z.string().nullable(),
});

/** `search` only where one was asked for. */
export const stationList = z.object({
  stations: z.array(station),
  search: stationSearchAnswer.optional(),
});
export type StationList = z.infer<typeof stationList>;

/** `GET /api/stations/:slug`: the station and the nearest others, with their distance from it. */
export const stationPage = z.object({ data: station, nearby: z.array(station) });
export type StationPage = z.infer<typeof stationPage>;
