import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type EvseStatus, evseStatuses } from "#shared/contract/station-fields.ts";
import { stations } from "./stations.ts";

/**
 * When the status of an EVSE changed, as we learnt it: those of the current day, and of each EVSE
 * the last one before. A status lasts until the next change. REMOVED: visitors do not see it.
 */
export const evseStatusChanges = sqliteTable(
  "evse_status_changes",
  {
    stationId: text("station_id")
      .notNull()
      .references(() => stations.id, { onDelete: "cascade" }),
    uid: text("uid").notNull(),
    at: integer("at").notNull(),
    status: text("status", { enum: [...evseStatuses] })
      .$type<EvseStatus>()
      .notNull(),
  },
  (t) => [primaryKey({ columns: [t.stationId, t.uid, t.at] })],
);

/**
 * The status of a station's EVSEs on a day in India that is over, with the sums of it in seconds.
 * Names are those of that day, so that a later change rewrites no figure.
 */
export const stationDays = sqliteTable(
  "station_days",
  {
    stationId: text("station_id")
      .notNull()
      .references(() => stations.id, { onDelete: "cascade" }),
    /** Such as `2026-11-21`. */
    day: text("day").notNull(),
    operator: text("operator").notNull(),
    state: text("state").notNull(),
    city: text("city").notNull(),
    /** By the uid of the EVSE, its changes as in `encodeChanges`. */
    evses: text("evses", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** When it was open, in seconds of the day; null for all of it, or when nobody knows. */
    open: text("open", { mode: "json" }).$type<[from: number, to: number][]>(),
    working: integer("working").notNull(),
    unknown: integer("unknown").notNull(),
    blocked: integer("blocked").notNull(),
    broken: integer("broken").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stationId, t.day] }),
    // Holds all that figures are made of, so that they never read `evses`.
    index("station_days_figures").on(
      ...([t.day, t.operator, t.state, t.city, t.stationId] as const),
      ...([t.working, t.unknown, t.blocked, t.broken] as const),
    ),
  ],
);
