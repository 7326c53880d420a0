import { openDb } from "../../db/client.ts";
import type { Authenticate } from "../../http/require-admin.ts";
import { findSession } from "./sessions.queries.ts";
import { readToken } from "./tokens.ts";

/** Finds the admin of a token: verifies it, then looks up its session. */
export const authenticate: Authenticate = async (bindings, token, now) => {
  const claims = await readToken(bindings, token, now);
  if (!claims) return null;
  const admin = await findSession(openDb(bindings.DB), { ...claims, now });
  return admin && { admin, sessionId: claims.sessionId };
};
