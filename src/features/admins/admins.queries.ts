import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type {
  Admin,
  LoginInput,
  LoginResponse,
  RegisterInput,
  RegisterResponse,
} from "#src/shared/contract/admins.ts";

/** Whose token this is. The token is part of the key, so that one account never sees another's answer. */
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
      const answer = await api<LoginResponse | null>("/api/admin/login", { method: "POST", body });
      // Something between here and the server may answer with a page of its own.
      if (!answer?.token) throw new TypeError("The sign-in was answered without a token");
      return answer;
    },
  });
}

/** Asks for an account. Fails with 409 when the e-mail is taken, 403 when registration is closed. */
export function registerMutation() {
  return mutationOptions({
    mutationFn: async (body: RegisterInput) => {
      const answer = await api<RegisterResponse | null>("/api/admin/register", {
        method: "POST",
        body: { ...body, role: "admin" },
      });
      if (!answer?.admin) throw new TypeError("The registration was answered without an account");
      return answer;
    },
  });
}

/** Ends the session on the server. The browser forgets its token whether or not this succeeds. */
export async function endSession(): Promise<void> {
  await api("/api/admin/logout", { method: "POST" });
}
