import { z } from "zod";
import { connectorStandards } from "./station-fields.ts";
import { hoursException, stationHours } from "./station-input.ts";

/** The EVSEs of a station: kind of connector, its power in kW, and how many EVSEs have it. */
export const equipment = z.object({
  points: z.int(),
  broken: z.int(),
  connectors: z.array(
    z.object({ standard: z.enum(connectorStandards), maxPowerKw: z.number(), count: z.int() }),
  ),
});
export type Equipment = z.infer<typeof equipment>;

/**
 * `GET /api/stations/compact`: all stations in columns, each as long as `slug`, for a map. The
 * columns `price`, `place`, `equipment` and `times` are indexes into the lists after them, because most
 * stations have these in common.
 */
export const compactStations = z.object({
  slug: z.array(z.string()),
  name: z.array(z.string()),
  address: z.array(z.string()),
  pincode: z.array(z.string()),
  lat: z.array(z.number()),
  lng: z.array(z.number()),
  price: z.array(z.int()),
  place: z.array(z.int()),
  equipment: z.array(z.int()),
  times: z.array(z.int()),
  /** As `PriceRange`; null where it is not known. */
  prices: z.array(
    z
      .object({
        from: z.number(),
        to: z.number(),
        perMinute: z.number(),
        perSession: z.number(),
        gstIncluded: z.boolean().nullable(),
      })
      .nullable(),
  ),
  places: z.array(z.object({ city: z.string(), state: z.string() })),
  equipments: z.array(equipment),
  openingTimes: z.array(z.object({ hours: z.array(stationHours), exceptions: z.array(hoursException) })),
});
export type CompactStations = z.infer<typeof compactStations>;
