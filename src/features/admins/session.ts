import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ProfileResponse } from "#shared/contract/admins.ts";
import { hasStatus } from "#src/lib/api.ts";
import { endSession, profileQuery } from "./admins.queries.ts";
import { clearToken, useToken } from "./token.ts";

export type Session =
  | { state: "loading" }
  | { state: "signed-out" }
  | ({ state: "signed-in" } & ProfileResponse)
  /** There is a token, but the server could not be asked about it. */
  | { state: "unreachable"; error: Error; retry: () => void; retrying: boolean };

/** Who is signed in. Only a 401 response ends the session; a failed network does not. */
export function useSession(): Session {
  const token = useToken();
  const profile = useQuery({ ...profileQuery(token ?? null), enabled: Boolean(token) });
  const hasEnded = Boolean(token) && hasStatus(profile.error, 401);
  useEffect(() => {
    if (hasEnded) clearToken({ byUser: false });
  }, [hasEnded]);

  if (token === undefined || hasEnded) return { state: "loading" };
  if (token === null) return { state: "signed-out" };
  if (profile.data) return { state: "signed-in", ...profile.data };
  if (profile.error) {
    return {
      state: "unreachable",
      error: profile.error,
      retry: () => void profile.refetch(),
      retrying: profile.isFetching,
    };
  }
  return { state: "loading" };
}

/**
 * Ends the session at the first 401 response of the portal: the token has expired or was revoked.
 */
export function useSessionWatch(): void {
  const client = useQueryClient();
  useEffect(() => {
    const endIfRefused = (error: unknown) => {
      if (hasStatus(error, 401)) clearToken({ byUser: false });
    };
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") endIfRefused(event.action.error);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") endIfRefused(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
}

/** Signs out here, in every other tab, and on the server. */
export function signOut(client: QueryClient): void {
  const ended = endSession();
  clearToken({ byUser: true });
  client.clear();
  // Offline, the session ends on the server when it expires; this browser has no token any more.
  ended.catch(() => undefined);
}
