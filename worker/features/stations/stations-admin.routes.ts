import { type Context, Hono } from "hono";
import { z } from "zod";
import { saveQuery } from "#shared/contract/discover-input.ts";
import { idParam } from "#shared/contract/fields.ts";
import { type EvseStatusInput, evseStatusInput, stationInput } from "#shared/contract/station-input.ts";
import {
  type OperatorValues,
  type StationAdminItem,
  stationAdminListQuery,
} from "#shared/contract/stations-admin.ts";
import { limits } from "#shared/limits.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { previewLinkRoutes } from "../records/preview-link.routes.ts";
import {
  conflictError,
  itemResponse,
  purgeAfterFailure,
  purgeTag,
  slugTakenError,
  targetOf,
} from "../records/record.responses.ts";
import { slugTaken, type WriteTarget } from "../records/record-table.queries.ts";
import { revisionRoutes } from "../records/revisions.routes.ts";
import { stationCsvRoutes } from "./station-csv.routes.ts";
import { operatorValues } from "./station-overrides.queries.ts";
import { stationRecords } from "./station-records.queries.ts";
import {
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

const revisions = revisionRoutes({
  tables: stationRecords,
  cacheTag: stationsTag,
  find: findAdminStation,
  schema: stationInput,
  update: (db, target, input, context) => updateStation(db, target, { input }, context),
});

/** Managing stations, mounted at `/api/stations/admin`. */
export const stationAdminRoutes = new Hono<AppEnv>()
  .use(purgeAfterFailure(stationsTag))
  .route("/", stationCsvRoutes)
  .route("/", revisions)
  .route(
    "/",
    previewLinkRoutes({
      pagePath: "/stations/preview",
      find: findAdminStation,
      withdrawal: "station.withdraw_links",
    }),
  )
  .get("/", validate("query", stationAdminListQuery), async (c) =>
    c.json(await listAdminStations(c.get("db"), c.req.valid("query"), c.get("now"))),
  )
  .get("/summary", async (c) => c.json(await summariseStations(c.get("db"), c.get("now"))))
  .get("/:id", validate("param", idParam), async (c) =>
    itemResponse(c, await requireStation(c, c.get("db"), c.req.valid("param").id)),
  )
  .get("/:id/operator-values", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const { id } = await requireStation(c, db, c.req.valid("param").id);
    const values = await operatorValues(db, [id], c.get("now"));
    return c.json({ data: values.get(id) ?? null } satisfies OperatorValues);
  })
  .post("/", validate("json", stationInput), async (c) => {
    const db = c.get("db");
    const input = c.req.valid("json");
    const item = await createStation(db, { id: c.get("newId")(), input }, writeContext(c));
    if (item === slugTaken) throw slugTakenError("station");
    if (!item) throw new HttpError("not_found");
    if (item.isPublished) await purgeTag(c, stationsTag);
    return itemResponse(c, item, 201);
  })
  .put(
    "/:id",
    validate("param", idParam),
    validate("query", saveQuery),
    validate("json", stationInput),
    async (c) => {
      const db = c.get("db");
      const input = c.req.valid("json");
      const autosaved = c.req.valid("query").autosave !== undefined;
      const target = targetOf(c, c.req.valid("param").id);
      const before = await requireStation(c, db, target.id);
      const item = await updateStation(db, target, { input, autosaved }, writeContext(c));
      if (item === slugTaken) throw slugTakenError("station");
      if (!item) throw await conflictError(c, findAdminStation, target);
      // A draft that stays one has never been cached, unless another write came in between.
      const wasDraft = !before.isPublished && before.version === item.version - 1;
      if (item.isPublished || !wasDraft) await purgeTag(c, stationsTag);
      return itemResponse(c, item);
    },
  )
  .patch("/:id/evses/:uid", validate("param", evseParam), validate("json", evseStatusInput), async (c) => {
    const { id, uid } = c.req.valid("param");
    const item = await changeEvse(c, targetOf(c, id), uid, c.req.valid("json"));
    if (item.isPublished) await purgeTag(c, stationsTag);
    return itemResponse(c, item);
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const target = targetOf(c, c.req.valid("param").id);
    if (!(await deleteStation(db, target, writeContext(c))))
      throw await conflictError(c, findAdminStation, target);
    await purgeTag(c, stationsTag);
    return c.json({ message: "The station was deleted." });
  })
  .post("/:id/restore", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const { id } = c.req.valid("param");
    const item = (await restoreStation(db, id, writeContext(c))) ?? (await requireStation(c, db, id));
    if (item.isPublished) await purgeTag(c, stationsTag);
    return itemResponse(c, item);
  });

async function requireStation(c: Context<AppEnv>, db: Db, id: string): Promise<StationAdminItem> {
  const item = await findAdminStation(db, id, c.get("now"));
  if (!item) throw new HttpError("not_found");
  return item;
}

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
    const { version } = await requireStation(c, db, id);
    if (versions && !versions.includes(version)) throw await conflictError(c, findAdminStation, target);
    const item = await setEvseStatus(db, { id, version, uid }, input, writeContext(c));
    if (item === undefined) throw new HttpError("not_found");
    if (item) return item;
  }
  throw new HttpError("unavailable");
}
