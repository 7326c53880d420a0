import type { Station } from "#shared/contract/stations.ts";
import { rangeText } from "#shared/price-text.ts";
import { weekRows } from "#shared/station-hours.ts";
import { priceRange } from "#shared/tariff.ts";
import { t } from "#shared/translate.ts";
import { powerText } from "./power-text.ts";

/** Days with hours of their own that a description has room for. */
const maxDayRows = 2;

/** A station in a few sentences for search engines, with the prices and hours that are known. */
export function stationDescription(station: Station, now: number): string {
  const { chargers, speed, address, city, priceDetails } = station;
  const points = t(chargers === 1 ? "{count} charging point" : "{count} charging points", {
    count: chargers,
  });
  const sentences = [
    t("{points} up to {power} at {address}, {city}", { points, power: powerText(speed), address, city }),
    rangeText(priceRange(priceDetails, station.price)),
    openingText(station, now),
    t("Directions and facilities"),
  ];
  return sentences.flatMap((sentence) => (sentence ? t("{sentence}.", { sentence }) : [])).join(" ");
}

/** "Open 24 hours", "Open 6 AM to 11 PM every day"; null where nobody knows or it differs by the day. */
function openingText({ hours, exceptions }: Station, now: number): string | null {
  if (hours.length === 0) return null;
  const { week } = weekRows({ hours, exceptions }, now);
  if (week.length > maxDayRows) return null;
  const text = week.map((row) => (week.length === 1 ? row.text : `${row.name} ${row.text}`)).join(", ");
  if (week.length > 1) return text;
  const isWhole = text === t("Open 24 hours") || text === t("Closed");
  return isWhole ? text : t("Open {hours} every day", { hours: text });
}
