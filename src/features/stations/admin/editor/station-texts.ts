import { connectorNames, staffStatus } from "#shared/contract/station-fields.ts";
import type { StationRequestBody } from "#shared/contract/station-input.ts";
import { weekdays } from "#shared/station-hours.ts";
import { formatPrice } from "#src/lib/format.ts";
import { staffStatusLabels } from "../station-labels.ts";

/** The fields of a station in the order of a comparison, as people call them. */
export const fieldNames = {
  isPublished: "State",
  name: "Name",
  slug: "Page address",
  evses: "Charging points",
  address: "Address",
  city: "City",
  state: "State or territory",
  pincode: "PIN code",
  lat: "Latitude",
  lng: "Longitude",
  hours: "Opening hours",
  exceptions: "Other hours",
  price: "Prices",
  facilities: "Facilities",
  pictures: "Pictures",
  storeNumber: "Store number",
  customerCareNumber: "Care number",
} as const satisfies Record<keyof StationRequestBody, string>;

/** Every field of a station as text. */
export function textsOf(body: StationRequestBody): Record<keyof StationRequestBody, string> {
  const { hours = [], exceptions = [], facilities = [], pictures = [], evses = [] } = body;
  const text = (value: string | null | undefined) => value?.trim() ?? "";
  return {
    isPublished: body.isPublished ? "Published" : "Draft",
    name: text(body.name),
    slug: text(body.slug),
    evses: evses.map(evseText).join("\n"),
    address: text(body.address),
    city: text(body.city),
    state: body.state,
    pincode: text(body.pincode),
    lat: Number.isFinite(body.lat) ? String(body.lat) : "",
    lng: Number.isFinite(body.lng) ? String(body.lng) : "",
    hours: hours.map(({ weekday, from, to }) => `${weekdays[weekday - 1]} ${from} to ${to}`).join("\n"),
    exceptions: exceptions
      .map(({ date, closed, from, to }) => `${date} ${closed ? "closed" : `${from ?? ""} to ${to ?? ""}`}`)
      .join("\n"),
    price: priceText(body.price),
    facilities: facilities.map(({ name, available }) => (available ? name : `${name} (not here)`)).join("\n"),
    pictures: pictures.filter(Boolean).join("\n"),
    storeNumber: text(body.storeNumber),
    customerCareNumber: text(body.customerCareNumber),
  };
}

function evseText({
  uid,
  status,
  reason,
  until,
  connectors,
}: NonNullable<StationRequestBody["evses"]>[number]) {
  return [
    uid,
    ...connectors.map(({ standard, maxPowerKw }) => `${connectorNames[standard]} ${maxPowerKw} kW`),
    [staffStatusLabels[staffStatus(status)], reason, until && `until ${until}`].filter(Boolean).join(" "),
  ].join(", ");
}

/** "₹18 a kWh, ₹1 a minute, with GST" */
export function priceText(price: StationRequestBody["price"]): string {
  if (!price) return "";
  const { energyPerKwh, perMinute, parkingPerHour, gstIncluded, tariffs } = price;
  return [
    `${formatPrice(energyPerKwh)} a kWh`,
    perMinute !== undefined && `${formatPrice(perMinute)} a minute`,
    parkingPerHour !== undefined && `${formatPrice(parkingPerHour)} an hour of parking`,
    gstIncluded ? "with GST" : "without GST",
    tariffs && "at most",
  ]
    .filter(Boolean)
    .join(", ");
}
