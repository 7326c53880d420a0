import { type Context, Hono } from "hono";
import { z } from "zod";
import { idParam } from "#shared/contract/fields.ts";
import {
  type EvseStatusInput,
  evseStatusInput,
  evseVisitInput,
  stationInput,
} from "#shared/contract/station-input.ts";
import {
  type OperatorValues,
  type StationAdminItem,
  stationAdminListQuery,
} from "#shared/contract/stations-admin.ts";
import { limits } from "#shared/limits.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import {
  conflictError,
  itemResponse,
  purgeAfterFailure,
  purgeTag,
  requireRecord,
  targetOf,
} from "../records/record.responses.ts";
import { recordRoutes } from "../records/record.routes.ts";
import type { WriteTarget } from "../records/record-table.queries.ts";
import { stationCsvRoutes } from "./station-csv.routes.ts";
import { operatorValues } from "./station-overrides.queries.ts";
import { stationRecords } from "./station-records.queries.ts";
import {
  addVisit,
  createStation,
  deleteStation,
  restoreStation,
  setEvseStatus,
  updateStation,
} from "./station-write.queries.ts";
import { stationsTag } from "./stations.rules.ts";
import { findAdminStation, listAdminStations, summariseStations } from "./stations-admin.queries.ts";

/** How often a status is written again when somebody else saved in between. */
const maxAttempts = 20;

const evseParam = idParam.extend({
  uid: z.string().max(limits.code, "Use the id of a charging point"),
});

/** Managing stations, mounted at `/api/stations/admin`. */
export const stationAdminRoutes = new Hono<AppEnv>()
  .use(purgeAfterFailure(stationsTag))
  .route("/", stationCsvRoutes)
  .get("/", validate("query", stationAdminListQuery), async (c) =>
    c.json(await listAdminStations(c.get("db"), c.req.valid("query"), c.get("now"))),
  )
  .get("/summary", async (c) => c.json(await summariseStations(c.get("db"), c.get("now"))))
  .get("/:id/operator-values", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const { id } = await requireRecord(c, findAdminStation, c.req.valid("param").id);
    const values = await operatorValues(db, [id], c.get("now"));
    return c.json({ data: values.get(id) ?? null } satisfies OperatorValues);
  })
  .patch("/:id/evses/:uid", validate("param", evseParam), validate("json", evseStatusInput), async (c) => {
    const { id, uid } = c.req.valid("param");
    const item = await changeEvse(c, targetOf(c, id), uid, c.req.valid("json"));
    if (item.isPublished) await purgeTag(c, stationsTag);
    return itemResponse(c, item);
  })
  .post(
    "/:id/evses/:uid/visits",
    validate("param", evseParam),
    validate("json", evseVisitInput),
    async (c) => {
      const item = await addVisit(c.get("db"), c.req.valid("param"), c.req.valid("json"), writeContext(c));
      if (item === null) throw new HttpError("not_found");
      if (!item) {
        throw new HttpError("conflict", {
          message: "No operator reports this point. Set its status instead.",
        });
      }
      if (item.isPublished) await purgeTag(c, stationsTag);
      return itemResponse(c, item, 201);
    },
  )
  .route(
    "/",
    recordRoutes({
      name: "station",
      cacheTag: stationsTag,
      deleted: "The station was deleted.",
      previewPath: "/stations/preview",
      withdrawal: "station.withdraw_links",
      tables: stationRecords,
      schema: stationInput,
      find: findAdminStation,
      create: createStation,
      update: updateStation,
      remove: deleteStation,
      restore: restoreStation,
    }),
  );

/** Sets an EVSE's status. Without `If-Match`, a save that came in between is read again. */
async function changeEvse(
  c: Context<AppEnv>,
  target: WriteTarget,
  uid: string,
  input: EvseStatusInput,
): Promise<StationAdminItem> {
  const db = c.get("db");
  const { id, versions } = target;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const { version } = await requireRecord(c, findAdminStation, id);
    if (versions && !versions.includes(version)) throw await conflictError(c, findAdminStation, target);
    const item = await setEvseStatus(db, { id, version, uid }, input, writeContext(c));
    if (item === undefined) throw new HttpError("not_found");
    if (item) return item;
  }
  throw new HttpError("unavailable");
}
