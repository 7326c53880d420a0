import type { AutomotiveBusiness, WithContext } from "schema-dts";
import type { Station } from "#shared/contract/stations.ts";
import { stationPath } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { connectorNames } from "./connector-names.ts";
import { allFacilities } from "./facilities.ts";
import { hoursOf } from "./hours.ts";

/** A station for search engines. */
export function stationData(station: Station): WithContext<AutomotiveBusiness> {
  const url = absoluteUrl(stationPath(station.slug));
  return {
    "@context": "https://schema.org",
    "@type": "AutomotiveBusiness",
    "@id": `${url}#station`,
    name: station.name,
    url,
    image: absoluteUrl("/images/og/default.jpg"),
    ...(station.customerCareNumber && { telephone: station.customerCareNumber }),
    ...(station.storeNumber && { branchCode: station.storeNumber }),
    priceRange: `₹${station.price} per kWh`,
    currenciesAccepted: "INR",
    parentOrganization: { "@id": absoluteUrl("/#organization") },
    address: {
      "@type": "PostalAddress",
      streetAddress: station.address,
      addressLocality: station.city,
      addressRegion: station.state,
      postalCode: station.pincode,
      addressCountry: "IN",
    },
    geo: { "@type": "GeoCoordinates", latitude: station.lat, longitude: station.lng },
    openingHoursSpecification: hoursOf(station).map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: clock(from),
      closes: to === 24 * 60 ? "23:59" : clock(to),
    })),
    amenityFeature: [
      ...connectorsOf(station).map(({ name, kW }) => ({
        "@type": "LocationFeatureSpecification" as const,
        name: `${name}, up to ${kW} kW`,
        value: true,
      })),
      ...allFacilities(station).map(({ name, available }) => ({
        "@type": "LocationFeatureSpecification" as const,
        name,
        value: available,
      })),
    ],
  };
}

/** The kinds of connector at a station with the most power of each, the strongest first. */
export function connectorsOf({
  evses,
}: Pick<Station, "evses">): { name: string; kW: number; count: number }[] {
  const kinds = new Map<string, { kW: number; count: number }>();
  for (const { standard, maxPowerKw } of evses.flatMap(({ connectors }) => connectors)) {
    const known = kinds.get(connectorNames[standard]) ?? { kW: 0, count: 0 };
    kinds.set(connectorNames[standard], { kW: Math.max(known.kW, maxPowerKw), count: known.count + 1 });
  }
  return [...kinds].map(([name, kind]) => ({ name, ...kind })).sort((a, b) => b.kW - a.kW);
}

/** Minutes after midnight as `HH:MM`. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
