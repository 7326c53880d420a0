import type { Trip, TripPairs } from "#shared/contract/trips.ts";
import { compactCar, exampleCharge } from "#shared/example-cars.ts";
import { stationsText } from "#shared/station-status.ts";
import { t } from "#shared/translate.ts";

type Way = Pick<Trip, "from" | "to" | "km" | "basis" | "roads">;

/** The copy of the pages of trips. */
export const tripsCopy = {
  title: "Plan a trip by electric car",
  step: "Trips",
  description:
    "Charging stops between two cities of India, in order: distances, what is free, fastest connector, night hours, food, and a second station for each stop.",
  lead: "Enter two places and see where to charge on the way.",
  gives: [
    { title: "Stops in order", text: "Each stop comes with its power, its price and what is free now." },
    { title: "A plan B for each", text: "We name the nearest other station, in case a stop is full." },
    { title: "Long gaps", text: "You see how much battery a long gap takes, and where to fill it." },
  ],
  record: {
    title: "Which chargers can I rely on?",
    text: "We record every status that operators report, and show what worked in the last 30 days, city by city.",
  },
  busiest: "Popular trips",
  another: "Another trip",
  more: (city: string) => t("More trips from and to {city}", { city }),
  stops: (trip: Pick<Trip, "km" | "stops">) => (hasStopBetween(trip) ? "Stops" : "Stations at both ends"),
  fromHere: (city: string) => t("Trips from, to and through {city}", { city }),
  from: "From",
  to: "To",
  hint: "City, town or airport",
  submit: "Plan the trip",
  swap: "Swap start and destination",
  both: "Enter a start and a destination.",
  same: "Enter two different places.",
  unknown: (place: string) => t("We do not know “{place}”. Try the nearest city or town.", { place }),
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
  maps: "Open route in Maps",
  save: "Save offline",
  wayBack: "Way back",
  reverse: ({ from, to }: Way) => t("{from} to {to}", { from: placeName(to.name), to: placeName(from.name) }),
  heading: ({ from, to }: Way) =>
    t("{from} to {to}", { from: capital(placeName(from.name)), to: placeName(to.name) }),
  placeLabel: ({ name }: Way["from"]) => capital(placeName(name)),
  pageTitle: (way: Way) => t("{heading}: EV charging on the way", { heading: tripsCopy.heading(way) }),
  /** How far it is, by what, and how many stops there are. */
  summary(way: Way & Pick<Trip, "stops">): string {
    const { km, basis, roads } = way;
    const count = way.stops.length;
    const stops =
      count === 1 ? t("{count} charging stop", { count }) : t("{count} charging stops", { count });
    if (basis === "air line")
      return t(
        "{km} km in a straight line, with {stops}. The road is longer: no main road between the two is on our map.",
        { km, stops },
      );
    const road = { km, roads: roadsText(roads) };
    return hasStopBetween(way)
      ? t("About {km} km by {roads}, with {stops}.", { ...road, stops })
      : t(
          "About {km} km by {roads}. No station of ours is between the two: leave with a full battery.",
          road,
        );
  },
  /** How right the distances are. */
  method: (basis: Trip["basis"]) =>
    basis === "road"
      ? "Distances follow the main road and are right to a few kilometres. Stations up to 15 km from the road are listed."
      : "All distances are in a straight line. Allow for a third more by road.",
  /** By which roads it goes, and what a driver has to know first, unless a warning says that. */
  tripLead(trip: Way & Pick<Trip, "stops">, hasWarning: boolean): string {
    const roads = roadsText(trip.roads);
    if (trip.basis === "air line")
      return t("In a straight line: no main road between the two is on our map.");
    if (hasWarning) return t("By {roads}.", { roads });
    return hasStopBetween(trip)
      ? t("By {roads}, with our stations on the way in order, and a plan B where there is one.", { roads })
      : t("By {roads}. No station of ours is between the two: leave with a full battery.", { roads });
  },
  /** What a driver has to know of the longest part without a station; `from`: the stop before it. */
  longPart: (km: number, from: string | null) =>
    from === null
      ? t("{km} km without a station of ours: start with a full battery.", { km })
      : t("{km} km without a station of ours: fill the battery at {name}.", { km, name: from }),
  /** How many stations are listed, and how many of them are on the way itself. */
  stationsNote({ km, stops }: Pick<Trip, "km" | "stops">): string {
    const count = stops.length;
    const between = stops.filter(({ atKm }) => isBetween(atKm, km)).length;
    if (between > 0 && between < count)
      return t("{count} stations: {between} on the way, {ends} near its ends", {
        count,
        between,
        ends: count - between,
      });
    return stationsText(count);
  },
  figures: {
    distance: "Distance",
    driving: "Driving",
    drivingNote: (kmh: number) => t("without stops, at {kmh} km/h", { kmh }),
    time: "Time",
    timeNote: (driving: string, charging: string) =>
      t("{driving} driving, {charging} charging", { driving, charging }),
    cost: "Charging",
    costNote: (kwh: number, price: string) => t("{kwh} kWh at {price}", { kwh, price }),
    longest: "Longest gap",
    longestNote: ([from, to]: readonly [number, number]) => t("km {from} to km {to}", { from, to }),
  },
  estimateTitle: "What this estimate assumes",
  /** What the time and the cost take for granted. */
  estimate: ({ maxKw, lossPercent }: { maxKw: number; lossPercent: number }) =>
    t(
      "{kmh} km/h on the road; a car that uses {rate} kWh per 100 km and charges at up to {power} kW, with {loss}% lost; all of it charged at these stations, at their mean price. Leave with a full battery and you buy less on the way.",
      { kmh: averageKmh, rate: kwhPer100Km, power: maxKw, loss: lossPercent },
    ),
} as const;

/** The copy of the board of popular trips. */
export const boardCopy = {
  from: (city: string) => t("From {city}", { city: t(city) }),
  others: "Between other cities",
  distance: "Distance",
  driving: "Driving",
  stops: "Stops between",
  longest: "Longest gap",
  noStop: "No stop between",
  all: (count: number) => t("All {count} trips by city", { count }),
  long: { gap: "A gap above 300 km:", text: "farther than most cars come with a full battery." },
  note: "Stops are stations of ours within 15 km of the road, and the longest gap is the longest part of the way without one. Driving is without stops, at 60 km an hour.",
  map: "Map of India with the ways of these trips",
} as const;

/** What a car drives in an hour on these roads, in km. */
export const averageKmh = 60;

/** How long a way takes without stops, to half an hour: "2½ h". */
export function drivingText(km: number): string {
  return hoursText(roundedHours(km / averageKmh));
}

/** The same in a line of other facts: "2½ h driving". */
export function drivingTimeText(km: number): string {
  return t("{time} driving", { time: drivingText(km) });
}

/** To half an hour, and at least that. */
export function roundedHours(hours: number): number {
  return Math.max(0.5, Math.round(hours * 2) / 2);
}

/** Whole and half hours: "2½ h". */
export function hoursText(rounded: number): string {
  const halves = rounded * 2;
  const hours = Math.floor(halves / 2);
  return t("{hours} h", { hours: `${hours || ""}${halves % 2 === 1 ? "½" : ""}` });
}

/** Farther than most cars come with a full battery. */
const rangeKm = 300;

export function isBeyondRange(km: number): boolean {
  return km > rangeKm;
}

/** A place so near to the start or the end of a way, in km, is no stop on it. */
const endKm = 10;

/** Whether there is a stop on the way itself, not only at its ends. */
export function hasStopBetween({ km, stops }: Pick<Trip, "km" | "stops">): boolean {
  return stopsBetween({ km, stopsAtKm: stops.map(({ atKm }) => atKm) }).length > 0;
}

type Pair = TripPairs["pairs"][number];

/** The stops of a pair on the way itself, not at its ends: kilometres from its start. */
export function stopsBetween({ km, stopsAtKm }: Pick<Pair, "km" | "stopsAtKm">): number[] {
  return stopsAtKm.filter((atKm) => isBetween(atKm, km));
}

/** Whether a stop is on the way itself, not at one of its ends. */
export function isBetween(atKm: number, km: number): boolean {
  return atKm > endKm && atKm < km - endKm;
}

/** The stops between two cities and the longest gap, which is the whole way where there is none. */
export function betweenTexts(
  pair: Pick<Pair, "km" | "stopsAtKm" | "longestKm">,
): readonly [stops: string, gap: string] {
  const count = stopsBetween(pair).length;
  const gap = t("longest gap {km} km", { km: pair.longestKm });
  if (count === 0) return [t(boardCopy.noStop), gap];
  return [count === 1 ? t("{count} stop between", { count }) : t("{count} stops between", { count }), gap];
}

/** The roads of a trip: "NH 48", "NH 48 and NH 44", "NH 48, NH 44 and others". */
export function roadsText(roads: readonly string[]): string {
  const [first = t("road"), second, ...others] = [...new Set(roads)];
  if (!second) return first;
  return others.length > 0
    ? t("{first}, {second} and others", { first, second })
    : t("{first} and {second}", { first, second });
}

/** What a usual electric car takes. */
export const kwhPer100Km = 15;

interface LongPart {
  /** The stop before it, or the start of the trip. */
  from: string;
  /** The station near that stop. */
  planB: { name: string; where: string } | null;
  /** Whether that stop had nothing free when the page was rendered. */
  isBusy: boolean;
  /** "6 AM to 11 PM" where it is closed at night. */
  dayHours: string | null;
  /** Halfway along it. */
  towns: readonly string[];
}

/** The key of a trip's map, and of the lines on the cards of trips. */
export const keyCopy = {
  title: "Key",
  stop: "Stop, numbered as in the list",
  way: "Stations at most 150 km apart",
  gap: "More than 150 km without a station",
  town: "Town on the way",
  station: "Station on the way",
  end: "Start and end",
  roads: "Roads of the popular trips",
} as const;

/** A station this much farther than its place on the way is off the road; less is in the roundings of both. */
const offRoadKm = 5;

function kwhFor(km: number): number {
  return Math.round((km * kwhPer100Km) / 100);
}

/** The copy of one stop. */
export const stopCopy = {
  /** How far a stop is from the one before, or from the start. */
  leg: (km: number) => (km < 1 ? t("less than 1 km") : t("{km} km", { km })),
  /** What a long part takes of a battery. */
  need(km: number): string {
    if (isBeyondRange(km)) return t("Farther than most cars come with a full battery");
    const { batteryKwh: battery } = compactCar;
    const percent = Math.round((100 * kwhFor(km)) / battery);
    return percent > 100
      ? t("Needs more than a {battery} kWh battery holds", { battery })
      : t("Needs {percent}% of a {battery} kWh battery", { percent, battery });
  },
  longLeg: (km: number) =>
    t("{km} km without a station of ours: {kwh} kWh, at {rate} kWh per 100 km", {
      km,
      kwh: kwhFor(km),
      rate: kwhPer100Km,
    }),
  /** What to do about it: where to fill the battery, and where others may have a charger. */
  plan({ from, planB, isBusy, dayHours, towns }: LongPart): string[] {
    const names = towns.map((name) => t(name)).join(", ");
    const second = planB && { place: from, name: planB.name, where: planB.where };
    const others = names
      ? [t("If your car has less, look for another network in {towns}.", { towns: names })]
      : [];
    const leave = t("Leave {place} with a full battery.", { place: from });
    const open =
      dayHours === null
        ? []
        : [t("{place} is open from {hours} every day.", { place: from, hours: dayHours })];
    if (!second) return [leave, ...open, ...others];
    if (!isBusy) return [leave, ...open, t("If it is busy, charge at {name}, {where}.", second), ...others];
    return [
      t("If {place} is still busy, charge at {name}, {where}.", second),
      ...open,
      t("Leave with a full battery."),
      ...others,
    ];
  },
  detour(km: number, basis: Trip["basis"]): string {
    if (km < 1) return t("On the way");
    return basis === "road" ? t("{km} km off the road", { km }) : t("{km} km off the line", { km });
  },
  more: (count: number) =>
    count === 1 ? t("{count} more station nearby", { count }) : t("{count} more stations nearby", { count }),
  planB: "Plan B:",
  noPlanB: "No plan B:",
  /** Along the way, as the legs are, unless it is plainly farther straight across. */
  planBWhere(km: number, ahead: number): string {
    if (km < 1) return t("next to it");
    if (Math.abs(ahead) < 2) return t("{km} km away", { km });
    const along = Math.abs(ahead);
    if (km > along + offRoadKm) return t("{km} km away in a straight line", { km });
    return ahead > 0 ? t("{km} km further on", { km: along }) : t("{km} km back", { km: along });
  },
  noSecond: "no second station within 60 km.",
  fill: "Fill the battery here",
  again: "Charge again here",
  /** What a stop is for where no long part begins or ends. */
  roles: { start: "Before you leave", between: "Stop on the way", end: "When you arrive" },
  /** What a usual charge takes and costs at a stop. */
  session: (time: string, price: string) =>
    t("{from} to {to}% in {time}: about {price}", {
      from: exampleCharge.fromPercent,
      to: exampleCharge.toPercent,
      time,
      price,
    }),
  keepCharge: "Keep enough charge to reach the next stop.",
  directions: "Directions",
  facts: {
    night: { name: "Open at night", no: "Closed at night", unknown: "Night hours not stated" },
    food: { name: "Food", no: "No food", unknown: "Food not stated" },
    toilets: { name: "Toilets", no: "No toilets", unknown: "Toilets not stated" },
  },
  unknown: "not stated",
} as const;

/** What is said of a stop without a second station; after the last stop there is none to reach. */
export function noPlanBText(isLast: boolean): string {
  return [stopCopy.noSecond, !isLast && stopCopy.keepCharge]
    .filter((text) => text !== false)
    .map((text) => t(text))
    .join(" ");
}

/** A place in the language of the page; the API names one of coordinates by its nearest town. */
export function placeName(name: string): string {
  const [, town] = /^your place near (.+)$/.exec(name) ?? [];
  return town ? t("your place near {town}", { town }) : t(name);
}

/** The same, as a form finds it again: a place of coordinates by those. */
export function findableName({ name, slug }: Trip["from"]): string {
  return slug.includes(",") ? slug : t(name);
}

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
    t("{name}: {value}", { name, value: has === null ? stopCopy.unknown : has ? "yes" : "no" }),
  where: (atKm: number, detour: string) => t("Km {km}, {detour}", { km: atKm, detour: detour.toLowerCase() }),
  near: (name: string, km: number) => t("{name}, {km} km", { name, km }),
} as const;
