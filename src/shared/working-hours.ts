import { workingDay } from "./limits.ts";
import { dayMs, indianOffsetMs, minuteMs } from "./time.ts";

const opens = workingDay.opens * minuteMs;
const dayLength = (workingDay.closes - workingDay.opens) * minuteMs;

/**
 * Working milliseconds from `from` to `to`, both milliseconds since 1970: Monday to Saturday, the hours of `workingDay` in India.
 * Negative when `to` is the earlier one.
 */
export function workingTime(from: number, to: number): number {
  return worked(to) - worked(from);
}

/** The earliest moment at which `amount` working milliseconds have passed since `from`. */
export function afterWorking(from: number, amount: number): number {
  if (amount <= 0) return from;
  const total = worked(from) + amount;
  const days = Math.ceil(total / dayLength) - 1;
  return startOfWork(days) + total - days * dayLength;
}

/** The latest moment since which `amount` working milliseconds have passed at `to`: what came before it has waited longer. */
export function beforeWorking(to: number, amount: number): number {
  if (amount <= 0) return to;
  const total = worked(to) - amount;
  const days = Math.floor(total / dayLength);
  return startOfWork(days) + total - days * dayLength;
}

/** Working milliseconds since Thursday, 1 January 1970 in India. */
function worked(time: number): number {
  const local = time + indianOffsetMs;
  const days = Math.floor(local / dayMs);
  const sundays = Math.floor((days + 3) / 7);
  const isSunday = (((days + 4) % 7) + 7) % 7 === 0;
  const today = isSunday ? 0 : Math.min(Math.max(local - days * dayMs - opens, 0), dayLength);
  return (days - sundays) * dayLength + today;
}

/** When the working day with this number since 1970 begins. */
function startOfWork(number: number): number {
  const sundays = Math.floor((number + 3) / 6);
  return (number + sundays) * dayMs + opens - indianOffsetMs;
}
