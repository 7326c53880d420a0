import { queryOptions } from "@tanstack/react-query";
import {
  type LoginInput,
  type LoginResponse,
  type ProfileResponse,
  profileResponse,
  type RegisterInput,
  type RegisterResponse,
} from "#shared/contract/admins.ts";
import {
  type OpenInvitation,
  openInvitation,
  type ResetAvailability,
  type ResetResponse,
  resetAvailability,
  type SecondStep,
} from "#shared/contract/sign-in.ts";
import { api } from "#src/lib/api.ts";

/** The queries of every token's profile. */
export const profilesKey = ["admins", "profile"] as const;

/** The signed-in admin. The token is in the key, so that nobody sees another's profile. */
export function profileQuery(token: string | null) {
  return queryOptions({
    queryKey: [...profilesKey, token],
    queryFn: ({ signal }) => api<ProfileResponse>("/api/admin/profile", { signal, schema: profileResponse }),
  });
}

/**
 * Signs in, or gives the ticket of the second step. Fails with 401 for a wrong e-mail or
 * password, 403 while approval is pending, 429 after too many attempts.
 */
export async function logIn(body: LoginInput): Promise<LoginResponse | SecondStep> {
  const response = await api<LoginResponse | SecondStep | null>("/api/admin/login", {
    method: "POST",
    body,
  });
  return response && "ticket" in response ? response : requireToken(response);
}

/** Signs in with the second step. Fails with 401 for a wrong code. */
export async function enterCode(body: { ticket: string; code: string }): Promise<LoginResponse> {
  return requireToken(await api<LoginResponse | null>("/api/admin/login/code", { method: "POST", body }));
}

/** Asks for a link that sets a new password. The response is the same for every address. */
export function requestReset(body: { email: string }): Promise<ResetResponse> {
  return api<ResetResponse>("/api/admin/password-reset", { method: "POST", body });
}

/** Whether this site mails the link that sets a new password. */
export function resetAvailabilityQuery() {
  return queryOptions({
    queryKey: ["admins", "password-reset"],
    queryFn: ({ signal }) =>
      api<ResetAvailability>("/api/admin/password-reset", { signal, schema: resetAvailability }),
  });
}

/** Sets a new password. Fails with 400 when the link was used or is too old. */
export function resetPassword(body: { token: string; password: string }): Promise<{ message: string }> {
  return api<{ message: string }>("/api/admin/password-reset/confirm", { method: "POST", body });
}

interface JoinInput {
  token: string;
  name: string;
  password: string;
}

/** What an invitation gives. Fails with 400 when it was used, withdrawn, or is too old. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ["admins", "invitation", token],
    queryFn: ({ signal }) =>
      api<OpenInvitation>("/api/admin/invitations/read", {
        method: "POST",
        body: { token },
        signal,
        schema: openInvitation,
      }),
    // A page that was opened without its link has nothing to ask for.
    enabled: token !== "",
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Creates the account of an invitation, and signs in. */
export async function joinTeam(body: JoinInput): Promise<LoginResponse> {
  const path = "/api/admin/invitations/accept";
  return requireToken(await api<LoginResponse | null>(path, { method: "POST", body }));
}

function requireToken(response: LoginResponse | null): LoginResponse {
  // A proxy or captive portal may respond with a page of its own.
  if (!response?.token) throw new TypeError("The sign-in response has no token");
  return response;
}

/** Registers an account. Fails with 409 for a known e-mail, 403 when registration is closed. */
export async function register(body: RegisterInput): Promise<RegisterResponse> {
  const response = await api<RegisterResponse | null>("/api/admin/register", {
    method: "POST",
    body: { ...body, role: "admin" },
  });
  if (!response?.admin) throw new TypeError("The registration response has no admin");
  return response;
}

/** Ends the session on the server. The browser removes its token whether or not this succeeds. */
export async function endSession(): Promise<void> {
  await api("/api/admin/logout", { method: "POST" });
}
