import { z } from "zod";
import { staleAfterMs } from "#shared/station-status.ts";
import { dayMs, hourMs, isoTime, minuteMs } from "#shared/time.ts";
import { purge } from "../../cache/purge.ts";
import type { Db } from "../../db/client.ts";
import type { Bindings } from "../../env.ts";
import { systemClock } from "../../platform/clock.ts";
import { describeError, log } from "../../platform/log.ts";
import type { OcpiLocation } from "../ocpi-objects/ocpi.schemas.ts";
import { readLocation } from "../ocpi-objects/read-location.rules.ts";
import { readTariff } from "../ocpi-objects/read-tariff.rules.ts";
import { stationsTag } from "../stations/stations.rules.ts";
import { callOperator, OperatorBusyError, OperatorError } from "./ocpi-client.ts";
import { addNewParties, partyNames, readHubClients } from "./ocpi-hub-clients.ts";
import { changeLocations, hideUnseen } from "./ocpi-locations.queries.ts";
import { noteError, type OperatorRow, updateOperator } from "./ocpi-operators.queries.ts";
import { addParties } from "./ocpi-parties.queries.ts";
import { applyPrices, pageSize } from "./ocpi-prices.ts";
import { type ReadPage, readObjects, recordPage } from "./ocpi-pull-page.ts";
import {
  confirmReports,
  endList,
  type ListState,
  listConnected,
  type PullState,
  pullStateOf,
  saveList,
} from "./ocpi-pull-state.queries.ts";
import { type LocationState, mergeLocation } from "./ocpi-push.rules.ts";
import { deleteUnseenTariffs, requestPrices, storeTariff } from "./ocpi-tariffs.queries.ts";
import { decryptToken } from "./ocpi-token.ts";

/** Often enough that a status that does not change stays confirmed. */
const pullEveryMs = 10 * minuteMs;
const fullEveryMs = hourMs;
/** Lists of changes begin earlier than the last one, because clocks differ. */
const deltaOverlapMs = 10 * minuteMs;
/** A reading that has not ended by then starts again. */
const longestPullMs = hourMs;
/** Pages that one run reads of an operator; the next run goes on. */
const maxPagesPerRun = 40;
/** Cron runs are not on the second. */
const slackMs = minuteMs;

interface Run {
  env: Bindings;
  ctx: unknown;
  db: Db;
  now: number;
  maxPages?: number;
}

/** The cron's part: reads the lists of every operator whose turn it is, some pages of each. */
export async function pullAll(run: Run): Promise<void> {
  const operators = await listConnected(run.db);
  const outcomes = await Promise.allSettled(operators.map((operator) => pullOperator(run, operator)));
  for (const outcome of outcomes) {
    if (outcome.status === "rejected")
      log("error", "ocpi_pull_failed", { error: describeError(outcome.reason) });
  }
}

/** Goes on with what is to be read of an operator; `isForced` starts although it is not yet time. */
export async function pullOperator(run: Run, operator: OperatorRow, isForced = false): Promise<void> {
  const { env, ctx, db, now } = run;
  const state = pullStateOf(operator);
  const list = listToRead(operator, state, { now, isForced });
  if (list) {
    try {
      await readLists(run, operator, list);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      await noteError(db, operator, { error: error.message, now });
      if (error instanceof OperatorBusyError) await putOff(run, operator, error);
    }
  }
  if (state.pricesAfter !== undefined) {
    const prices = { db, operatorId: operator.id, now, newId: systemClock.id, after: state.pricesAfter };
    await applyPrices(env, ctx, { ...prices, maxPages: maxPagesPerRun });
  }
}

/** An operator that limits us is there, so that what it said a while ago is not forgotten. */
async function putOff({ db, now }: Run, { id }: OperatorRow, { waitMs }: OperatorBusyError): Promise<void> {
  await updateOperator(db, id, { retryAt: now + Math.min(waitMs, hourMs) }, now);
  await confirmReports(db, id, { now, since: now - staleAfterMs });
}

function listToRead(
  { id, endpoints, lastPullAt, fullListAt, hasDeltas, retryAt }: OperatorRow,
  { list }: PullState,
  { now, isForced }: { now: number; isForced: boolean },
): ListState | null {
  if (!endpoints?.locations) return null;
  if (retryAt !== null && retryAt > now && !isForced) return null;
  if (list && now - list.startedAt < longestPullMs) return list;
  const isDue = lastPullAt === null || now - lastPullAt >= pullEveryMs - slackMs;
  if (!isDue && !isForced && !list) return null;
  const module = endpoints.tariffs ? "tariffs" : "locations";
  return {
    startedAt: now,
    module,
    next: null,
    seen: 0,
    total: 0,
    skipped: 0,
    shrank: false,
    hasUnnamed: false,
    dateFrom:
      hasDeltas && !isForced && lastPullAt !== null && !isFullDue(id, { fullListAt, now })
        ? isoTime(lastPullAt - deltaOverlapMs)
        : null,
  };
}

/** Full lists are due once an hour, for each operator at another minute of it. */
function isFullDue(id: string, { fullListAt, now }: { fullListAt: number | null; now: number }): boolean {
  return fullListAt === null || nextFullListAt(id, fullListAt) <= now;
}

/** When an operator's next full list is due after the one at `after`; both in ms since 1970. */
export function nextFullListAt(id: string, after: number): number {
  const splayMs = (Number.parseInt(id.replace(/\D/g, "").slice(-6) || "0", 10) % 60) * minuteMs;
  return (Math.floor((after - splayMs) / fullEveryMs) + 1) * fullEveryMs + splayMs;
}

async function readLists(run: Run, operator: OperatorRow, from: ListState): Promise<void> {
  const { env, now, maxPages = maxPagesPerRun } = run;
  const token = operator.tokenB && (await decryptToken(env, operator.tokenB));
  if (!token)
    throw new OperatorError("The token of this operator cannot be read any more. Connect it again.");
  let list: ListState | null = from;
  let factsChanged = false;
  if (from.next === null && from.seen === 0) await readParties(run, operator, token);
  try {
    for (let page = 1; list && page <= maxPages; page++) {
      const read: Page = await readPage(run, operator, { list, token });
      factsChanged = read.factsChanged || factsChanged;
      list = read.next;
    }
  } finally {
    if (factsChanged) await purge(env, run.ctx, now, [stationsTag]);
  }
}

/** Reads who a hub speaks for. */
async function readParties({ env, db, now }: Run, operator: OperatorRow, token: string): Promise<void> {
  const { id, endpoints, isHub } = operator;
  if (!isHub || !endpoints?.hubclientinfo) return;
  const parties = await readHubClients(endpoints.hubclientinfo, { env, token });
  for (const statement of addParties(db, id, { parties, isShown: false, now })) await statement;
}

/**
 * Tries once, after a second full list that is not empty, whether the operator has lists of
 * changes: nothing has changed since tomorrow, so who answers with objects ignores `date_from`.
 */
async function tryDeltas({ env, db, now }: Run, operator: OperatorRow, token: string): Promise<void> {
  const { id, endpoints, fullListAt, hasDeltas } = operator;
  if (fullListAt === null || hasDeltas !== null || !endpoints?.locations) return;
  const probe = firstPage(endpoints.locations, isoTime(now + dayMs));
  const to = { countryCode: operator.countryCode, partyId: operator.partyId };
  const answer = await callOperator(probe, z.array(z.unknown()), { env, token, to }).catch(
    (error: unknown) => {
      if (error instanceof OperatorError) return null;
      throw error;
    },
  );
  await updateOperator(db, id, { hasDeltas: answer?.data.length === 0 }, now);
}

interface Page {
  /** Null after the last page of all. */
  next: ListState | null;
  factsChanged: boolean;
}

async function readPage(
  run: Run,
  operator: OperatorRow,
  { list, token }: { list: ListState; token: string },
): Promise<Page> {
  const { env } = run;
  const endpoint = operator.endpoints?.[list.module] ?? "";
  const to = { countryCode: operator.countryCode, partyId: operator.partyId };
  const url = list.next ?? firstPage(endpoint, list.dateFrom);
  const { data, headers } = await callOperator(url, z.array(z.unknown()), { env, token, to });
  const total = Number(headers.get("X-Total-Count") ?? list.total) || 0;
  const seen = list.seen + data.length;
  const next = nextPage(headers.get("Link"), endpoint);
  const read = { ...list, next, seen, total, shrank: list.shrank || total < list.total };
  if (list.module === "tariffs") return storeTariffs(run, operator, { read, objects: data });
  const page = readObjects(readLocation, data, { operator, parties: await partyNames(run, operator) });
  if (operator.isHub) await addNewParties(run, operator, page.used);
  const after = {
    ...read,
    skipped: list.skipped + page.refused.length,
    hasUnnamed: list.hasUnnamed || page.refused.some(({ key }) => key === null),
  };
  await recordPage(run, operator, { module: "locations", page });
  const factsChanged = await storeLocations(run, operator, { used: page.used, after });
  if (next !== null && data.length > 0) return { next: after, factsChanged };
  const hidden = await finish(run, operator, after);
  if (after.seen > 0) await tryDeltas(run, operator, token);
  log("info", "ocpi_pulled", { operator: operator.id, seen, hidden, skipped: after.skipped });
  return { next: null, factsChanged: factsChanged || hidden > 0 };
}

async function storeTariffs(
  { db, now }: Run,
  operator: OperatorRow,
  { read, objects }: { read: ListState; objects: unknown[] },
): Promise<Page> {
  const owner = { db, operatorId: operator.id, now };
  const page = readObjects(readTariff, objects, { operator, parties: await partyNames({ db }, operator) });
  const isLast = read.next === null || objects.length === 0;
  const after: ListState = isLast
    ? { ...read, module: "locations", next: null, seen: 0, total: 0, shrank: false }
    : read;
  after.skipped += page.refused.length;
  await recordPage({ db, now }, operator, { module: "tariffs", page });
  const stored = page.used.map(({ key, object }) => storeTariff(key, object, owner));
  await db.batch([saveList(db, operator.id, after), ...stored]);
  const isWhole = read.dateFrom === null && read.seen >= read.total && !read.shrank;
  if (isLast && isWhole) await deleteUnseenTariffs(owner, read.startedAt);
  if (isLast && read.seen > 0) await requestPrices(owner);
  return { next: after, factsChanged: false };
}

/** Stores a page in parts, and after the last one that the page is done. */
async function storeLocations(
  { db, now }: Run,
  operator: OperatorRow,
  { used, after }: { used: ReadPage<OcpiLocation>["used"]; after: ListState },
): Promise<boolean> {
  let factsChanged = false;
  for (let from = 0; from < used.length; from += pageSize) {
    const changes = used
      .slice(from, from + pageSize)
      .map(
        ({ key, object, isPartial }) =>
          [
            key,
            (stored: LocationState | null) => mergeLocation(stored, object, { now, isPull: true, isPartial }),
          ] as const,
      );
    const write = { db, operatorId: operator.id, now, newId: systemClock.id };
    const written = await changeLocations(new Map(changes), write);
    factsChanged ||= written.factsChanged;
  }
  await saveList(db, operator.id, after);
  return factsChanged;
}

/** Hides what was not in the list, unless the list cannot have been whole. */
async function finish({ db, now }: Run, operator: OperatorRow, list: ListState): Promise<number> {
  const isWhole = list.seen >= list.total && !list.shrank;
  const isFull = list.dateFrom === null;
  const isTrusted = isFull && isWhole && list.seen > 0 && !list.hasUnnamed;
  const since = list.startedAt;
  const hidden = isTrusted ? await hideUnseen(db, { operatorId: operator.id, since, now }) : 0;
  const lastError =
    list.seen === 0 && isFull
      ? "Its list of locations was empty, so nothing was hidden."
      : list.skipped > 0
        ? `${list.skipped} of its objects could not be used. Its problems say which, and why.`
        : null;
  await endList(db, operator.id, { list, lastError, now });
  if (!isFull) await confirmReports(db, operator.id, { now, since: 0 });
  return hidden;
}

function firstPage(endpoint: string, dateFrom: string | null): string {
  const url = new URL(endpoint);
  url.searchParams.set("offset", "0");
  url.searchParams.set("limit", String(pageSize));
  if (dateFrom) url.searchParams.set("date_from", dateFrom);
  return url.href;
}

/** The next page of a `Link` header. On another origin it would get the operator's token. */
function nextPage(link: string | null, endpoint: string): string | null {
  const next = /<([^<>]+)>\s*;\s*rel="?next"?/i.exec(link ?? "")?.[1];
  if (!next || !URL.canParse(next, endpoint)) return null;
  const url = new URL(next, endpoint);
  if (url.origin !== new URL(endpoint).origin) {
    throw new OperatorError("The next page of its list is on another site, which is not followed.");
  }
  return url.href;
}
