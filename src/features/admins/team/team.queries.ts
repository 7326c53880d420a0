import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  type AdminList,
  type AdminListItem,
  type AdminRole,
  type AuditLogPage,
  type AuditSubjectType,
  adminList,
  auditLogPage,
  type Decision,
} from "#shared/contract/admins.ts";
import {
  type Invitation,
  type InvitationCreated,
  type InvitationInput,
  type ResetLink,
  resetLink,
} from "#shared/contract/sign-in.ts";
import { api } from "#src/lib/api.ts";

const key = ["admins", "team"] as const;

/** The admins with a status, newest first, page by page. */
export function teamQuery(status: AdminListItem["status"]) {
  return infiniteQueryOptions({
    queryKey: [...key, "accounts", status],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ status });
      if (pageParam) query.set("after", pageParam);
      return api<AdminList>(`/api/admin/accounts?${query}`, { signal, schema: adminList });
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
      return api<AuditLogPage>(`/api/admin/audit?${query}`, { signal, schema: auditLogPage });
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

/** Carries out a decision. Fails with 409 when the status has changed, 403 for oneself. */
export async function decide({ admin, decision }: PendingDecision) {
  const { data } = await api<{ data: AdminListItem }>(`/api/admin/accounts/${admin.id}/${decision}`, {
    method: "POST",
  });
  return data;
}

/** Changes a colleague's role. Fails with 403 for the account that is signed in. */
export async function changeRole({ admin, role }: { admin: AdminListItem; role: AdminRole }) {
  const { data } = await api<{ data: AdminListItem }>(`/api/admin/accounts/${admin.id}/role`, {
    method: "PUT",
    body: { role },
  });
  return data;
}

/** Ends all sessions of a colleague; `factors` also removes passkeys and authenticator app. */
export async function signOutColleague({ admin, factors }: { admin: AdminListItem; factors: boolean }) {
  const path = `/api/admin/accounts/${admin.id}/${factors ? "second-factor" : "sessions"}`;
  await api(path, { method: "DELETE" });
}

/** Makes a link that sets a colleague's password. Fails with 409 when the account is not active. */
export async function makeResetLink(admin: AdminListItem) {
  const path = `/api/admin/accounts/${admin.id}/reset-link`;
  return { admin, link: await api<ResetLink>(path, { method: "POST", schema: resetLink }) };
}

/** The open invitations, newest first. */
export function invitationsQuery() {
  return queryOptions({
    queryKey: [...key, "invitations"],
    queryFn: ({ signal }) => api<{ invitations: Invitation[] }>("/api/admin/invitations", { signal }),
    select: ({ invitations }) => invitations,
    staleTime: 0,
  });
}

/** Invites somebody. Fails with 409 when the address has an account. */
export function invite(body: InvitationInput): Promise<InvitationCreated> {
  return api<InvitationCreated>("/api/admin/invitations", { method: "POST", body });
}

export async function withdraw(id: string): Promise<void> {
  await api(`/api/admin/invitations/${id}`, { method: "DELETE" });
}

/** Refetches the team and the log. */
export function refreshTeam(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
