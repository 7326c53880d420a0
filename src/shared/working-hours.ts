import { workingDay } from "./staff-limits.ts";
import { dayMs, indianOffsetMs, minuteMs } from "./time.ts";

const opens = workingDay.opens * minuteMs;
const dayLength = (workingDay.closes - workingDay.opens) * minuteMs;

/**
 * Working milliseconds between two timestamps: Monday to Saturday, the hours of `workingDay` in
 * India. Negative when `to` is earlier than `from`.
 */
export function workingTime(from: number, to: number): number {
  return worked(to) - worked(from);
}

/** The earliest timestamp `amount` working milliseconds after `from`. */
export function afterWorking(from: number, amount: number): number {
  if (amount <= 0) return from;
  const total = worked(from) + amount;
  const days = Math.ceil(total / dayLength) - 1;
  return startOfWork(days) + total - days * dayLength;
}

/** The latest timestamp `amount` working milliseconds before `to`. */
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

/** The start of the working day with this number since 1970. */
function startOfWork(number: number): number {
  const sundays = Math.floor((number + 3) / 6);
  return (number + sundays) * dayMs + opens - indianOffsetMs;
}
