import { z } from "zod";
import { limits, pageSizes } from "../limits.ts";
import { searchField } from "./fields.ts";

/** `GET /api/stations`: all stations without parameters. `lat` and `lng` come together; with `slugs` nothing else counts. */
export const stationListQuery = z
  .object({
    search: searchField.optional(),
    lat: coordinate("lat", 90),
    lng: coordinate("lng", 180),
    limit: z
      .string()
      .regex(/^[0-9]{1,3}$/, `Use a whole number from 1 to ${pageSizes.max} for limit`)
      .transform(Number)
      .pipe(z.number().min(1).max(pageSizes.max))
      .optional(),
    /** Those of a page of a list, with commas between. */
    slugs: z
      .string()
      .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, "Use the slugs of stations with commas between for slugs")
      .transform((text) => text.split(","))
      .pipe(z.array(z.string().max(limits.slug)).max(pageSizes.stations))
      .optional(),
  })
  .refine((query) => (query.lat === undefined) === (query.lng === undefined), {
    path: ["lng"],
    message: "Send lat and lng together",
  });
export type StationListQuery = z.infer<typeof stationListQuery>;

function coordinate(name: string, bound: number) {
  const message = `Use a number from -${bound} to ${bound} for ${name}`;
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/, message)
    .transform(Number)
    .pipe(z.number().min(-bound, message).max(bound, message))
    .optional();
}
