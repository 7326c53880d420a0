import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import {
  type LoginInput,
  type LoginResponse,
  type ProfileResponse,
  profileResponse,
  type RegisterInput,
  type RegisterResponse,
} from "#src/shared/contract/admins.ts";
import type { ResetResponse, SecondStep } from "#src/shared/contract/sign-in.ts";

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
export function loginMutation() {
  return mutationOptions({
    mutationFn: async (body: LoginInput) => {
      const response = await api<LoginResponse | SecondStep | null>("/api/admin/login", {
        method: "POST",
        body,
      });
      return response && "ticket" in response ? response : requireToken(response);
    },
  });
}

/** Signs in with the second step. Fails with 401 for a wrong code. */
export function codeMutation() {
  return mutationOptions({
    mutationFn: async (body: { ticket: string; code: string }) =>
      requireToken(await api<LoginResponse | null>("/api/admin/login/code", { method: "POST", body })),
  });
}

/** Asks for a link that sets a new password. The response is the same for every address. */
export function resetRequestMutation() {
  return mutationOptions({
    mutationFn: (body: { email: string }) =>
      api<ResetResponse>("/api/admin/password-reset", { method: "POST", body }),
  });
}

/** Sets a new password. Fails with 400 when the link was used or is too old. */
export function resetMutation() {
  return mutationOptions({
    mutationFn: (body: { token: string; password: string }) =>
      api<{ message: string }>("/api/admin/password-reset/confirm", { method: "POST", body }),
  });
}

/** Creates the account of an invitation, and signs in. */
export function joinMutation() {
  return mutationOptions({
    mutationFn: async (body: { token: string; name: string; password: string }) =>
      requireToken(
        await api<LoginResponse | null>("/api/admin/invitations/accept", { method: "POST", body }),
      ),
  });
}

function requireToken(response: LoginResponse | null): LoginResponse {
  // A proxy or captive portal may respond with a page of its own.
  if (!response?.token) throw new TypeError("The sign-in response has no token");
  return response;
}

/** Registers an account. Fails with 409 for a known e-mail, 403 when registration is closed. */
export function registerMutation() {
  return mutationOptions({
    mutationFn: async (body: RegisterInput) => {
      const response = await api<RegisterResponse | null>("/api/admin/register", {
        method: "POST",
        body: { ...body, role: "admin" },
      });
      if (!response?.admin) throw new TypeError("The registration response has no admin");
      return response;
    },
  });
}

/** Ends the session on the server. The browser removes its token whether or not this succeeds. */
export async function endSession(): Promise<void> {
  await api("/api/admin/logout", { method: "POST" });
}
