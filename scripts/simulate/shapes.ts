import type { Json, Operator } from "../../tests/support/ocpi-operator.ts";

/** How an operator differs from one that speaks OCPI 2.2.1 as it is written. */
export type Shape = "hub" | "deviating" | "limited" | "silent";

/** The parties of the hub. */
export const hubParties = ["SMA", "SMB", "SMC"];

/** Brings an operator into a shape before it registers. */
export function takeShape(operator: Operator, shape: Shape): void {
  if (shape === "hub") {
    const { partyId: party_id, countryCode: country_code, name } = operator;
    operator.roles = [{ role: "HUB", party_id, country_code, business_details: { name } }];
    operator.clients = hubParties.map((party) => ({ party_id: party, country_code, role: "CPO" }));
  }
  if (shape === "limited") limitLists(operator);
}

/** Answers two of three requests for a list with "too many requests". */
function limitLists(operator: Operator): void {
  let asked = 0;
  operator.misbehave = ({ url }) => {
    const isList = /\/(locations|tariffs)(\?|$)/.test(url);
    if (!isList || asked++ % 3 === 2) return null;
    return new Response("", { status: 429, headers: { "Retry-After": "0" } });
  };
}

/** From now on every connection breaks. */
export function fallSilent(operator: Operator): void {
  operator.misbehave = () => {
    throw new TypeError("Network connection lost.");
  };
}

/** What real operators send in place of OCPI's types and names. */
const deviations: readonly ((location: Json) => void)[] = [
  (location) => {
    location.opening_times = {
      regular_hours: [{ weekday: "1", period_begin: "7:00", period_end: "23:00:00" }],
    };
  },
  (location) => {
    const { latitude, longitude } = location.coordinates as Json;
    location.coordinates = { lat: Number(latitude), lng: Number(longitude) };
  },
  (location) => {
    for (const evse of evsesOf(location)) evse.status = String(evse.status).toLowerCase();
  },
  (location) => {
    for (const connector of connectorsOf(location)) {
      connector.max_voltage = `${connector.max_voltage} V`;
      connector.standard = connector.power_type === "DC" ? "CCS2" : "Type 2";
    }
  },
  (location) => {
    delete location.publish;
    delete location.time_zone;
    location.name = [location.name];
  },
  (location) => {
    for (const evse of evsesOf(location)) evse.connectors = (evse.connectors as Json[])[0];
  },
];

/** A location as an operator sends it that deviates, each in one of several ways. */
export function deviating(location: Json, index: number): Json {
  const sent = structuredClone(location);
  deviations[index % deviations.length]?.(sent);
  return sent;
}

function evsesOf(location: Json): Json[] {
  return location.evses as Json[];
}

function connectorsOf(location: Json): Json[] {
  return evsesOf(location).flatMap(({ connectors }) => connectors as Json[]);
}
