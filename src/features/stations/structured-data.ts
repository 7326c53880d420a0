import type { AutomotiveBusiness, WithContext } from "schema-dts";
import { connectorNames } from "#shared/contract/station-fields.ts";
import type { Station } from "#shared/contract/stations.ts";
import { weekdays } from "#shared/station-hours.ts";
import { t } from "#shared/translate.ts";
import { stationPath } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { allFacilities } from "./facilities.ts";

/** A station for search engines. */
export function stationData(station: Station): WithContext<AutomotiveBusiness> {
  const url = absoluteUrl(stationPath(station.slug));
  return {
    "@context": "https://schema.org",
    "@type": "AutomotiveBusiness",
    "@id": `${url}#station`,
    name: station.name,
    url,
    image:
      station.pictures.length > 0 ? station.pictures.map(absoluteUrl) : absoluteUrl("/images/og/default.jpg"),
    ...(station.customerCareNumber && { telephone: station.customerCareNumber }),
    ...(station.storeNumber && { branchCode: station.storeNumber }),
    ...(station.priceText && { priceRange: station.priceText }),
    currenciesAccepted: "INR",
    parentOrganization: { "@id": absoluteUrl("/#organization") },
    address: {
      "@type": "PostalAddress",
      streetAddress: station.address,
      addressLocality: t(station.city),
      addressRegion: t(station.state),
      postalCode: station.pincode,
      addressCountry: "IN",
    },
    geo: { "@type": "GeoCoordinates", latitude: station.lat, longitude: station.lng },
    openingHoursSpecification: hoursData(station.hours),
    amenityFeature: [
      ...connectorsOf(station).map(({ name, kW }) => ({
        "@type": "LocationFeatureSpecification" as const,
        name: t("{name}, up to {power} kW", { name, power: kW }),
        value: true,
      })),
      ...allFacilities(station).map(({ name, available }) => ({
        "@type": "LocationFeatureSpecification" as const,
        name: t(name),
        value: available,
      })),
    ],
  };
}

/** The weekdays with the same hours together. */
function hoursData(hours: Station["hours"]) {
  const groups = Map.groupBy(hours, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()].map((same) => {
    const { from = "", to = "" } = same[0] ?? {};
    return {
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: same.map(({ weekday }) => weekdays[weekday - 1] ?? "Monday"),
      opens: from,
      closes: to === "00:00" ? "23:59" : to,
    };
  });
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
