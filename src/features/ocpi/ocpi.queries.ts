import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  type OcpiParty,
  type OcpiPartyCreated,
  type OcpiPartyList,
  type OcpiPartyRequestBody,
  ocpiPartyList,
} from "#shared/contract/ocpi.ts";
import { api } from "#src/lib/api.ts";

const key = ["ocpi", "parties"] as const;
const path = "/api/ocpi/admin/parties";

/** The operators that feed stations, by name. */
export function partiesQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api<OcpiPartyList>(path, { signal, schema: ocpiPartyList }),
    staleTime: 0,
    refetchInterval: 30_000,
  });
}

/** Adds an operator. Fails with 409 when its ids are taken or it refuses our registration. */
export function addParty(body: OcpiPartyRequestBody): Promise<OcpiPartyCreated> {
  return api<OcpiPartyCreated>(path, { method: "POST", body });
}

/** Replaces the tokens of an operator. Fails with 409 when a connected one refuses. */
export function rotateParty({ id }: OcpiParty): Promise<OcpiPartyCreated> {
  return api<OcpiPartyCreated>(`${path}/${id}/rotate`, { method: "POST" });
}

/** Reads the beginning of an operator's list; the rest follows in the background. */
export async function pullParty({ id }: OcpiParty): Promise<OcpiParty> {
  const { data } = await api<{ data: OcpiParty }>(`${path}/${id}/pull`, { method: "POST" });
  return data;
}

export async function revokeParty({ id }: OcpiParty): Promise<OcpiParty> {
  const { data } = await api<{ data: OcpiParty }>(`${path}/${id}`, { method: "DELETE" });
  return data;
}

export function refreshParties(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
