import { createMiddleware } from "hono/factory";
import type { StepUpMethod } from "#shared/contract/sign-in.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { describeRoute } from "../../http/route-metadata.ts";
import { verificationMs } from "./admins.rules.ts";
import { listFactors } from "./passkeys.queries.ts";

/**
 * Middleware that asks for a proof of identity of the last ten minutes: a passkey or a code. An
 * account that has neither is asked for its password (`always`), or not at all (`factor`: what
 * the specification offers without one). Fails with `forbidden`, whose `data.stepUp` lists what
 * `POST /api/admin/step-up` accepts.
 */
export function requireStepUp(who: "always" | "factor") {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    const { isStrong, verifiedAt } = c.get("session");
    const isFresh = verifiedAt > c.get("now") - verificationMs;
    if (!(isFresh && isStrong)) {
      const methods = await stepUpMethodsOf(c.get("db"), c.get("admin").id);
      const passwordIsEnough = methods.includes("password") && (isFresh || who === "factor");
      if (!passwordIsEnough) {
        throw new HttpError("forbidden", {
          message: "Please confirm that it is you.",
          data: { stepUp: methods },
        });
      }
    }
    await next();
  });
  return describeRoute(middleware, { stepUp: true });
}

/** How an admin can prove who they are: their second factors, or without one the password. */
export async function stepUpMethodsOf(db: Db, adminId: string): Promise<StepUpMethod[]> {
  const factors = await listFactors(db, adminId);
  return factors.length > 0 ? factors : ["password"];
}
