import { indianStates } from "./contract/station-fields.ts";
import { slugFromTitle } from "./slug.ts";

type IndianState = (typeof indianStates)[number];

const statesBySlug = new Map(indianStates.map((state) => [slugFromTitle(state), state]));

/** The state that has this slug, such as `tamil-nadu`. */
export function stateBySlug(slug: string): IndianState | undefined {
  return statesBySlug.get(slug);
}

/** Slugs that no station may have, because a state or the API has them. */
export const reservedStationSlugs: ReadonlySet<string> = new Set([
  ...["admin", "compact", "status"],
  ...statesBySlug.keys(),
]);
