import { sql } from "drizzle-orm";
import type { StationInput } from "#shared/contract/station-input.ts";
import type { Db } from "../../db/client.ts";
import { ocpiLocations, stations } from "../../db/schema.ts";
import { namedTariffs } from "../ocpi-objects/named-tariffs.queries.ts";
import type { OcpiLocation } from "../ocpi-objects/ocpi.schemas.ts";
import {
  type MappedStation,
  overriddenFields,
  stationFromLocation,
} from "../ocpi-objects/ocpi-location.rules.ts";

/**
 * By station, the fields in which it would differ from what its operator last sent. Stations that
 * staff keep, and those whose location is not known, are left out.
 */
export async function overridesOf(
  db: Db,
  written: readonly { id: string; input: StationInput }[],
  now: number,
): Promise<Map<string, string[]>> {
  const ids = written.map(({ id }) => id);
  const values = await operatorValues(db, ids, now);
  return new Map(
    written.flatMap(({ id, input }) => {
      const mapped = values.get(id);
      return mapped ? [[id, overriddenFields(mapped, input)]] : [];
    }),
  );
}

/** What the operators of these stations last sent of them; without the stations that staff keep. */
export async function operatorValues(
  db: Db,
  stationIds: readonly string[],
  now: number,
): Promise<Map<string, MappedStation>> {
  const fed = await db
    .select({
      id: stations.id,
      operatorId: ocpiLocations.operatorId,
      key: ocpiLocations.locationKey,
      body: ocpiLocations.body,
    })
    .from(stations)
    .innerJoin(
      ocpiLocations,
      sql`${ocpiLocations.operatorId} = ${stations.operatorId} AND ${ocpiLocations.locationKey} = ${stations.locationId}`,
    )
    .where(sql`${stations.id} IN (SELECT value FROM json_each(${JSON.stringify(stationIds)}))`);
  const locations = fed.map((row) => ({ ...row, location: row.body as unknown as OcpiLocation }));
  const tariffs = await namedTariffs(db, locations);
  return new Map(
    locations.flatMap(({ id, location }, index) => {
      const mapped = stationFromLocation(location, tariffs[index] ?? new Map(), now);
      return mapped ? [[id, mapped]] : [];
    }),
  );
}
