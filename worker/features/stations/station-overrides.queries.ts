import { eq, sql } from "drizzle-orm";
import type { StationInput } from "#shared/contract/station-input.ts";
import type { Db } from "../../db/client.ts";
import { ocpiLocations, ocpiTariffs, stations } from "../../db/schema.ts";
import type { OcpiLocation, OcpiTariff } from "../ocpi/ocpi.schemas.ts";
import { overriddenFields, stationFromLocation, tariffIdsOf } from "../ocpi/ocpi-location.rules.ts";

/**
 * The fields in which a station that an operator feeds would differ from what the operator last
 * sent. Null for a station that staff keep, and for one whose location is not known.
 */
export async function overridesOf(
  db: Db,
  id: string,
  input: StationInput,
  now: number,
): Promise<string[] | null> {
  const [fed] = await db
    .select({ partyId: ocpiLocations.partyId, body: ocpiLocations.body })
    .from(stations)
    .innerJoin(
      ocpiLocations,
      sql`${ocpiLocations.partyId} = ${stations.partyId} AND ${ocpiLocations.locationKey} = ${stations.locationId}`,
    )
    .where(eq(stations.id, id));
  if (!fed) return null;
  const location = fed.body as unknown as OcpiLocation;
  const mapped = stationFromLocation(location, await readTariffs(db, fed.partyId, location), now);
  return mapped && overriddenFields(mapped, input);
}

async function readTariffs(db: Db, partyId: string, location: OcpiLocation) {
  const rows = await db
    .select({ key: ocpiTariffs.tariffKey, body: ocpiTariffs.body })
    .from(ocpiTariffs)
    .where(
      sql`${ocpiTariffs.partyId} = ${partyId}
        AND ${ocpiTariffs.tariffKey} IN (SELECT value FROM json_each(${JSON.stringify(tariffIdsOf(location))}))`,
    );
  return new Map(rows.map(({ key, body }) => [key, body as unknown as OcpiTariff]));
}
