import { t } from "#shared/translate.ts";

/** Minutes as "36 minutes", and from two hours on as "2 h 15 min". */
export function durationText(minutes: number): string {
  if (minutes < 120) return minutes === 1 ? t("1 minute") : t("{minutes} minutes", { minutes });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest > 0 ? t("{hours} h {minutes} min", { hours, minutes: rest }) : t("{hours} hours", { hours });
}
