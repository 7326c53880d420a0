import { paths } from "./paths.ts";

// Apart from the other paths, which every form of the site loads.

/** How often stations worked, for staff. */
export const adminReliabilityPath = `${paths.adminStations}/reliability`;

/** The editor of one discover item. */
export function adminContentPath(id: string): string {
  return `${paths.adminDiscover}/${encodeURIComponent(id)}`;
}

/** The editor of one station. */
export function adminStationPath(id: string): string {
  return `${paths.adminStations}/${encodeURIComponent(id)}`;
}
