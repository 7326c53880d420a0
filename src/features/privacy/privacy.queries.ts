import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  type Breach,
  type BreachInput,
  breachList,
  type PrivacyRequest,
  type PrivacyRequestDetail,
  type PrivacyRequestInput,
  type PrivacyRequestList,
  type PrivacyRequestUpdate,
  type PrivacySubmission,
  privacyRequestDetail,
  privacyRequestList,
  type Retention,
  retention,
  type SubmissionLink,
} from "#shared/contract/privacy.ts";
import type { BreachStep } from "#shared/contract/privacy-fields.ts";
import type { FormType } from "#shared/forms/forms.ts";
import { api } from "#src/lib/api.ts";

const key = ["privacy"] as const;
const path = "/api/privacy";

/** The open requests, those due first before others, or the closed ones, page by page. */
export function requestsQuery(open: boolean) {
  return infiniteQueryOptions({
    queryKey: [...key, "requests", open],
    queryFn: ({ signal, pageParam }) =>
      api<PrivacyRequestList>(`${path}/requests?open=${open}&page=${pageParam}`, {
        signal,
        schema: privacyRequestList,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : null),
    staleTime: 0,
  });
}

/** One request, and what was done about it. */
export function requestQuery(id: string) {
  return queryOptions({
    queryKey: [...key, "request", id],
    queryFn: ({ signal }) =>
      api<PrivacyRequestDetail>(`${path}/requests/${encodeURIComponent(id)}`, {
        signal,
        schema: privacyRequestDetail,
      }),
    staleTime: 0,
  });
}

interface RequestChange {
  request: Pick<PrivacyRequest, "id" | "version">;
  update: PrivacyRequestUpdate;
}

/** Acknowledges, answers or refuses. Fails with 412 when somebody else was faster. */
export function updateRequest({ request: { id, version }, update }: RequestChange) {
  return api<PrivacyRequestDetail>(`${path}/requests/${id}`, {
    method: "PUT",
    body: update,
    headers: { "If-Match": `"v${version}"` },
  });
}

/** The submissions of a reference, an address or a number, restricted or deleted too. */
export function submissionsQuery(find: string) {
  return queryOptions({
    queryKey: [...key, "submissions", find],
    queryFn: ({ signal }) =>
      api<{ submissions: PrivacySubmission[] }>(`${path}/submissions?${new URLSearchParams({ find })}`, {
        signal,
      }),
    select: ({ submissions }) => submissions,
    staleTime: 0,
    retry: false,
  });
}

/** Enters what somebody asked for; an erasure or a withdrawal restricts the submission. */
export async function addRequest(body: PrivacyRequestInput): Promise<PrivacyRequest> {
  return (await api<{ data: PrivacyRequest }>(`${path}/requests`, { method: "POST", body })).data;
}

/** A new link to the sender's page, which ends the earlier ones. */
export async function newLink(submissionId: string): Promise<string> {
  return (await api<SubmissionLink>(`${path}/links`, { method: "POST", body: { submissionId } })).url;
}

/** The rules of retention, what the next run erases, and the last runs. */
export function retentionQuery() {
  return queryOptions({
    queryKey: [...key, "retention"],
    queryFn: ({ signal }) => api<Retention>(`${path}/retention`, { signal, schema: retention }),
    staleTime: 0,
  });
}

export function saveRetention(days: Partial<Record<FormType, number>>): Promise<Retention> {
  return api<Retention>(`${path}/retention`, { method: "PUT", body: { days } });
}

/** The breaches, the newest discovery first. */
export function breachesQuery() {
  return queryOptions({
    queryKey: [...key, "breaches"],
    queryFn: ({ signal }) => api<{ breaches: Breach[] }>(`${path}/breaches`, { signal, schema: breachList }),
    select: ({ breaches }) => breaches,
    staleTime: 0,
  });
}

export async function addBreach(body: BreachInput): Promise<Breach> {
  return (await api<{ data: Breach }>(`${path}/breaches`, { method: "POST", body })).data;
}

interface BreachChange {
  breach: Pick<Breach, "id" | "version">;
  change: { step: BreachStep } | { measures: string };
}

/** Records a step as done now, or the measures. Fails with 412 when somebody else was faster. */
export async function updateBreach({ breach: { id, version }, change }: BreachChange): Promise<Breach> {
  const { data } = await api<{ data: Breach }>(`${path}/breaches/${id}`, {
    method: "PUT",
    body: change,
    headers: { "If-Match": `"v${version}"` },
  });
  return data;
}

/** Shows a changed breach before the list is fetched again: the next change needs its version. */
export function showBreach(client: QueryClient, changed: Breach): void {
  client.setQueryData(breachesQuery().queryKey, (list) =>
    list ? { breaches: list.breaches.map((one) => (one.id === changed.id ? changed : one)) } : list,
  );
}

/** The persons affected, as CSV. */
export function exportAffected(id: string): Promise<Blob> {
  return api.blob(`${path}/breaches/${id}/affected.csv`);
}

/** Everything that is stored about an address, as JSON. */
export function exportPerson(email: string): Promise<Blob> {
  return api.blob(`${path}/export?${new URLSearchParams({ email })}`);
}

/** Refetches everything that the desk shows. */
export function refreshPrivacy(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
