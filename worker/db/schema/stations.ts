import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Station } from "#shared/contract/stations.ts";
import { flag, seq, strings } from "./columns.ts";

/** Charging stations. `price` is in paise per kWh, power in kilowatts. */
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
    evses: text("evses", { mode: "json" }).$type<Station["evses"]>().notNull().default(sql`'[]'`),
    isActive: flag("is_active").default(true),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("stations_id").on(t.id),
    uniqueIndex("stations_slug").on(t.slug).where(sql`is_active = 1`),
    index("stations_place").on(t.lat, t.lng).where(sql`is_active = 1`),
    index("stations_name").on(t.name).where(sql`is_active = 1`),
    // Strips of half a degree: a query for a box reads little more than the stations in it.
    index("stations_strip").on(sql`CAST((lat + 90) * 2 AS INTEGER)`, t.lng).where(sql`is_active = 1`),
    check("stations_place_valid", sql`${t.lat} BETWEEN -90 AND 90 AND ${t.lng} BETWEEN -180 AND 180`),
    check(
      "stations_json",
      sql`json_valid(${t.amenities}) AND json_valid(${t.facilities}) AND json_valid(${t.evses})`,
    ),
  ],
);
