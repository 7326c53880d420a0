import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type {
  Admin,
  LoginInput,
  LoginResponse,
  RegisterInput,
  RegisterResponse,
} from "#src/shared/contract/admins.ts";

/** The admin whose token this is. The token is part of the key, so that no admin sees another's profile. */
export function profileQuery(token: string | null) {
  return queryOptions({
    queryKey: ["admins", "profile", token],
    queryFn: ({ signal }) => api<{ admin: Admin }>("/api/admin/profile", { signal }),
    select: ({ admin }) => admin,
  });
}

/** Signs in. Fails with 401 for a wrong e-mail or password, 403 while approval is pending, 429 after too many attempts. */
export function loginMutation() {
  return mutationOptions({
    mutationFn: async (body: LoginInput) => {
      const response = await api<LoginResponse | null>("/api/admin/login", { method: "POST", body });
      // A proxy or captive portal may respond with a page of its own.
      if (!response?.token) throw new TypeError("The sign-in response has no token");
      return response;
    },
  });
}

/** Registers an account. Fails with 409 when the e-mail is taken, 403 when registration is closed. */
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
