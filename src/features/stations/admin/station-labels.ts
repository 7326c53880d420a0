import { type hiddenReasons, maxPowerOf, type StaffStatus } from "#shared/contract/station-fields.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import type { StationProblem } from "./list/station-filter.ts";

export const statusLabels = { published: "Published", draft: "Draft", deleted: "Deleted" } as const;

/** The problems of a station, as a badge and as a filter. */
export const problemLabels: Record<StationProblem, string> = {
  out_of_order: "Out of order",
  hidden: "Hidden",
  stale: "No live status",
  incomplete: "Incomplete",
};

/** The same in a sentence. */
export const problemTexts: Record<StationProblem, string> = {
  out_of_order: "At least one charging point is out of order.",
  hidden: "It is published, but visitors do not see it.",
  stale: "Its operator has confirmed the status of no point for a day.",
  incomplete: "Something that visitors look for is missing: points, hours, prices or pictures.",
};

/** Why visitors do not see a published station. */
export const hiddenTexts: Record<(typeof hiddenReasons)[number], string> = {
  vanished: "The operator's last full list did not have this station any more.",
  unpublished: "The operator has marked this station as not public.",
  revoked: "The connection to the operator was ended.",
};

export const staffStatusLabels: Record<StaffStatus, string> = {
  AVAILABLE: "Working",
  OUTOFORDER: "Out of order",
  PLANNED: "Coming soon",
};

/** What an operator reports. */
export const liveStatusLabels: Record<
  NonNullable<StationAdminItem["evses"][number]["live"]>["status"],
  string
> = {
  AVAILABLE: "Free",
  BLOCKED: "Blocked",
  CHARGING: "In use",
  INOPERATIVE: "Not working",
  OUTOFORDER: "Out of order",
  PLANNED: "Planned",
  REMOVED: "Removed",
  RESERVED: "Reserved",
  UNKNOWN: "Not known",
};

/** "4 points, up to 60 kW" */
export function pointsText({ evses }: Pick<StationAdminItem, "evses">): string {
  if (evses.length === 0) return "No points";
  return `${evses.length} ${evses.length === 1 ? "point" : "points"}, up to ${maxPowerOf(evses)} kW`;
}

/** "3 min ago", "2 h ago", "5 days ago" */
export function agoText(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(iso)) / 60_000));
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h ago`;
  return `${Math.round(minutes / 1440)} days ago`;
}
