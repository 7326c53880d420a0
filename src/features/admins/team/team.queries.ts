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

/** The accounts in a state, newest first, part by part. */
export function accountsQuery(status: AdminListItem["status"]) {
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
  kind: AuditSubjectType | null;
}

/** What was done, newest first, part by part. */
export function auditQuery({ person, kind }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [...key, "audit", person, kind],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams();
      if (person) query.set("person", person);
      if (kind) query.set("kind", kind);
      if (pageParam) query.set("before", String(pageParam));
      return api<AuditLogPage>(`/api/admin/audit?${query}`, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Carries out a decision. Fails with 409 when a colleague was faster, 403 for the own account. */
export async function decideAccount({ account, decision }: { account: AdminListItem; decision: Decision }) {
  const { data } = await api<{ data: AdminListItem }>(`/api/admin/accounts/${account.id}/${decision}`, {
    method: "POST",
  });
  return data;
}

/** Reads the team and the log again. */
export function refreshTeam(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
