import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { scriptHash } from "../../http/page-policy.ts";
import { type ApiDocument, describeApi } from "./document.ts";
import { docsPage, pageStyle } from "./page.ts";

/** The description of the API, mounted at `/api`. It is made once, from all routes that `app` has by then. */
export function docsRoutes(app: Hono<AppEnv>): Hono<AppEnv> {
  let made: ApiDocument | undefined;
  const document = () => {
    made ??= describeApi(app.routes);
    return made;
  };
  return new Hono<AppEnv>()
    .get("/openapi.json", (c) => c.json(document()))
    .get("/docs", async (c) => {
      const hash = await scriptHash(pageStyle);
      c.header(
        "Content-Security-Policy",
        `default-src 'none'; style-src '${hash}'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      return c.html(docsPage(document()));
    });
}
