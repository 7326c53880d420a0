import type { Json } from "../../tests/support/ocpi-operator.ts";

/** Real cities; the stations in them are invented. */
const cities = [
  ["Chennai", "600", 13.06, 80.24],
  ["Coimbatore", "641", 11.02, 76.97],
  ["Madurai", "625", 9.93, 78.12],
  ["Bengaluru", "560", 12.97, 77.59],
  ["Mysuru", "570", 12.31, 76.65],
  ["Kochi", "682", 9.97, 76.29],
  ["Hyderabad", "500", 17.4, 78.47],
  ["Visakhapatnam", "530", 17.71, 83.3],
  ["Mumbai", "400", 19.1, 72.88],
  ["Pune", "411", 18.53, 73.86],
  ["Nagpur", "440", 21.15, 79.08],
  ["Ahmedabad", "380", 23.03, 72.58],
  ["Surat", "395", 21.19, 72.83],
  ["Jaipur", "302", 26.91, 75.79],
  ["Gurugram", "122", 28.46, 77.03],
  ["New Delhi", "110", 28.6, 77.21],
  ["Lucknow", "226", 26.85, 80.95],
  ["Bhopal", "462", 23.25, 77.41],
  ["Kolkata", "700", 22.56, 88.36],
  ["Bhubaneswar", "751", 20.29, 85.82],
] as const;

const spots = ["Metro Parking", "Mall Deck", "Highway Plaza", "Tech Park", "Bus Depot", "Market Square"];
const roads = ["Station Road", "Ring Road", "Gandhi Road", "Lake View Road", "Temple Street"];

/** A location of an operator: two to six EVSEs, fast or slow. */
export function makeLocation(
  { countryCode, partyId }: { countryCode: string; partyId: string },
  index: number,
): Json {
  const [city, pins, lat, lng] = cities[index % cities.length] ?? cities[0];
  const round = Math.floor(index / cities.length);
  const last_updated = new Date().toISOString();
  const isFast = index % 3 !== 0;
  const count = 2 + (index % 5);
  const angle = index * 2.4;
  const away = 0.01 + round * 0.008;
  return {
    country_code: countryCode,
    party_id: partyId,
    id: `LOC-${index + 1}`,
    publish: true,
    name: `${spots[index % spots.length]} ${round + 1}`,
    address: `${10 + round} ${roads[index % roads.length]}`,
    city,
    postal_code: `${pins}0${String(10 + (index % 40))}`,
    country: "IND",
    coordinates: {
      latitude: (lat + Math.sin(angle) * away).toFixed(6),
      longitude: (lng + Math.cos(angle) * away).toFixed(6),
    },
    parking_type: "PARKING_LOT",
    facilities: index % 2 === 0 ? ["CAFE", "WIFI"] : ["RESTAURANT"],
    opening_times: { twentyfourseven: true },
    time_zone: "Asia/Kolkata",
    evses: Array.from({ length: count }, (_, number) => makeEvse(index, number, { isFast, last_updated })),
    last_updated,
  };
}

function makeEvse(
  index: number,
  number: number,
  { isFast, last_updated }: { isFast: boolean; last_updated: string },
) {
  const connector = isFast
    ? {
        standard: "IEC_62196_T2_COMBO",
        power_type: "DC",
        max_voltage: 920,
        max_amperage: 200,
        max_electric_power: 60_000,
      }
    : { standard: "IEC_62196_T2", power_type: "AC_3_PHASE", max_voltage: 230, max_amperage: 32 };
  return {
    uid: `${index + 1}-${number + 1}`,
    status: "AVAILABLE",
    connectors: [
      { id: "1", format: "CABLE", tariff_ids: [isFast ? "FAST" : "SLOW"], ...connector, last_updated },
    ],
    last_updated,
  };
}

/** The two tariffs of an operator, in rupees without GST. */
export function makeTariffs({ countryCode, partyId }: { countryCode: string; partyId: string }): Json[] {
  const tariff = (id: string, price: number) => ({
    country_code: countryCode,
    party_id: partyId,
    id,
    currency: "INR",
    elements: [{ price_components: [{ type: "ENERGY", price, vat: 18, step_size: 1 }] }],
    last_updated: new Date().toISOString(),
  });
  return [tariff("FAST", 18), tariff("SLOW", 12)];
}
