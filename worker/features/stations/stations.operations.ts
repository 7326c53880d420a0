import { z } from "zod";
import { previewLink } from "#shared/contract/discover.ts";
import { revision, revisionList } from "#shared/contract/revisions.ts";
import { compactStations } from "#shared/contract/station-compact.ts";
import { stationStatusList } from "#shared/contract/station-status.ts";
import { stationList, stationPage } from "#shared/contract/stations.ts";
import {
  operatorValues,
  stationAdminItem,
  stationAdminList,
  stationAdminSummary,
  stationImport,
  stationImportList,
  stationPreview,
} from "#shared/contract/stations-admin.ts";
import { ifMatch, message, type Operation } from "../../http/operation.ts";

const licence = "Licence: CC BY 4.0. Stored for up to an hour and updated when a station changes.";
const itemResponse = z.object({ data: stationAdminItem });

/** Charging stations, for visitors and for staff. */
export const stationOperations: Record<string, Operation> = {
  "GET /api/stations": {
    summary: "List charging stations",
    description:
      "Sorted by name, or by distance when lat and lng are given. Without parameters, all stations; with slugs, these. availability is as of the response, which may be stored for an hour: see confirmedAt.",
    responses: { 200: stationList, 304: null },
  },
  "GET /api/stations/compact": {
    summary: "List all charging stations in columns, for a map",
    responses: { 200: compactStations, 304: null },
  },
  "GET /api/stations/status": {
    summary: "Read the live status of stations",
    description:
      "All that operators report; with since only what changed after that version. A station that is missing has no live source. words adds a label and a sentence to each, and those of the time after until. Stored for 20 seconds.",
    responses: { 200: stationStatusList, 304: null },
  },
  "GET /api/stations/:slug": {
    summary: "Read a charging station, with the nearest others",
    description: "A former slug of the station redirects to the current one.",
    responses: { 200: stationPage, 301: null, 304: null },
  },
  "GET /api/stations/preview/:token": {
    summary: "Read a station by its preview link",
    description: "isPublic says whether visitors see it by now.",
    responses: { 200: stationPreview },
  },
  "GET /api/stations.geojson": {
    summary: "Read all charging stations as GeoJSON",
    description: licence,
    responses: { 200: "application/geo+json", 304: null },
  },
  "GET /api/stations.json": {
    summary: "Read all charging stations in the shape of OCPI 2.2.1 Locations",
    description: `${licence} Statuses are those of staff; live ones are at /api/stations/status.`,
    responses: {
      200: z.object({
        license: z.string(),
        license_url: z.string(),
        attribution: z.string(),
        live_status: z.string(),
        status_code: z.int(),
        timestamp: z.string(),
        data: z.array(z.record(z.string(), z.unknown())),
      }),
      304: null,
    },
  },
  "GET /api/stations/admin": {
    summary: "List stations and drafts, the last changed first",
    responses: { 200: stationAdminList },
  },
  "GET /api/stations/admin/summary": {
    summary: "Count the stations with each problem, and list the operators",
    responses: { 200: stationAdminSummary },
  },
  "GET /api/stations/admin/:id": { summary: "Read a station or a draft", responses: { 200: itemResponse } },
  "GET /api/stations/admin/:id/operator-values": {
    summary: "Read what the operator of a station last sent of it",
    description: "Null for a station that staff keep.",
    responses: { 200: operatorValues },
  },
  "POST /api/stations/admin": {
    summary: "Create a station",
    description: "Without a slug, one is made from the name and the city.",
    responses: { 201: itemResponse },
    errors: ["conflict"],
  },
  "PUT /api/stations/admin/:id": {
    summary: "Replace a station's content",
    description: `${ifMatch} Of a station that an operator feeds, the fields that differ from what the operator sent become overrides.`,
    responses: { 200: itemResponse },
    errors: ["conflict", "precondition_failed"],
  },
  "PATCH /api/stations/admin/:id/evses/:uid": {
    summary: "Say whether a charging point works, is out of order or is coming soon",
    description: ifMatch,
    responses: { 200: itemResponse },
    errors: ["precondition_failed"],
  },
  "POST /api/stations/admin/:id/evses/:uid/visits": {
    summary: "Record that staff visited a charging point, and whether it worked",
    responses: { 201: itemResponse },
    errors: ["conflict"],
  },
  "DELETE /api/stations/admin/:id": {
    summary: "Delete a station so that it can be restored",
    description: ifMatch,
    responses: { 200: message },
    errors: ["precondition_failed"],
  },
  "POST /api/stations/admin/:id/restore": {
    summary: "Restore a deleted station",
    responses: { 200: itemResponse },
  },
  "POST /api/stations/admin/:id/preview-link": {
    summary: "Make a link that shows a station before it is published",
    responses: { 201: previewLink },
  },
  "DELETE /api/stations/admin/:id/preview-link": {
    summary: "Withdraw every link that shows a station before it is published",
    responses: { 204: null },
  },
  "GET /api/stations/admin/:id/revisions": {
    summary: "List the revisions of a station",
    responses: { 200: revisionList },
  },
  "GET /api/stations/admin/:id/revisions/:version": {
    summary: "Read a revision of a station",
    responses: {
      200: z.object({ data: revision.extend({ content: z.record(z.string(), z.unknown()) }) }),
    },
  },
  "GET /api/stations/admin/export.csv": {
    summary: "Export all stations and drafts as CSV",
    responses: { 200: "text/csv" },
  },
  "GET /api/stations/admin/template.csv": {
    summary: "Read an empty file of stations to fill in",
    responses: { 200: "text/csv" },
  },
  "POST /api/stations/admin/import": {
    summary: "Compare a file of stations with what is stored, or import it",
    description:
      "UTF-8 with a comma, a semicolon or a tab, at most 5 MB and 5,000 rows; the columns are those of the template. Rows are matched by id, else by slug, else by store number. With apply=true all rows are written, or none when one is faulty.",
    responses: { 200: stationImport },
  },
  "GET /api/stations/admin/imports": {
    summary: "List the last imports",
    responses: { 200: stationImportList },
  },
  "POST /api/stations/admin/imports/:id/undo": {
    summary: "Undo an import",
    description: "Refused when one of its stations was changed since.",
    responses: { 200: message },
    errors: ["conflict"],
  },
  "POST /api/stations/admin/:id/revisions/:version/restore": {
    summary: "Restore a revision of a station",
    responses: { 200: itemResponse },
    errors: ["precondition_failed"],
  },
};
