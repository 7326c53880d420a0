import type { Authenticate } from "../../http/require-admin.ts";
import { describeError, log } from "../../platform/log.ts";
import { seenEveryMs, sessionTimes } from "./admins.rules.ts";
import { findSession, touchSession } from "./sessions.queries.ts";
import { readToken } from "./tokens.ts";

/** Finds the admin of a token: verifies it, then looks up its session. */
export const authenticate: Authenticate = async (c, token) => {
  const now = c.get("now");
  const claims = await readToken(c.env, "session", token, now);
  if (!claims) return null;
  const db = c.get("db");
  const { idleMs } = sessionTimes(c.env);
  const found = await findSession(db, { sessionId: claims.id, adminId: claims.subject, now, idleMs });
  if (found && now - found.session.lastSeenAt > seenEveryMs) {
    // After the response, which does not wait for it and does not fail with it.
    const touched = touchSession(db, claims.id, now).catch((error) =>
      log("error", "session_not_touched", { error: describeError(error) }),
    );
    c.executionCtx.waitUntil(touched);
  }
  return found;
};
