import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag } from "./columns.ts";

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
    /** Why the last push, pull or handshake failed, and since when that is so. */
    lastError: text("last_error"),
    errorSince: integer("error_since"),
    /** Whether it is a hub: its parties come from its HubClientInfo. */
    isHub: flag("is_hub").default(false),
    /** When its list was last read from beginning to end. */
    fullListAt: integer("full_list_at"),
    /** Whether it answers `date_from` with changes only; null until that was tried. */
    hasDeltas: integer("has_deltas", { mode: "boolean" }),
    /** It asked to be left alone until then. */
    retryAt: integer("retry_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("ocpi_parties_party").on(t.countryCode, t.partyId),
    uniqueIndex("ocpi_parties_token_a").on(t.tokenAHash),
    uniqueIndex("ocpi_parties_token_c").on(t.tokenCHash),
  ],
);

/** The parties that an operator speaks for, beside that of `ocpi_parties`. */
export const ocpiOperatorParties = sqliteTable(
  "ocpi_operator_parties",
  {
    operatorId: text("operator_id")
      .notNull()
      .references(() => ocpiOperators.id, { onDelete: "cascade" }),
    /** Both in capitals. */
    countryCode: text("country_code").notNull(),
    partyId: text("party_id").notNull(),
    /** Null until the operator says it. */
    name: text("name"),
    /** Whether visitors see its stations; the owner of the site chooses that. */
    isShown: flag("is_shown").default(false),
    seenAt: integer("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.operatorId, t.countryCode, t.partyId] })],
);

/** From when to when requests of an operator or to it failed, once that is over. */
export const ocpiFailures = sqliteTable(
  "ocpi_failures",
  {
    operatorId: text("operator_id")
      .notNull()
      .references(() => ocpiOperators.id, { onDelete: "cascade" }),
    since: integer("since").notNull(),
    until: integer("until").notNull(),
    message: text("message").notNull(),
  },
  (t) => [primaryKey({ columns: [t.operatorId, t.since] })],
);

/** Objects of operators that could not be used, or only after repairs. */
export const ocpiProblems = sqliteTable(
  "ocpi_problems",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    operatorId: text("operator_id")
      .notNull()
      .references(() => ocpiOperators.id, { onDelete: "cascade" }),
    module: text("module", { enum: ["locations", "tariffs"] }).notNull(),
    /** What the object is called there, such as `IN*VLT/LOC-1/3256`. */
    object: text("object").notNull(),
    /** Why it was refused; null when it was used. */
    refusal: text("refusal"),
    /** What was done with which field. */
    repairs: text("repairs", { mode: "json" }).$type<{ field: string; done: string }[]>().notNull(),
    /** Reports with a problem since `firstAt`. */
    count: integer("count").notNull(),
    firstAt: integer("first_at").notNull(),
    lastAt: integer("last_at").notNull(),
    /** The object as it was last sent, cut to a limit. */
    raw: text("raw").notNull(),
  },
  (t) => [
    uniqueIndex("ocpi_problems_object").on(t.operatorId, t.module, t.object),
    index("ocpi_problems_last").on(t.lastAt),
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
