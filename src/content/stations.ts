import type { SearchAnswer } from "#shared/search/station-search.ts";
import { pointsText, stationsText } from "#shared/station-status.ts";
import { t } from "#shared/translate.ts";
import { formatList, formatPrice } from "#src/lib/format.ts";
import { onOneLine } from "#src/lib/keep-together.ts";

/** The copy of the station pages. */
export const stationsCopy = {
  title: "EV charging stations in India",
  description:
    "Every station of ours by state and city: address, opening hours, connectors, power, price per kWh and what is free now.",
  ourTeam: "our team",
  way: "How to get there",
  amenities: "While you charge",
  card: "Save this station for offline use",
  coordinates: "Coordinates",
  otherApps: "Other apps",
  trip: "Plan a trip between two cities",
  figures: {
    points: "Charging points",
    fastest: "Fastest connector",
    price: "Per kWh",
    hours: "Hours",
    today: "Today",
    unknown: "Not known",
  },
  none: {
    title: "No station found",
    text: "Try the name of a city, a state or an area, or fewer filters. Most of our stations are here:",
  },
  notUpdated: "The stations could not be loaded. Check your connection and try again.",
  missing: {
    title: "Station not found",
    text: "There is no station at this address. It may have moved or closed.",
  },
  failed: {
    title: "The station could not be shown",
    text: "Something went wrong on our side. Try again in a moment.",
  },
  noLiveStatus: {
    text: "No live status here.",
    call: (phone: string) => t("Call {phone}", { phone: onOneLine(phone) }),
  },
  nearestOther: { nearest: "Nearest other station", nearestOpen: "Nearest station open now" },
  nearby: {
    title: "Nearest stations",
    straight: "Distances in a straight line",
    all: (state: string) => t("All stations in {place}", { place: t(state) }),
    far: (km: string) => t("The next one is {km} km away in a straight line.", { km }),
  },
  report: {
    title: "Report a problem",
    ask: "Something wrong here? Report it",
    lead: "What is broken, blocked or wrong on this page? The team on duty looks at it.",
  },
} as const;

/** The heads of a list of stations, and the way to a trip beside it. */
export const rowCopy = {
  trip: "Plan a trip",
  map: "All on the map",
  station: "Station",
  status: "Status",
  power: "Power",
  price: "Price",
  gst: "GST included",
  gstBeside: "Prices include GST.",
} as const;

/** For somebody with a place for chargers in a city or a state. */
export const hostCopy = {
  title: (place: string) => t("Do you have a place in {place}?", { place: t(place) }),
  text: "We put chargers at shops, hotels and homes, and pay for land beside busy roads.",
  partner: "Become a charging partner",
  land: "Lease your land",
} as const;

/** The question what a charge costs at a station. */
export const costCopy = {
  title: "What a charge costs",
  kwh: "Energy, kWh",
  plug: "Connector",
  kw: "Your car takes, kW",
  anyKw: "Typical car",
  submit: "Calculate",
  failed: "The cost could not be calculated. Check your connection and try again.",
  how: (charge: { kwh: number; plug: string; kw: number; time: string; clock: string }) =>
    t(
      "For {kwh} kWh, GST included. At {plug} with {kw} kW all the time, from {clock} on: about {time}.",
      charge,
    ),
  caveat: "Slower near full, and while the battery is very hot or cold.",
  parking: "Parking after the charge is not in it.",
} as const;

/** How a search was understood, in a sentence; null where every word was found. */
export function searchNote({ kind, corrected, place }: SearchAnswer): string | null {
  const found = corrected ? t("Results for “{corrected}”.", { corrected: placesIn(corrected) }) : null;
  const notes: Partial<Record<SearchAnswer["kind"], string>> = {
    nearest: t("No station there yet. Nearest to {place}, in a straight line:", { place: place ?? "" }),
    some: t("No station has all words. These have some:"),
  };
  if (kind === "none") return null;
  return [found, notes[kind]].filter(Boolean).join(" ") || null;
}

/** A search, which has small letters, with the names of places as the language of the page has them. */
function placesIn(search: string): string {
  return search.replace(/\p{L}+/gu, (word) => {
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    const ownName = t(name);
    return ownName === name ? word : ownName;
  });
}

interface Area {
  state: string;
  city: string | null;
  facts: {
    stations: number;
    points: number;
    maxPowerKw: number;
    prices: [number, number] | null;
    openAllDay: number;
    plugs: readonly string[];
    fastestPlugs: readonly string[];
  };
  cities: readonly { city: string }[];
}

/** The copy of the pages of states and cities. */
export const areaCopy = {
  around: ({ state, city }: Area) =>
    city
      ? t("Cities around {place}", { place: t(city) })
      : t("Nearest cities outside {place}", { place: t(state) }),
  /** What a driver finds in a city around. */
  aroundFacts: ({ stations, maxPowerKw }: { stations: number; maxPowerKw: number }) =>
    [stationsText(stations), ...(maxPowerKw > 0 ? [t("up to {power} kW", { power: maxPowerKw })] : [])].join(
      " · ",
    ),
  /** From where the distances are measured. */
  aroundFrom: ({ state, city }: Area) =>
    city
      ? t(stationsCopy.nearby.straight)
      : t("In a straight line from our nearest city in {state}", { state: t(state) }),
  /** What the page is good for; the figures below it say the rest. */
  lead({ city, cities }: Pick<Area, "city" | "cities">): string {
    if (city) return t("What is open now, prices and the way there.");
    const names = cities.slice(0, leadCities).map((one) => t(one.city));
    const others = cities.length - names.length;
    const list = others > 0 ? [...names, t("{count} more", { count: others })] : names;
    return t("What is open now, prices and the way there, in {cities}.", { cities: formatList(list) });
  },
  page: "Station page",
  openAllDay: (count: number) => t("{count} open 24 hours", { count }),
  openNow: (count: string) => t("{count} open now", { count }),
  /** The figures of the place. `open` says how many stations are. */
  figures<Note>(facts: Area["facts"], open: Note): { label: string; value: string; note?: Note | string }[] {
    const { stations, points, maxPowerKw, prices, plugs, fastestPlugs } = facts;
    return [
      { label: "Stations", value: String(stations), note: open },
      { label: "Charging points", value: String(points), note: plugs.join(", ") },
      { label: "Fastest", value: `${maxPowerKw} kW`, note: fastestPlugs.join(", ") },
      ...(prices ? [{ label: "From, per kWh", value: formatPrice(prices[0]), note: rowCopy.gst }] : []),
    ];
  },
  title: ({ state, city, facts }: Area) =>
    facts.stations === 1
      ? t("EV charging station in {place}", { place: city ?? state })
      : t("EV charging stations in {place}", { place: city ?? state }),
  /** What is so there, in a few sentences of facts. */
  facts({ state, city, facts, cities }: Area): string {
    const { stations, points, maxPowerKw, prices, openAllDay } = facts;
    const where = city
      ? [...new Set([t(city), t(state)])].join(", ")
      : t("{state}, in {places}", { state, places: townsText(cities.length) });
    const [from, to] = prices ?? [];
    return [
      t("{stations} with {points} in {where}.", {
        stations: stationsText(stations),
        points: pointsText(points),
        where,
      }),
      t("Up to {power} kW.", { power: maxPowerKw }),
      from !== undefined && pricesText(from, to ?? from),
      openAllDay > 0 && t("{count} open day and night.", { count: openAllDay }),
    ]
      .filter(Boolean)
      .join(" ");
  },
};

/** Cities that a lead names. */
const leadCities = 4;

function townsText(count: number): string {
  return count === 1 ? t("{count} city or town", { count }) : t("{count} cities and towns", { count });
}

function pricesText(from: number, to: number): string {
  const price = formatPrice(from);
  return from === to
    ? t("{price} per kWh.", { price })
    : t("{from} to {to} per kWh.", { from: price, to: formatPrice(to) });
}
