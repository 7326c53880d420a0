import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  type Admin,
  type NotificationPreferences,
  type NotificationSettings,
  notificationSettings,
  type ProfileResponse,
  type SessionList,
  sessionList,
} from "#shared/contract/admins.ts";
import type { LanguageCode } from "#shared/languages.ts";
import { api } from "#src/lib/api.ts";
import { profilesKey } from "../admins.queries.ts";

const sessionsKey = ["admins", "sessions"] as const;
const notificationsKey = ["admins", "notifications"] as const;

/** The sessions of the signed-in admin, newest first. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api<SessionList>("/api/admin/sessions", { signal, schema: sessionList }),
    select: ({ sessions }) => sessions,
    staleTime: 0,
  });
}

/** Ends one session, or with null all but the current one. */
export function revokeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string | null) =>
      api<unknown>(id ? `/api/admin/sessions/${id}` : "/api/admin/sessions", { method: "DELETE" }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Changes the signed-in admin's name; every component that shows it follows. */
export function renameMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (name: string) =>
      api<{ admin: Admin }>("/api/admin/profile", { method: "PUT", body: { name } }),
    onSuccess: (response) => {
      client.setQueriesData<ProfileResponse>(
        { queryKey: profilesKey },
        (before) => before && { ...before, ...response },
      );
      return client.invalidateQueries({ queryKey: ["admins", "team"] });
    },
  });
}

/** Changes the signed-in admin's password. Fails with 400 and a sentence for people. */
export function passwordMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      api<{ message: string }>("/api/admin/password", { method: "POST", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Which emails the signed-in admin gets, and whether any are sent. */
export function notificationsQuery() {
  return queryOptions({
    queryKey: notificationsKey,
    queryFn: ({ signal }) =>
      api<NotificationSettings>("/api/admin/notifications", { signal, schema: notificationSettings }),
    staleTime: 0,
  });
}

/** Switches confirmations to senders on or off. */
export function acknowledgementsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (on: boolean) =>
      api<NotificationSettings>("/api/admin/acknowledgements", { method: "PUT", body: { on } }),
    onSuccess: (response) => client.setQueryData(notificationsKey, response),
    scope: { id: "notifications" },
  });
}

/** Saves the languages that staff answer in. */
export function replyLanguagesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (languages: LanguageCode[]) =>
      api<NotificationSettings>("/api/admin/reply-languages", { method: "PUT", body: { languages } }),
    onSuccess: (response) => client.setQueryData(notificationsKey, response),
    scope: { id: "notifications" },
  });
}

/** Saves what ends the mails of the signed-in admin. */
export function signatureMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (signature: string) =>
      api<NotificationSettings>("/api/admin/notifications/signature", { method: "PUT", body: { signature } }),
    onSuccess: (response) => client.setQueryData(notificationsKey, response),
    scope: { id: "notifications" },
  });
}

/** Saves which emails the signed-in admin gets. */
export function preferencesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: NotificationPreferences) =>
      api<NotificationSettings>("/api/admin/notifications", { method: "PUT", body }),
    onSuccess: (response) => client.setQueryData(notificationsKey, response),
    // Quick changes are sent one after another, so that the last one stays.
    scope: { id: "notifications" },
  });
}
