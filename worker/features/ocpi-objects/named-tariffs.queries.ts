import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ocpiTariffs } from "../../db/schema.ts";
import { prefixOf } from "./object-key.rules.ts";
import type { OcpiLocation, OcpiTariff } from "./ocpi.schemas.ts";
import { tariffIdsOf } from "./ocpi-location.rules.ts";

/** A location with its key, whose party its tariffs are of too. */
interface KeyedLocation {
  operatorId: string;
  key: string;
  location: OcpiLocation;
}

/** The tariffs that the connectors of each location name, by id in lower case; in the same order. */
export async function namedTariffs(
  db: Db,
  locations: readonly KeyedLocation[],
): Promise<Map<string, OcpiTariff>[]> {
  const named = locations.map(({ operatorId, key, location }) =>
    tariffIdsOf(location).map((id) => ({ id, row: JSON.stringify([operatorId, prefixOf(key) + id]) })),
  );
  const rows = [...new Set(named.flat().map(({ row }) => row))];
  if (rows.length === 0) return locations.map(() => new Map());
  const found = await db
    .select({ operatorId: ocpiTariffs.operatorId, key: ocpiTariffs.tariffKey, body: ocpiTariffs.body })
    .from(ocpiTariffs)
    .where(
      sql`(${ocpiTariffs.operatorId}, ${ocpiTariffs.tariffKey})
        IN (SELECT value ->> 0, value ->> 1 FROM json_each(${`[${rows.join(",")}]`}))`,
    );
  const bodies = new Map(found.map(({ operatorId, key, body }) => [JSON.stringify([operatorId, key]), body]));
  return named.map(
    (ids) =>
      new Map(
        ids.flatMap(({ id, row }) => {
          const body = bodies.get(row) as unknown as OcpiTariff | undefined;
          return body ? [[id, body] as const] : [];
        }),
      ),
  );
}
