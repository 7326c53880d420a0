import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { EvseStatusInput, StationRequestBody } from "#shared/contract/station-input.ts";
import {
  type OperatorValues,
  operatorValues,
  type StationAdminItem,
  type StationAdminList,
  type StationAdminSummary,
  stationAdminItem,
  stationAdminList,
  stationAdminSummary,
} from "#shared/contract/stations-admin.ts";
import {
  conflictMessage,
  createEditingApi,
  etagOf,
  type ItemRecord,
  ifMatch,
  toRecord,
} from "#src/editing/editing-api.ts";
import { api } from "#src/lib/api.ts";
import { type StationFilter, writeStationFilter } from "./list/station-filter.ts";
import { bodyFromStation } from "./station-body.ts";

const path = "/api/stations/admin";
const listKey = ["stations", "admin", "list"] as const;

export type StationRecord = ItemRecord<StationAdminItem>;

/** Reading and writing one station, and its revisions. */
export const stationsApi = createEditingApi<StationAdminItem, StationRequestBody>({
  noun: "stations",
  path,
  itemSchema: stationAdminItem,
});

/** One page of the stations, drafts too, last changed first. */
export function adminListQuery(filter: StationFilter) {
  return queryOptions({
    queryKey: [...listKey, filter],
    queryFn: ({ signal }) =>
      api<StationAdminList>(`${path}?${writeStationFilter(filter)}`, { signal, schema: stationAdminList }),
    staleTime: 0,
  });
}

/** What the filters of the list offer: how many stations have each problem, and the operators. */
export const summaryQuery = queryOptions({
  queryKey: ["stations", "admin", "summary"],
  queryFn: ({ signal }) =>
    api<StationAdminSummary>(`${path}/summary`, { signal, schema: stationAdminSummary }),
});

/** What the operator of a station last sent of it; null for one that staff keep. */
export function operatorValuesQuery(id: string) {
  return queryOptions({
    queryKey: ["stations", "admin", "operator-values", id],
    queryFn: async ({ signal }) =>
      (await api<OperatorValues>(`${path}/${id}/operator-values`, { signal, schema: operatorValues })).data,
  });
}

/** Refetches the list; other cached reads when they are shown next. */
export async function invalidateStations(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ["stations"], refetchType: "none" });
  return client.invalidateQueries({ queryKey: ["stations", "admin"] });
}

/** Publishes a draft or unpublishes a station. Fails when it has changed since it was listed. */
export async function togglePublish(
  _client: QueryClient,
  station: StationAdminItem,
): Promise<StationAdminItem> {
  const body = { ...bodyFromStation(station), isPublished: !station.isPublished };
  try {
    return (await stationsApi.save(station.id, body, { etag: etagOf(station) })).item;
  } catch (error) {
    throw conflictMessage(error);
  }
}

/** Records that staff visited a charging point just now. */
export async function addVisit(id: string, uid: string, works: boolean): Promise<void> {
  await api(`${path}/${id}/evses/${encodeURIComponent(uid)}/visits`, { method: "POST", body: { works } });
}

/** Sets what staff say of one charging point, and saves nothing else. */
export async function setEvseStatus(
  { item, etag }: StationRecord,
  uid: string,
  status: EvseStatusInput,
): Promise<StationRecord> {
  try {
    return toRecord(
      await api.withEtag<{ data: StationAdminItem }>(`${path}/${item.id}/evses/${encodeURIComponent(uid)}`, {
        method: "PATCH",
        body: status,
        headers: ifMatch(etag),
      }),
    );
  } catch (error) {
    throw conflictMessage(error);
  }
}
