import { type Context, Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import {
  type OcpiConnector,
  type OcpiEvse,
  type OcpiLocation,
  ocpiConnector,
  ocpiEvse,
  ocpiLocation,
} from "../ocpi-objects/ocpi.schemas.ts";
import {
  isPartial,
  readChanges,
  readConnector,
  readEvse,
  readLocation,
} from "../ocpi-objects/read-location.rules.ts";
import { purgeTag } from "../records/record.responses.ts";
import { stationsTag } from "../stations/stations.rules.ts";
import {
  checked,
  keyOf,
  readObject,
  requireOwnObject,
  requirePastTimes,
  requireSameIds,
} from "./ocpi-auth.ts";
import { changeLocations, findLocation } from "./ocpi-locations.queries.ts";
import { notePush } from "./ocpi-operators.queries.ts";
import {
  type LocationState,
  mergeConnectorInto,
  mergeEvseInto,
  mergeLocation,
  type ReportContext,
  timesOf,
} from "./ocpi-push.rules.ts";
import { usable } from "./ocpi-refusals.ts";
import { ocpiSuccess, unknownObject } from "./ocpi-response.ts";

const address = "/:country_code/:party_id/:location_id";
const evseAddress = `${address}/:evse_uid`;
const connectorAddress = `${evseAddress}/:connector_id`;

type Json = Record<string, unknown>;

/** Locations as operators push them, mounted at `/ocpi/emsp/2.2.1/locations`. */
export const ocpiLocationRoutes = new Hono<AppEnv>()
  .use(`${address}/*`, requireOwnObject)
  .use(address, requireOwnObject)
  .get(address, async (c) => ocpiSuccess(c, { data: await storedLocation(c) }))
  .get(evseAddress, async (c) =>
    ocpiSuccess(c, { data: evseOf(await storedLocation(c), param(c, "evse_uid")) }),
  )
  .get(connectorAddress, async (c) => {
    const evse = evseOf(await storedLocation(c), param(c, "evse_uid"));
    return ocpiSuccess(c, { data: connectorOf(evse, param(c, "connector_id")) });
  })
  .put(address, async (c) => {
    const sent = await readObject(c);
    requireSameIds(sent, { ...ownerIds(c), id: param(c, "location_id") });
    const address = { ...ownerIds(c), id: param(c, "location_id") };
    const read = readLocation({ ...address, ...sent }, null);
    const location = await usable(c, read, sent);
    const part = { isPartial: isPartial(read) };
    return push(c, timesOf(location), (stored, context) =>
      mergeLocation(stored, location, { ...context, ...part }),
    );
  })
  .patch(address, async (c) => {
    const changes = await readPatch(c, "location", { ...ownerIds(c), id: param(c, "location_id") });
    return push(c, [changes.last_updated], (stored, context) =>
      patchLocation(known(c, stored), changes, context),
    );
  })
  .put(evseAddress, async (c) => {
    const sent = await readObject(c);
    requireSameIds(sent, { uid: param(c, "evse_uid") });
    const evse = await usable(c, readEvse(sent, param(c, "evse_uid")), sent);
    return push(c, [evse.last_updated], (stored, context) => mergeEvseInto(known(c, stored), evse, context));
  })
  .patch(evseAddress, async (c) => {
    const changes = await readPatch(c, "evse", { uid: param(c, "evse_uid") });
    return push(c, [changes.last_updated], (stored, context) => {
      const location = known(c, stored);
      const old = evseOf(location.body, param(c, "evse_uid"));
      const evse = checked(ocpiEvse, { ...old, ...changes });
      return patchEvse(location, { evse, hasStatus: changes.status !== undefined }, context);
    });
  })
  .put(connectorAddress, async (c) => {
    const sent = await readObject(c);
    requireSameIds(sent, { id: param(c, "connector_id") });
    const connector = await usable(c, readConnector(sent, param(c, "connector_id")), sent);
    return pushConnector(c, connector.last_updated, () => connector);
  })
  .patch(connectorAddress, async (c) => {
    const changes = await readPatch(c, "connector", { id: param(c, "connector_id") });
    return pushConnector(c, changes.last_updated, (evse) =>
      checked(ocpiConnector, { ...connectorOf(evse, param(c, "connector_id")), ...changes }),
    );
  });

/** A patch without EVSEs says nothing about when their status was true. */
function patchLocation(stored: LocationState, changes: Json, context: ReportContext): LocationState {
  const location = checked(ocpiLocation, { ...stored.body, ...changes });
  const merged = mergeLocation(stored, location, context);
  if (changes.evses !== undefined) return merged;
  return { ...merged, body: { ...merged.body, ...evsesOf(stored.body) }, live: stored.live };
}

/** A patch without a status says nothing about when the status was true. */
function patchEvse(
  location: LocationState,
  { evse, hasStatus }: { evse: OcpiEvse; hasStatus: boolean },
  context: ReportContext,
): LocationState {
  const merged = mergeEvseInto(location, evse, context);
  return hasStatus ? merged : { ...merged, live: location.live };
}

async function pushConnector(
  c: Context<AppEnv>,
  time: string,
  connectorFor: (evse: OcpiEvse) => OcpiConnector,
): Promise<Response> {
  const uid = param(c, "evse_uid");
  return push(c, [time], (stored, context) => {
    const location = known(c, stored);
    const reported = connectorFor(evseOf(location.body, uid));
    return mergeConnectorInto(location, { uid, reported }, context);
  });
}

/** Stores what a push makes of the location of its address. */
async function push(
  c: Context<AppEnv>,
  times: string[],
  change: (stored: LocationState | null, context: ReportContext) => LocationState | null,
): Promise<Response> {
  const [now, db, operator] = [c.get("now"), c.get("db"), c.get("operator")];
  await requirePastTimes(c, times);
  const context = { now, isPull: false };
  const { created, factsChanged } = await changeLocations(
    new Map([[keyOf(c, param(c, "location_id")), (stored) => change(stored, context)]]),
    { db, operatorId: operator.id, now, newId: c.get("newId") },
  );
  await notePush(db, operator, now);
  if (factsChanged) await purgeTag(c, stationsTag);
  return ocpiSuccess(c, { created: created > 0 });
}

/** The changes of a PATCH that can be read, for a part of a location. */
async function readPatch(
  c: Context<AppEnv>,
  part: "location" | "evse" | "connector",
  ids: Record<string, string>,
): Promise<Json & { last_updated: string }> {
  const sent = await readObject(c);
  requireSameIds(sent, ids);
  const { changes, repairs } = readChanges(sent, part);
  const problem = `${repairs.at(-1)?.field ?? "body"}: This cannot be read`;
  const object = await usable(
    c,
    changes ? { object: changes, problem: null, repairs } : { object: null, problem, repairs },
    sent,
  );
  const { last_updated } = checked(ocpiConnector.pick({ last_updated: true }), object);
  return { ...object, last_updated };
}

function ownerIds(c: Context<AppEnv>) {
  return { country_code: param(c, "country_code"), party_id: param(c, "party_id") };
}

function param(c: Context<AppEnv>, name: string): string {
  return c.req.param(name as never) ?? "";
}

async function storedLocation(c: Context<AppEnv>): Promise<OcpiLocation> {
  const id = param(c, "location_id");
  const location = await findLocation(c.get("db"), c.get("operator").id, keyOf(c, id));
  if (!location) throw unknownObject(`Location ${id}`);
  return location;
}

function known(c: Context<AppEnv>, stored: LocationState | null): LocationState {
  if (!stored) throw unknownObject(`Location ${param(c, "location_id")}`);
  return stored;
}

function evsesOf({ evses }: OcpiLocation): Pick<OcpiLocation, "evses"> {
  return evses === undefined ? {} : { evses };
}

function evseOf({ evses }: OcpiLocation, uid: string): OcpiEvse {
  const evse = evses?.find((one) => one.uid.toLowerCase() === uid.toLowerCase());
  if (!evse) throw unknownObject(`EVSE ${uid}`);
  return evse;
}

function connectorOf({ connectors }: OcpiEvse, id: string): OcpiConnector {
  const connector = connectors.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!connector) throw unknownObject(`Connector ${id}`);
  return connector;
}
