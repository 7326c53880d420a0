import type { PrivacyRequest } from "#shared/contract/privacy.ts";
import { dayMs, hourMs, indianTimeZone } from "#shared/time.ts";
import { formatClock, formatDayAndClock } from "#src/lib/format.ts";

const weekday = new Intl.DateTimeFormat("en-IN", { timeZone: indianTimeZone, weekday: "short" });
/** Within so many days a weekday says enough. */
const weekdayMs = 6 * dayMs;

export interface Term {
  text: string;
  overdue: boolean;
}

/** The next term of an open request, such as `Acknowledge by Wed 16:00, 2 days left`. */
export function termOfRequest(
  { status, acknowledgeBy, answerBy }: Pick<PrivacyRequest, "status" | "acknowledgeBy" | "answerBy">,
  now: Date,
): Term {
  return status === "new" ? termUntil("Acknowledge", acknowledgeBy, now) : termUntil("Answer", answerBy, now);
}

/** What has to be done by a time, and how much is left or has passed. */
export function termUntil(task: string, by: string, now: Date): Term {
  const leftMs = Date.parse(by) - now.getTime();
  const overdue = leftMs < 0;
  const moment =
    Math.abs(leftMs) < weekdayMs
      ? `${weekday.format(new Date(by))} ${formatClock(by)}`
      : formatDayAndClock(by, now);
  const amount = amountOf(Math.abs(leftMs));
  return { text: `${task} by ${moment}, ${overdue ? `overdue by ${amount}` : `${amount} left`}`, overdue };
}

/** `2 days`, `5 hours` or `less than an hour`; only whole ones count. */
function amountOf(ms: number): string {
  if (ms < hourMs) return "less than an hour";
  const [unit, count] = ms < 2 * dayMs ? ["hour", Math.floor(ms / hourMs)] : ["day", Math.floor(ms / dayMs)];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
