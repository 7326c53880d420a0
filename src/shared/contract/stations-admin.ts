import { z } from "zod";
import { pageSizes } from "../limits.ts";
import { idField, pageQuery, pagination, publicationStatusField, searchField } from "./fields.ts";
import {
  evseStatuses,
  hiddenReasons,
  indianStates,
  staffEvseStatuses,
  stationProblems,
} from "./station-fields.ts";
import { hoursException, stationHours } from "./station-input.ts";
import { stationPrice } from "./station-price.ts";
import { evse, facility, stationPage } from "./stations.ts";

/** What an operator last reported of an EVSE. */
export const liveEvse = z.object({
  status: z.enum(evseStatuses),
  /** When the status was last confirmed to us. */
  confirmedAt: z.string(),
});

/** An EVSE as staff read it: `status`, `reason` and `until` are theirs, `live` is the operator's. */
export const adminEvse = evse.extend({
  status: z.enum(staffEvseStatuses),
  reason: z.string().nullable(),
  until: z.string().nullable(),
  live: liveEvse.nullable(),
  /** The last visit of staff. */
  visit: z.object({ at: z.string(), works: z.boolean(), adminName: z.string() }).nullable(),
});

/** A station as staff read it, published or not. */
export const stationAdminItem = z.object({
  id: idField,
  version: z.int(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  lat: z.number(),
  lng: z.number(),
  storeNumber: z.string().nullable(),
  customerCareNumber: z.string().nullable(),
  hours: z.array(stationHours),
  exceptions: z.array(hoursException),
  facilities: z.array(facility),
  price: stationPrice.nullable(),
  pictures: z.array(z.string()),
  evses: z.array(adminEvse),
  isPublished: z.boolean(),
  isActive: z.boolean(),
  /** The operator that feeds it; null for one that staff keep by hand. */
  source: z.object({ id: idField, name: z.string() }).nullable(),
  /** Fields of the station body that staff set although an operator feeds them. */
  overrides: z.array(z.string()),
  /** Why visitors do not see it although it is published. */
  hiddenReason: z.enum(hiddenReasons).nullable(),
  problems: z.array(z.enum(stationProblems)),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StationAdminItem = z.infer<typeof stationAdminItem>;

/**
 * `GET /api/stations/admin/:id/operator-values`: what the operator last sent, under the names of
 * the station; null for a station that staff keep.
 */
export const operatorValues = z.object({
  data: stationAdminItem
    .pick({
      ...{ name: true, address: true, city: true, state: true, pincode: true, lat: true, lng: true },
      ...{ hours: true, exceptions: true, facilities: true, price: true, pictures: true },
    })
    .extend({ evses: z.array(evse.pick({ uid: true, connectors: true })) })
    .nullable(),
});
export type OperatorValues = z.infer<typeof operatorValues>;

/** `GET /api/stations/admin` */
export const stationAdminListQuery = z.object({
  ...pageQuery(pageSizes.stationsAdmin),
  search: searchField.optional(),
  state: z.enum(indianStates, "Choose a state").optional(),
  status: publicationStatusField.optional(),
  /** `manual`, or the id of an operator. */
  source: z.union([z.literal("manual"), idField], "Use manual or the id of an operator").optional(),
  problem: z.enum(stationProblems, `Use ${stationProblems.join(", ")} for problem`).optional(),
});
export type StationAdminListQuery = z.infer<typeof stationAdminListQuery>;

export const stationAdminList = z.object({ stations: z.array(stationAdminItem), pagination });
export type StationAdminList = z.infer<typeof stationAdminList>;

/** `GET /api/stations/admin/summary`: what the filters of the list offer. */
export const stationAdminSummary = z.object({
  /** How many stations have each problem. */
  problems: z.record(z.enum(stationProblems), z.int()),
  /** The operators that are or were connected, by name. */
  sources: z.array(z.object({ id: idField, name: z.string() })),
});
export type StationAdminSummary = z.infer<typeof stationAdminSummary>;

/** `GET /api/stations/preview/:token`: a station as its page will show it. */
export const stationPreview = stationPage.extend({ isPublic: z.boolean(), expiresAt: z.string() });
export type StationPreview = z.infer<typeof stationPreview>;

/** `POST /api/stations/admin/import`: applied only with `apply=true`, and then all or nothing. */
export const stationImportQuery = z.object({
  apply: z.enum(["true", "false"], "Use true or false for apply").optional(),
});

/** One line of an imported file. `fields` are the columns that differ from the stored station. */
export const importRow = z.object({
  /** From 1; the heading is line 1. */
  line: z.int(),
  change: z.enum(["new", "changed", "same", "faulty"]),
  name: z.string(),
  fields: z.array(z.string()).optional(),
  /** All that is wrong with it, in sentences. */
  problem: z.string().optional(),
  /** What to check, in sentences; it does not stop the import. */
  hint: z.string().optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/** `importId` undoes an applied import with `POST /api/stations/admin/imports/:id/undo`. */
export const stationImport = z.object({
  rows: z.array(importRow),
  applied: z.boolean(),
  importId: idField.optional(),
});
export type StationImport = z.infer<typeof stationImport>;

/** `GET /api/stations/admin/imports`: the last ones that were applied, newest first. */
export const stationImportList = z.object({
  imports: z.array(
    z.object({
      id: idField,
      at: z.string(),
      /** Null when the admin no longer exists. */
      author: z.string().nullable(),
      created: z.int(),
      updated: z.int(),
      undoneAt: z.string().nullable(),
    }),
  ),
});
export type StationImportList = z.infer<typeof stationImportList>;
