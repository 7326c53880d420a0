import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { AppEnv } from "../../env.ts";
import { setRequestVariables } from "../../http/request-context.ts";
import { type Clock, systemClock } from "../../platform/clock.ts";
import { requireOperator } from "./ocpi-auth.ts";
import { ocpiCredentialsRoutes } from "./ocpi-credentials.routes.ts";
import { ocpiLocationRoutes } from "./ocpi-locations.routes.ts";
import { recordRefusal } from "./ocpi-refusals.ts";
import { handleOcpiError, OcpiError, ocpiStatus } from "./ocpi-response.ts";
import { ocpiTariffRoutes } from "./ocpi-tariffs.routes.ts";

/** Room for the largest location, one with hundreds of EVSEs. */
const maxBodyBytes = 1024 * 1024;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * OCPI 2.2.1 for charge point operators, mounted at `/ocpi`: an application of its own, because
 * every answer has OCPI's envelope, also for addresses that do not exist.
 */
export function ocpiHandler(
  clock: Clock = systemClock,
): (c: Context<AppEnv>) => Response | Promise<Response> {
  const app = new Hono<AppEnv>();
  app.onError(async (error, c) => {
    if (error instanceof OcpiError) await recordRefusal(c, error.message);
    // Otherwise Hono copies headers of a finished response to this one.
    c.res = undefined;
    return handleOcpiError(error, c);
  });
  app.use(async (c, next) => {
    setRequestVariables(c, clock);
    await next();
  });
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: refuseSize }));
  app.use("/ocpi/emsp/*", requireOperator("connected"));
  app.route("/ocpi/emsp/2.2.1/locations", ocpiLocationRoutes);
  app.route("/ocpi/emsp/2.2.1/tariffs", ocpiTariffRoutes);
  app.route("/ocpi", ocpiCredentialsRoutes);
  app.notFound((c) => {
    const allowed = methods.filter((method) =>
      app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
    );
    const error =
      allowed.length > 0
        ? new OcpiError(ocpiStatus.clientError, "This method is not offered here.", 405, {
            Allow: allowed.join(", "),
          })
        : new OcpiError(ocpiStatus.clientError, "There is nothing at this address.", 404);
    return handleOcpiError(error, c);
  });
  return (c) => app.fetch(c.req.raw, c.env, c.executionCtx);
}

function refuseSize(): never {
  throw new OcpiError(ocpiStatus.clientError, "What you sent is too large.", 413);
}
