import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ocpiTariffs } from "../../db/schema.ts";
import type { OcpiLocation, OcpiTariff } from "./ocpi.schemas.ts";
import { tariffIdsOf } from "./ocpi-location.rules.ts";

/** The tariffs that the connectors of these locations name, by operator and by key. */
export async function namedTariffs(
  db: Db,
  locations: readonly { operatorId: string; location: OcpiLocation }[],
): Promise<Map<string, Map<string, OcpiTariff>>> {
  const keys = locations.flatMap(({ operatorId, location }) =>
    tariffIdsOf(location).map((key) => [operatorId, key]),
  );
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ operatorId: ocpiTariffs.operatorId, key: ocpiTariffs.tariffKey, body: ocpiTariffs.body })
    .from(ocpiTariffs)
    .where(
      sql`(${ocpiTariffs.operatorId}, ${ocpiTariffs.tariffKey})
        IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(keys)}))`,
    );
  const byOperator = Map.groupBy(rows, ({ operatorId }) => operatorId);
  return new Map(
    [...byOperator].map(([operatorId, own]) => [
      operatorId,
      new Map(own.map(({ key, body }) => [key, body as unknown as OcpiTariff])),
    ]),
  );
}
