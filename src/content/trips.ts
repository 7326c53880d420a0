import type { Trip } from "#shared/contract/trips.ts";

type Way = Pick<Trip, "from" | "to" | "km" | "basis" | "roads">;

/** The copy of the pages of trips. */
export const tripsCopy = {
  title: "Plan a trip by electric car",
  step: "Trips",
  description:
    "Charging stops between two cities of India, in order: distances, what is free, fastest connector, night hours, food, and a second station for each stop.",
  lead: "Enter two places. You get the stations along the way in order, with a plan B for each.",
  busiest: "Busiest trips",
  another: "Another trip",
  stops: "Stops",
  fromHere: (city: string) => `Trips from and to ${city}`,
  from: "From",
  to: "To",
  hint: "City, town or airport",
  submit: "Show the way",
  both: "Enter a start and a destination.",
  same: "Enter two different places.",
  unknown: (place: string) => `We do not know “${place}”. Try the nearest city or town.`,
  missing: {
    title: "Trip not found",
    text: "We do not know one of these two places, or both are the same. Try the nearest city or town.",
  },
  failed: {
    title: "The trip could not be shown",
    text: "Something went wrong on our side. Try again in a moment.",
  },
  none: {
    title: "No station of ours along this way yet",
    text: "Look at the stations near the start and the destination, and plan your charging with other networks.",
  },
  save: "Save for the road",
  saveNote: "One small file for your phone. It opens without a network and says how old it is.",
  reverse: ({ from, to }: Way) => `${to.name} to ${from.name}`,
  heading: ({ from, to }: Way) => `${capital(from.name)} to ${to.name}`,
  pageTitle: (way: Way) => `${tripsCopy.heading(way)}: EV charging on the way`,
  /** How far it is, by what, and how many stops there are. */
  summary(way: Way & Pick<Trip, "stops">): string {
    const { km, basis, roads, stops } = way;
    const count = `${stops.length} charging ${stops.length === 1 ? "stop" : "stops"}`;
    if (basis === "air line")
      return `${km} km in a straight line, with ${count}. The road is longer: no main road between the two is on our map.`;
    return `About ${km} km by ${roadsText(roads)}, with ${count}.`;
  },
  /** How right the distances are. */
  method: (basis: Trip["basis"]) =>
    basis === "road"
      ? "Distances follow the main road and are right to a few kilometres. Stations up to 15 km from the road are listed."
      : "All distances are in a straight line. Allow for a third more by road.",
  longest: (km: number) => `The longest part without a stop is ${km} km.`,
} as const;

/** The roads of a trip: "NH 48", "NH 48 and NH 44", "NH 48, NH 44 and others". */
export function roadsText(roads: readonly string[]): string {
  const [first = "road", second, ...others] = [...new Set(roads)];
  if (!second) return first;
  return others.length > 0 ? `${first}, ${second} and others` : `${first} and ${second}`;
}

/** The copy of one stop. */
export const stopCopy = {
  /** How far a stop is from the one before, or from the start. */
  leg: (km: number) => (km < 1 ? "less than 1 km" : `${km} km`),
  longLeg: (km: number) => `${km} km without a station of ours`,
  detour: (km: number, basis: Trip["basis"]) =>
    km < 1 ? "On the way" : `${km} km off the ${basis === "road" ? "road" : "line"}`,
  more: (count: number) => `${count} more ${count === 1 ? "station" : "stations"} nearby`,
  planB: "Plan B",
  planBWhere(km: number, ahead: number): string {
    if (km < 1) return "next to it";
    return `${km} km ${Math.abs(ahead) < 2 ? "away" : ahead > 0 ? "further on" : "back"}`;
  },
  noPlanB: "no second station within 60 km. Keep enough charge to reach the next stop.",
  directions: "Directions",
  facts: { night: "Open at night", food: "Food", toilets: "Toilets" },
  unknown: "not stated",
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The copy of a card that is saved for the road. */
export const cardCopy = {
  saved: "Saved",
  old: "What was free then may be taken now.",
  online: "With a network:",
  newest: "the page with what is free now",
  help: "A problem at a station? Call",
  address: "Address",
  plugs: "Points",
  price: "Price",
  hours: "Hours",
  status: "Status",
  facts: "There",
  phone: "Phone",
  planB: "Plan B",
  app: "Open in a maps app",
  maps: "Google Maps",
  stationSummary: "What you need at this station, for the road.",
  fact: (name: string, has: boolean | null) =>
    has === null ? `${name}: ${stopCopy.unknown}` : `${name}: ${has ? "yes" : "no"}`,
  where: (atKm: number, detour: string) => `Km ${atKm}, ${detour.toLowerCase()}`,
  near: (name: string, km: number) => `${name}, ${km} km`,
} as const;
