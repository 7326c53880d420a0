import { z } from "zod";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
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
});

/** The charge point operators that are connected with a hub. Fails with OperatorError. */
export async function readHubClients(
  endpoint: string,
  call: { env: Bindings; token: string },
): Promise<(Party & { name: null })[]> {
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
    .map(({ country_code, party_id }) => ({
      countryCode: country_code.toUpperCase(),
      partyId: party_id.toUpperCase(),
      name: null,
    }));
}

/** The parties of an operator, such as `IN*VLT`. */
export async function partyNames({ db }: { db: Db }, operator: OperatorRow): Promise<Set<string>> {
  const parties = [operator, ...(await listParties(db, operator.id))];
  return new Set(parties.map(({ countryCode, partyId }) => `${countryCode}*${partyId}`));
}

/** The parties of a hub's objects that its list of clients does not name. */
export async function addNewParties(
  { db, now }: { db: Db; now: number },
  operator: OperatorRow,
  used: readonly { object: { country_code: string; party_id: string } }[],
): Promise<void> {
  const known = await partyNames({ db }, operator);
  const parties = used
    .map(({ object }) => ({
      countryCode: object.country_code.toUpperCase(),
      partyId: object.party_id.toUpperCase(),
      name: null,
    }))
    .filter(({ countryCode, partyId }) => !known.has(`${countryCode}*${partyId}`));
  for (const statement of addParties(db, operator.id, { parties, isShown: false, now })) await statement;
}
