import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  type OcpiOperator,
  type OcpiOperatorCreated,
  type OcpiOperatorList,
  type OcpiOperatorRequestBody,
  type OcpiProblemList,
  ocpiOperatorList,
  ocpiProblemList,
} from "#shared/contract/ocpi.ts";
import { api } from "#src/lib/api.ts";

const key = ["ocpi", "parties"] as const;
const path = "/api/ocpi/admin/parties";

/** The operators that feed stations, by name. */
export function operatorsQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => api<OcpiOperatorList>(path, { signal, schema: ocpiOperatorList }),
    staleTime: 0,
    refetchInterval: 30_000,
  });
}

/** The objects of an operator that could not be used, or only after repairs. */
export function problemsQuery(id: string) {
  return queryOptions({
    queryKey: [...key, id, "problems"] as const,
    queryFn: ({ signal }) =>
      api<OcpiProblemList>(`${path}/${id}/problems`, { signal, schema: ocpiProblemList }),
    staleTime: 0,
  });
}

/** Adds an operator. Fails with 409 when its ids are taken or it refuses our registration. */
export function addOperator(body: OcpiOperatorRequestBody): Promise<OcpiOperatorCreated> {
  return api<OcpiOperatorCreated>(path, { method: "POST", body });
}

/** Replaces the tokens of an operator. Fails with 409 when a connected one refuses. */
export function rotateOperator({ id }: OcpiOperator): Promise<OcpiOperatorCreated> {
  return api<OcpiOperatorCreated>(`${path}/${id}/rotate`, { method: "POST" });
}

/** Reads the beginning of an operator's list; the rest follows in the background. */
export async function pullOperator({ id }: OcpiOperator): Promise<OcpiOperator> {
  const { data } = await api<{ data: OcpiOperator }>(`${path}/${id}/pull`, { method: "POST" });
  return data;
}

/** Chooses the parties of an operator whose stations visitors see. */
export async function showParties({ id }: OcpiOperator, shown: string[]): Promise<OcpiOperator> {
  const { data } = await api<{ data: OcpiOperator }>(`${path}/${id}/shown`, {
    method: "PUT",
    body: { shown },
  });
  return data;
}

export async function revokeOperator({ id }: OcpiOperator): Promise<OcpiOperator> {
  const { data } = await api<{ data: OcpiOperator }>(`${path}/${id}`, { method: "DELETE" });
  return data;
}

export function refreshOperators(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
