import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import {
  type Passkey,
  type RecoveryCodeList,
  type TotpSecret,
  type TotpState,
  totpState,
} from "#shared/contract/sign-in.ts";
import { api } from "#src/lib/api.ts";
import { profilesKey } from "../admins.queries.ts";
import { addPasskey } from "../passkeys/passkey-ceremonies.ts";

const passkeysKey = ["admins", "passkeys"] as const;
const totpKey = ["admins", "totp"] as const;

/** The passkeys of the signed-in admin, newest first. */
export function passkeysQuery() {
  return queryOptions({
    queryKey: passkeysKey,
    queryFn: ({ signal }) => api<{ passkeys: Passkey[] }>("/api/admin/passkeys", { signal }),
    select: ({ passkeys }) => passkeys,
    staleTime: 0,
  });
}

/** Reads the factors again, and the profile: with a new factor the whole portal may be open. */
function refresh(client: QueryClient, factorsKey: readonly string[]) {
  return Promise.all([factorsKey, profilesKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function addPasskeyMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: addPasskey,
    onSettled: () => refresh(client, passkeysKey),
  });
}

export function renamePasskeyMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api(`/api/admin/passkeys/${id}`, { method: "PATCH", body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
}

export function removePasskeyMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => api(`/api/admin/passkeys/${id}`, { method: "DELETE" }),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysKey }),
  });
}

/** Whether the second step is on, and how many recovery codes are left. */
export function totpQuery() {
  return queryOptions({
    queryKey: totpKey,
    queryFn: ({ signal }) => api<TotpState>("/api/admin/totp", { signal, schema: totpState }),
    staleTime: 0,
  });
}

/** A new secret for the authenticator app. */
export function newSecret(): Promise<TotpSecret> {
  return api<TotpSecret>("/api/admin/totp", { method: "POST", body: {} });
}

/** Confirms the app, or replaces the recovery codes. Fails with 400 for a wrong code. */
export function confirmCodeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: { code: string }) =>
      api<RecoveryCodeList>("/api/admin/totp", { method: "POST", body }),
    onSuccess: () => refresh(client, totpKey),
  });
}

export function removeTotpMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: () => api("/api/admin/totp", { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: totpKey }),
  });
}
