import { sql } from "drizzle-orm";
import { reservedStationSlugs } from "#shared/station-places.ts";
import { stationRevisions, stationSlugs, stations } from "../../db/schema.ts";
import type { RecordTables } from "../records/records.queries.ts";

/** The tables of stations with their revisions and slugs. */
export const stationRecords: RecordTables = {
  records: stations,
  revisions: stationRevisions,
  owner: stationRevisions.stationId,
  author: sql.raw("NULL, NULL"),
  content: sql.raw(`json_object(
    'name', name, 'slug', slug, 'address', address, 'city', city, 'state', state, 'pincode', pincode,
    'lat', lat, 'lng', lng, 'storeNumber', store_number, 'customerCareNumber', customer_care_number,
    'hours', json(coalesce(hours, '[]')), 'exceptions', json(exceptions), 'facilities', json(facilities),
    'price', json(price), 'pictures', json(pictures), 'evses', json(evses),
    'isPublished', json(iif(is_published, 'true', 'false')))`),
  slugs: stationSlugs,
  slugOwner: stationSlugs.stationId,
  wasPublic: sql.raw("is_published = 1"),
  // Other pages and routes under /stations and /api/stations.
  reserved: reservedStationSlugs,
};
