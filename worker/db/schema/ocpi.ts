import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Charge point operators that send us their stations by OCPI. */
export const ocpiOperators = sqliteTable(
  "ocpi_parties",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** Both in capitals. */
    countryCode: text("country_code").notNull(),
    partyId: text("party_id").notNull(),
    versionsUrl: text("versions_url"),
    status: text("status", { enum: ["pending", "connected", "revoked"] }).notNull(),
    /** SHA-256 of the token that the operator registers with; null once it is used. */
    tokenAHash: text("token_a_hash"),
    /** SHA-256 of the token that the operator sends from then on. */
    tokenCHash: text("token_c_hash"),
    /** The token that we send to the operator, encrypted. */
    tokenB: text("token_b"),
    /** The operator's addresses by module. */
    endpoints: text("endpoints", { mode: "json" }).$type<Record<string, string>>(),
    /** Where an unfinished pull goes on; null when none is under way. */
    pull: text("pull", { mode: "json" }).$type<Record<string, unknown>>(),
    lastPushAt: integer("last_push_at"),
    lastPullAt: integer("last_pull_at"),
    /** Why the last pull or handshake failed. */
    lastError: text("last_error"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("ocpi_parties_party").on(t.countryCode, t.partyId),
    uniqueIndex("ocpi_parties_token_a").on(t.tokenAHash),
    uniqueIndex("ocpi_parties_token_c").on(t.tokenCHash),
  ],
);

/** Locations as operators sent them, with fields that we do not use. */
export const ocpiLocations = sqliteTable(
  "ocpi_locations",
  {
    operatorId: text("party_id")
      .notNull()
      .references(() => ocpiOperators.id, { onDelete: "cascade" }),
    /** The operator's id in lower case: ids of OCPI have no case. */
    locationKey: text("location_key").notNull(),
    stationId: text("station_id"),
    body: text("body", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** The operator's time. */
    lastUpdated: integer("last_updated").notNull(),
    /** When a push or a pull last held it. */
    seenAt: integer("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.operatorId, t.locationKey] }),
    index("ocpi_locations_seen").on(t.operatorId, t.seenAt),
    index("ocpi_locations_station").on(t.stationId),
  ],
);

/** Tariffs as operators sent them. */
export const ocpiTariffs = sqliteTable(
  "ocpi_tariffs",
  {
    operatorId: text("party_id")
      .notNull()
      .references(() => ocpiOperators.id, { onDelete: "cascade" }),
    tariffKey: text("tariff_key").notNull(),
    body: text("body", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    lastUpdated: integer("last_updated").notNull(),
    seenAt: integer("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.operatorId, t.tariffKey] })],
);
