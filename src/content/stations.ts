import type { SearchAnswer } from "#shared/search/station-search.ts";
import { formatPrice } from "#src/lib/format.ts";

/** The copy of the station pages. */
export const stationsCopy = {
  title: "EV charging stations in India",
  description:
    "Every station of ours by state and city: address, opening hours, connectors, power, price per kWh and what is free now.",
  lead: "Every station by state and city. Open one for its hours, connectors, prices and the way there.",
  ourTeam: "our team",
  way: "How to get there",
  card: "Save this station for the road, without a network",
  trip: "Plan a trip between two cities",
  figures: {
    points: "Charging points",
    fastest: "Fastest connector",
    price: "Per kWh",
    today: "Hours today",
    unknown: "Not known",
  },
  notLive: "This station does not report which points are free. Call the station before a long drive.",
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
  report: {
    title: "Report a problem",
    lead: "Something at this station is broken, blocked or wrong on this page? Tell us, and the team on duty looks at it.",
  },
} as const;

/** How a search was understood, in a sentence; null where every word was found. */
export function searchNote({ kind, corrected, place }: SearchAnswer): string | null {
  const correction = corrected ? `Results for “${corrected}”. ` : "";
  if (kind === "nearest")
    return `${correction}No station there yet. Nearest to ${place}, in a straight line:`;
  if (kind === "some") return `${correction}No station has all words. These have some:`;
  return kind === "all" && correction ? correction.trim() : null;
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
  };
  cities: readonly unknown[];
}

/** The copy of the pages of states and cities. */
export const areaCopy = {
  around: "Cities around",
  /** The figures of the place. */
  figures({ facts }: Area): { label: string; value: string }[] {
    const { stations, points, maxPowerKw, prices, openAllDay } = facts;
    return [
      { label: "Stations", value: String(stations) },
      { label: "Charging points", value: String(points) },
      { label: "Fastest", value: `${maxPowerKw} kW` },
      ...(prices ? [{ label: "From, per kWh", value: formatPrice(prices[0]) }] : []),
      ...(openAllDay > 0 ? [{ label: "Open day and night", value: String(openAllDay) }] : []),
    ];
  },
  title: ({ state, city }: Area) => `EV charging stations in ${city ?? state}`,
  /** What is so there, in a few sentences of facts. */
  facts({ state, city, facts, cities }: Area): string {
    const { stations, points, maxPowerKw, prices, openAllDay } = facts;
    const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
    const where = city
      ? `${city}, ${state}`
      : `${state}, in ${count(cities.length, "city or town", "cities and towns")}`;
    const [from, to] = prices ?? [];
    return [
      `${count(stations, "station", "stations")} with ${count(points, "charging point", "charging points")} in ${where}.`,
      `Up to ${maxPowerKw} kW.`,
      from !== undefined &&
        (from === to
          ? `${formatPrice(from)} per kWh.`
          : `${formatPrice(from)} to ${formatPrice(to ?? from)} per kWh.`),
      openAllDay > 0 && `${openAllDay} open day and night.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
};
