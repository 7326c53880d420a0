import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { HoursException, StationHours } from "#shared/contract/station-input.ts";
import type { StationPrice } from "#shared/contract/station-price.ts";
import type { Evse, Station } from "#shared/contract/stations.ts";
import type { StoredReport, StoredVisit } from "#shared/station-status.ts";
import { flag, revisionColumns, seq, strings } from "./columns.ts";
import { ocpiOperators } from "./ocpi.ts";

/** An EVSE with what staff say of it: `reason` and `until` belong to one that is out of order. */
export type StoredEvse = Evse & { reason?: string | null; until?: string | null };

/**
 * Charging stations. `price_paise` (of a kWh), `timing`, `timing_second` and `max_capacity_kw` are
 * derived from `price`, `hours` and `evses` when staff or an operator write these. In `evses`,
 * `status` is what staff say; what operators report is in `station_status`.
 */
export const stations = sqliteTable(
  "stations",
  {
    seq: seq(),
    id: text("id").notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    pincode: text("pincode").notNull(),
    lat: real("lat").notNull(),
    lng: real("lng").notNull(),
    rating: real("rating"),
    pricePaise: integer("price_paise").notNull(),
    maxCapacityKw: real("max_capacity_kw").notNull(),
    timing: text("timing").notNull(),
    timingSecond: text("timing_second"),
    storeNumber: text("store_number"),
    customerCareNumber: text("customer_care_number"),
    amenities: strings("amenities"),
    facilities: text("facilities", { mode: "json" })
      .$type<Station["facilities"]>()
      .notNull()
      .default(sql`'[]'`),
    evses: text("evses", { mode: "json" }).$type<StoredEvse[]>().notNull().default(sql`'[]'`),
    isActive: flag("is_active").default(true),
    updatedAt: integer("updated_at").notNull(),
    isPublished: flag("is_published").default(true),
    version: integer("version").notNull().default(1),
    createdAt: integer("created_at").notNull().default(0),
    /** Null while only the text of `timing` is known. */
    hours: text("hours", { mode: "json" }).$type<StationHours[]>(),
    exceptions: text("exceptions", { mode: "json" }).$type<HoursException[]>().notNull().default(sql`'[]'`),
    /** Null while only `price_paise` is known. */
    price: text("price", { mode: "json" }).$type<StationPrice>(),
    pictures: strings("pictures"),
    /** The keys of our copies of those on other sites, by their address. Maintained by triggers. */
    pictureCopies: text("picture_copies", { mode: "json" })
      .$type<Record<string, string>>()
      .notNull()
      .default(sql`'{}'`),
    /** The operator that feeds the station, and its id there; null when staff keep it. */
    operatorId: text("party_id").references(() => ocpiOperators.id, { onDelete: "set null" }),
    locationId: text("location_id"),
    /** Who runs it, where the operator that feeds it names somebody else. */
    operatorName: text("operator_name"),
    /** Fields that staff set although an operator feeds them; its pushes leave them alone. */
    overrides: strings("overrides"),
    /** Why visitors do not see it although it is published. */
    hiddenReason: text("hidden_reason", { enum: ["vanished", "unpublished", "revoked"] }),
  },
  (t) => [
    uniqueIndex("stations_id").on(t.id),
    uniqueIndex("stations_slug").on(t.slug).where(sql`is_active = 1`),
    uniqueIndex("stations_location").on(t.operatorId, t.locationId).where(sql`party_id IS NOT NULL`),
    index("stations_place").on(t.lat, t.lng).where(sql`is_active = 1`),
    index("stations_name").on(t.name).where(sql`is_active = 1`),
    index("stations_changed").on(t.updatedAt, t.seq),
    index("stations_state_city").on(t.state, t.city).where(sql`is_active = 1`),
    // Strips of half a degree: a query for a box reads little more than the stations in it.
    index("stations_strip").on(sql`CAST((lat + 90) * 2 AS INTEGER)`, t.lng).where(sql`is_active = 1`),
    check("stations_place_valid", sql`${t.lat} BETWEEN -90 AND 90 AND ${t.lng} BETWEEN -180 AND 180`),
    check(
      "stations_json",
      sql`json_valid(${t.amenities}) AND json_valid(${t.facilities}) AND json_valid(${t.evses})`,
    ),
  ],
);

/**
 * Pictures on other sites that stations name, which visitors see as copies of ours. Triggers add and
 * delete the rows.
 */
export const stationPictures = sqliteTable(
  "station_pictures",
  {
    stationSeq: integer("station_seq").notNull(),
    url: text("url").notNull(),
    /** Of the copy in the bucket; null until there is one. */
    key: text("key"),
    failures: integer("failures").notNull().default(0),
    /** When it is to be fetched, in ms since 1970; null when it will not be. */
    dueAt: integer("due_at").default(0),
  },
  (t) => [
    primaryKey({ columns: [t.stationSeq, t.url] }),
    index("station_pictures_due").on(t.dueAt).where(sql`due_at IS NOT NULL`),
    index("station_pictures_url").on(t.url),
    index("station_pictures_key").on(t.key).where(sql`key IS NOT NULL`),
  ],
);

/** A station's content after each save. */
export const stationRevisions = sqliteTable(
  "station_revisions",
  {
    stationId: text("station_id")
      .notNull()
      .references(() => stations.id, { onDelete: "cascade" }),
    ...revisionColumns(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.version] })],
);

/** Slugs that a station had earlier; they redirect to its current one. */
export const stationSlugs = sqliteTable("station_slugs", {
  slug: text("slug").primaryKey(),
  stationId: text("station_id")
    .notNull()
    .references(() => stations.id, { onDelete: "cascade" }),
  createdAt: integer("created_at").notNull(),
});

/**
 * Live status of the stations that an operator feeds. A table of its own, so that a status changes
 * neither the station nor its pages. `version` counts all changes of the table.
 */
export const stationStatus = sqliteTable(
  "station_status",
  {
    stationId: text("station_id")
      .primaryKey()
      .references(() => stations.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** By the uid of the EVSE. */
    evses: text("evses", { mode: "json" }).$type<Record<string, StoredReport>>().notNull(),
    /** The last visit of staff, by the uid of the EVSE. */
    visits: text("visits", { mode: "json" })
      .$type<Record<string, StoredVisit>>()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [uniqueIndex("station_status_version").on(t.version)],
);

/** Imported files, so that an import can be undone. */
export const stationImports = sqliteTable("station_imports", {
  id: text("id").primaryKey(),
  at: integer("at").notNull(),
  adminId: text("admin_id"),
  adminName: text("admin_name"),
  undoneAt: integer("undone_at"),
  /**
   * Each written station with the version that the import gave it. Its content before is the
   * revision of the version before that.
   */
  changes: text("changes", { mode: "json" })
    .$type<{ stationId: string; version: number; isNew: boolean }[]>()
    .notNull(),
});
