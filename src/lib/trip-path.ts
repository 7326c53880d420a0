/** Where two places are entered. Apart from the other paths, which every form of the site loads. */
export const tripsPath = "/trips";

/** The trip between two places, by their slugs, or `lat,lng`. */
export function tripPath(from: string, to: string): string {
  // A comma needs no escape in a path.
  const [start, end] = [from, to].map((slug) => encodeURIComponent(slug).replace("%2C", ","));
  return `${tripsPath}/${start}/${end}`;
}

/** A page of a trip or a station as a file to save. */
export function cardPath(path: string): string {
  return `${path}/card`;
}
