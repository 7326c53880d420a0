import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";
import { HttpError } from "./errors.ts";

/**
 * Refuses a form that another site's page has posted. Browsers say where it comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; a request with neither is refused too.
 */
export function refuseOtherOrigins() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const isOwn = site
      ? site === "same-origin" || site === "none"
      : c.req.header("Origin") === new URL(c.req.url).origin;
    if (!isOwn) {
      throw new HttpError("forbidden", { message: "This form was sent from another site." });
    }
    await next();
  });
}
