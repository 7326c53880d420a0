import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type {
  AdminList,
  AdminListItem,
  AuditLogPage,
  AuditSubjectType,
  Decision,
} from "#src/shared/contract/admins.ts";

const key = ["admins", "team"] as const;

/** The admins with a status, newest first, page by page. */
export function teamQuery(status: AdminListItem["status"]) {
  return infiniteQueryOptions({
    queryKey: [...key, "accounts", status],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ status });
      if (pageParam) query.set("after", pageParam);
      return api<AdminList>(`/api/admin/accounts?${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export interface AuditFilter {
  person: string | null;
  subjectType: AuditSubjectType | null;
}

/** The audit log, newest first, page by page. */
export function auditQuery({ person, subjectType }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [...key, "audit", person, subjectType],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams();
      if (person) query.set("person", person);
      if (subjectType) query.set("kind", subjectType);
      if (pageParam) query.set("before", String(pageParam));
      return api<AuditLogPage>(`/api/admin/audit?${query}`, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export interface PendingDecision {
  admin: AdminListItem;
  decision: Decision;
}

/** Carries out a decision. Fails with 409 when the status has changed meanwhile, 403 for the account that is signed in. */
export async function decide({ admin, decision }: PendingDecision) {
  const { data } = await api<{ data: AdminListItem }>(`/api/admin/accounts/${admin.id}/${decision}`, {
    method: "POST",
  });
  return data;
}

/** Refetches the team and the log. */
export function refreshTeam(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
