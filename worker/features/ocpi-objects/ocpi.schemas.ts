import { z } from "zod";
import { evseStatuses } from "#shared/contract/station-fields.ts";
import { limits } from "#shared/limits.ts";

/*
 * What we use of OCPI 2.2.1. Objects are loose: fields that we do not use are stored as they came.
 */

/** A case-insensitive string: printable ASCII. */
export function ciString(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\x20-\x7e]+$/, "Use printable ASCII characters");
}

/** UTC, with or without the `Z` and fractions of a second. */
const ocpiDateTime = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z?$/,
    "Use a time in UTC such as 2026-06-29T20:39:09Z",
  )
  .refine((text) => !Number.isNaN(timeOf(text)), "There is no such time");

/** An OCPI DateTime in milliseconds since 1970. */
export function timeOf(dateTime: string): number {
  return Date.parse(dateTime.endsWith("Z") ? dateTime : `${dateTime}Z`);
}

const ocpiUrl = z.string().max(2048);
/** OCPI has 36 characters of ASCII; some operators have longer ids. */
function ocpiId(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, "Use printable characters");
}

const ids = { country_code: ciString(2), party_id: ciString(3), id: ocpiId(255) };

const image = z.looseObject({ url: ocpiUrl, category: z.string() });

export const ocpiConnector = z.looseObject({
  id: ocpiId(limits.code),
  standard: z.string().max(50),
  format: z.string().max(20).optional(),
  power_type: z.string().max(20),
  max_voltage: z.number(),
  max_amperage: z.number(),
  max_electric_power: z.number().nullish(),
  tariff_ids: z.array(ocpiId(255)).nullish(),
  last_updated: ocpiDateTime,
});
export type OcpiConnector = z.infer<typeof ocpiConnector>;

export const ocpiEvse = z.looseObject({
  uid: ocpiId(limits.code),
  status: z.enum(evseStatuses),
  /** Empty in a report that only removes the EVSE. */
  connectors: z.array(ocpiConnector).max(40),
  images: z.array(image).nullish(),
  /** What is written at the EVSE. */
  physical_reference: z.string().nullish(),
  last_updated: ocpiDateTime,
});
export type OcpiEvse = z.infer<typeof ocpiEvse>;

const period = z.looseObject({ period_begin: ocpiDateTime, period_end: ocpiDateTime });

export const ocpiHours = z.looseObject({
  twentyfourseven: z.boolean(),
  regular_hours: z
    .array(
      z.looseObject({ weekday: z.int().min(1).max(7), period_begin: z.string(), period_end: z.string() }),
    )
    .nullish(),
  exceptional_openings: z.array(period).nullish(),
  exceptional_closings: z.array(period).nullish(),
});
export type OcpiHours = z.infer<typeof ocpiHours>;

export const ocpiLocation = z.looseObject({
  ...ids,
  publish: z.boolean(),
  name: z.string().max(255).nullish(),
  address: z.string().max(255),
  city: z.string().max(45),
  postal_code: z.string().max(10).nullish(),
  state: z.string().max(45).nullish(),
  country: z.string().max(3),
  coordinates: z.looseObject({ latitude: z.string().max(20), longitude: z.string().max(20) }),
  evses: z.array(ocpiEvse).max(400).nullish(),
  facilities: z.array(z.string()).nullish(),
  time_zone: z.string().max(255),
  opening_times: ocpiHours.nullish(),
  operator: z.looseObject({ name: z.string() }).nullish(),
  images: z.array(image).nullish(),
  last_updated: ocpiDateTime,
});
export type OcpiLocation = z.infer<typeof ocpiLocation>;

const priceComponent = z.looseObject({
  type: z.enum(["ENERGY", "FLAT", "PARKING_TIME", "TIME"]),
  price: z.number(),
  vat: z.number().nullish(),
  step_size: z.number(),
});

/** OCPI's Price. */
const money = z.looseObject({ excl_vat: z.number(), incl_vat: z.number().nullish() });

export const ocpiTariff = z.looseObject({
  ...ids,
  currency: z.string().length(3),
  type: z.string().nullish(),
  elements: z
    .array(
      z.looseObject({
        price_components: z.array(priceComponent),
        restrictions: z.looseObject({}).nullish(),
      }),
    )
    .max(200),
  min_price: money.nullish(),
  max_price: money.nullish(),
  start_date_time: ocpiDateTime.nullish(),
  end_date_time: ocpiDateTime.nullish(),
  last_updated: ocpiDateTime,
});
export type OcpiTariff = z.infer<typeof ocpiTariff>;

/** The first thing that is wrong with an object, as one sentence after its path. */
export function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join(".") || "body"}: ${issue.message}` : "The object is not valid";
}
