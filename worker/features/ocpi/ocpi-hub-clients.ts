import { z } from "zod";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import type { OcpiLocation } from "../ocpi-objects/ocpi.schemas.ts";
import type { Party } from "../ocpi-objects/read-location.rules.ts";
import { callOperator } from "./ocpi-client.ts";
import type { OperatorRow } from "./ocpi-operators.queries.ts";
import { addParties, listParties } from "./ocpi-parties.queries.ts";

/** Pages of a hub's list of clients that are read at most. */
const maxPages = 20;
const pageSize = 100;

const hubClient = z.looseObject({
  country_code: z.string().length(2),
  party_id: z.string().length(3),
  role: z.string(),
  /** Not in OCPI, but hubs send it. */
  business_details: z
    .looseObject({ name: z.string().max(100) })
    .optional()
    .catch(undefined),
});

/** The charge point operators that are connected with a hub. Fails with OperatorError. */
export async function readHubClients(
  endpoint: string,
  call: { env: Bindings; token: string },
): Promise<(Party & { name: string | null })[]> {
  const clients: z.output<typeof hubClient>[] = [];
  for (let page = 0; page < maxPages; page++) {
    const url = new URL(endpoint);
    url.searchParams.set("offset", String(page * pageSize));
    url.searchParams.set("limit", String(pageSize));
    const { data, headers } = await callOperator(url.href, z.array(z.unknown()), call);
    clients.push(...data.flatMap((one) => hubClient.safeParse(one).data ?? []));
    if (data.length === 0 || !headers.get("Link")) break;
  }
  return clients
    .filter(({ role }) => role.toUpperCase() === "CPO")
    .map(({ country_code, party_id, business_details }) => ({
      countryCode: country_code.toUpperCase(),
      partyId: party_id.toUpperCase(),
      name: business_details?.name ?? null,
    }));
}

/** The parties of an operator, such as `IN*VLT`. */
export async function partyNames({ db }: { db: Db }, operator: OperatorRow): Promise<Set<string>> {
  const parties = [operator, ...(await listParties(db, operator.id))];
  return new Set(parties.map(nameOf));
}

/** The parties of a hub's objects that its list of clients does not name, or not with a name. */
export async function addNewParties(
  { db, now }: { db: Db; now: number },
  operator: OperatorRow,
  used: readonly { object: OcpiLocation }[],
): Promise<void> {
  const listed = await listParties(db, operator.id);
  const isNamed = new Map([operator, ...listed].map((party) => [nameOf(party), party.name !== null]));
  const parties = new Map<string, Party & { name: string | null }>();
  for (const { object } of used) {
    const name = object.operator?.name ?? null;
    const party = {
      countryCode: object.country_code.toUpperCase(),
      partyId: object.party_id.toUpperCase(),
      name,
    };
    const isNew = !isNamed.has(nameOf(party)) || (name !== null && !isNamed.get(nameOf(party)));
    if (isNew && !parties.get(nameOf(party))?.name) parties.set(nameOf(party), party);
  }
  const added = { parties: [...parties.values()], isShown: false, now };
  for (const statement of addParties(db, operator.id, added)) await statement;
}

function nameOf({ countryCode, partyId }: Party): string {
  return `${countryCode}*${partyId}`;
}
