import { z } from "zod";
import { indiaBounds } from "../geo.ts";
import { limits } from "../limits.ts";
import { staffLimits } from "../staff-limits.ts";
import { stationLimits } from "../station-limits.ts";
import { optionalPhoneField, optionalText, optionalUrlField, requiredText } from "./fields.ts";
import {
  connectorStandards,
  evseStatuses,
  indianStates,
  powerTypes,
  staffEvseStatuses,
  staffStatus,
} from "./station-fields.ts";
import { stationPrice, timeOfDay } from "./station-price.ts";

/** A part of a weekday, 1 (Monday) to 7, in Indian time; `to` at or before `from` is the next day's. */
export const stationHours = z.object({
  weekday: z.int("Choose a weekday").min(1, "Choose a weekday").max(7, "Choose a weekday"),
  from: timeOfDay,
  to: timeOfDay,
});
export type StationHours = z.infer<typeof stationHours>;

/** A date that differs from its weekday: closed, or open from `from` to `to`. */
export const hoursException = z
  .object({
    date: z.iso.date("Enter a date"),
    from: timeOfDay.optional(),
    to: timeOfDay.optional(),
    closed: z.boolean("Say true or false").optional(),
  })
  .refine(({ from, to, closed }) => closed === true || (from !== undefined && to !== undefined), {
    path: ["from"],
    message: "Enter the opening hours, or say that it is closed",
  });
export type HoursException = z.infer<typeof hoursException>;

const shortId = requiredText({ max: limits.code, required: "Enter an id" }).refine(
  (id) => /^[A-Za-z0-9*_.-]+$/.test(id),
  "Use letters, digits and - _ * .",
);

const connectorInput = z.object({
  id: shortId,
  standard: z.enum(connectorStandards, "Choose a connector"),
  powerType: z.enum(powerTypes, "Choose AC or DC"),
  maxPowerKw: z
    .number("Enter the power in kW")
    .min(1, "Enter the power in kW")
    .max(1000, "Enter at most 1000 kW"),
});

/** `status` of an EVSE: what staff say of it; other words than theirs count as working. */
const evseInput = z.object({
  uid: shortId,
  /** What is written at it, such as "A2". */
  label: z.string("Send a text").max(limits.code, `Use at most ${limits.code} characters`).optional(),
  connectors: z
    .array(connectorInput, "Send a list of connectors")
    .min(1, "Add a connector")
    .max(stationLimits.connectors, `Use at most ${stationLimits.connectors} connectors`),
  status: z.enum(evseStatuses, "Choose a status").default("AVAILABLE").transform(staffStatus),
  /** Why it is out of order, for visitors. */
  reason: optionalText({ max: limits.shortText }),
  /** The day when it is expected to work. */
  until: z.iso.date("Enter a date").nullish().default(null),
});

function coordinate(name: string, { min, max }: { min: number; max: number }) {
  const message = `Enter the ${name} of a place in India (${min} to ${max})`;
  return z.number(message).min(min, message).max(max, message);
}

/** The body of `POST /api/stations/admin` and `PUT /api/stations/admin/:id`. */
export const stationInput = z.object({
  name: requiredText({ max: limits.fullName, isName: true, required: "Enter the name" }),
  /** Made from name and city when it is missing. */
  slug: optionalText({ max: limits.slug }).refine(
    (slug) => slug === null || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug),
    "Use small letters, digits and single hyphens",
  ),
  address: requiredText({ max: staffLimits.title, required: "Enter the address" }),
  city: requiredText({ max: limits.firstName, required: "Enter the city" }),
  state: z.enum(indianStates, "Choose a state"),
  pincode: z.string("Enter the PIN code").regex(/^[1-9][0-9]{5}$/, "Enter a PIN code of six digits"),
  lat: coordinate("latitude", indiaBounds.lat),
  lng: coordinate("longitude", indiaBounds.lng),
  storeNumber: optionalText({ max: limits.code }),
  customerCareNumber: optionalPhoneField,
  hours: z
    .array(stationHours, "Send a list of opening hours")
    .max(stationLimits.hours, `Use at most ${stationLimits.hours} lines`)
    .default([]),
  exceptions: z
    .array(hoursException, "Send a list of dates")
    .max(stationLimits.hours, `Use at most ${stationLimits.hours} dates`)
    .default([]),
  facilities: z
    .array(
      z.object({
        name: requiredText({ max: staffLimits.tag, required: "Name the facility" }),
        available: z.boolean("Say true or false"),
      }),
      "Send a list of facilities",
    )
    .max(stationLimits.facilities, `Use at most ${stationLimits.facilities} facilities`)
    .default([]),
  price: stationPrice.nullish().default(null),
  pictures: z
    .array(optionalUrlField, "Send a list of addresses")
    .max(stationLimits.pictures, `Use at most ${stationLimits.pictures} pictures`)
    .default([])
    .transform((urls) => [...new Set(urls.filter((url) => url !== null))]),
  evses: z
    .array(evseInput, "Send a list of charging points")
    .max(stationLimits.evses, `Use at most ${stationLimits.evses} charging points`)
    .default([])
    .refine(
      (evses) => new Set(evses.map(({ uid }) => uid.toLowerCase())).size === evses.length,
      "Two charging points have the same id",
    ),
  isPublished: z.boolean("Say true or false").default(false),
});
export type StationInput = z.infer<typeof stationInput>;
/** The same before clean-up, as the editor sends it. */
export type StationRequestBody = z.input<typeof stationInput>;

/** `PATCH /api/stations/admin/:id/evses/:uid` */
export const evseStatusInput = z.object({
  status: z.enum(staffEvseStatuses, "Choose a status"),
  reason: optionalText({ max: limits.shortText }),
  until: z.iso.date("Enter a date").nullish().default(null),
});
export type EvseStatusInput = z.infer<typeof evseStatusInput>;

/** `POST /api/stations/admin/:id/evses/:uid/visits`: what staff found there now. */
export const evseVisitInput = z.object({ works: z.boolean("Say whether it works") });
export type EvseVisitInput = z.infer<typeof evseVisitInput>;
