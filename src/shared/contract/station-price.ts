import { z } from "zod";
import { stationLimits } from "../station-limits.ts";
import { connectorStandards } from "./station-fields.ts";

export const timeOfDay = z
  .string("Enter a time")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 09:30");

/** `decimals`: more than two for what is multiplied by many minutes. */
function rupees(max: number, decimals = 2) {
  const unit = 10 ** decimals;
  return z
    .number("Enter an amount in rupees")
    .min(0, "Enter an amount in rupees")
    .max(max, `Enter at most ₹${max}`)
    .transform((amount) => Math.round(amount * unit) / unit);
}

const energyPerKwh = rupees(1000);
const perMinute = rupees(1000, 4);
const parkingPerHour = rupees(10_000);
const perSession = rupees(100_000);
const bound = z.number().min(0);

/**
 * When a part of a tariff applies, as in OCPI: from `min` to below `max`, in Indian time. Weekdays
 * are 1 (Monday) to 7; `to` at or before `from` is the next day's.
 */
const tariffRestrictions = z.object({
  from: timeOfDay.optional(),
  to: timeOfDay.optional(),
  weekdays: z
    .array(z.int("Choose a weekday").min(1, "Choose a weekday").max(7, "Choose a weekday"))
    .optional(),
  /** The first day, and the first day after. */
  fromDate: z.iso.date().optional(),
  toDate: z.iso.date().optional(),
  minKwh: bound.optional(),
  maxKwh: bound.optional(),
  minKw: bound.optional(),
  maxKw: bound.optional(),
  minAmperes: bound.optional(),
  maxAmperes: bound.optional(),
  minMinutes: bound.optional(),
  maxMinutes: bound.optional(),
});
export type TariffRestrictions = z.infer<typeof tariffRestrictions>;

/**
 * Amounts that apply together. Of each amount the first element counts that has it and whose
 * restrictions are met; `perSession` is paid once.
 */
const tariffElement = z.object({
  energyPerKwh: energyPerKwh.optional(),
  perMinute: perMinute.optional(),
  parkingPerHour: parkingPerHour.optional(),
  perSession: perSession.optional(),
  /** What is billed is a multiple of these. */
  stepWh: bound.optional(),
  stepSeconds: bound.optional(),
  restrictions: tariffRestrictions.optional(),
});
export type TariffElement = z.infer<typeof tariffElement>;

/** A tariff, for connectors of these kinds; for all without any. */
export const stationTariff = z.object({
  plugs: z
    .array(
      z.object({
        standard: z.enum(connectorStandards),
        maxPowerKw: z.number(),
      }),
    )
    .max(stationLimits.tariffPlugs),
  elements: z.array(tariffElement).min(1).max(stationLimits.tariffElements),
  /** A session costs this at least, and at most. */
  minPerSession: perSession.optional(),
  maxPerSession: perSession.optional(),
});
export type StationTariff = z.infer<typeof stationTariff>;

/**
 * Prices in rupees. With `tariffs`, which an operator sends, each amount is the highest that
 * occurs in them.
 */
export const stationPrice = z.object({
  energyPerKwh,
  perMinute: perMinute.optional(),
  parkingPerHour: parkingPerHour.optional(),
  gstIncluded: z.boolean("Say true or false"),
  tariffs: z.array(stationTariff).max(stationLimits.tariffs).optional(),
});
export type StationPrice = z.infer<typeof stationPrice>;
