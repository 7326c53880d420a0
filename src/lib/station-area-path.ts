import { slugFromTitle } from "#shared/slug.ts";
import { paths } from "./paths.ts";

/** The stations of a state, or of one of its cities. */
export function stationAreaPath(state: string, city?: string): string {
  const path = `${paths.stations}/${slugFromTitle(state)}`;
  return city === undefined ? path : `${path}/${slugFromTitle(city)}`;
}
