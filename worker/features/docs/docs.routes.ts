import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { scriptHash } from "../../http/page-policy.ts";
import { type ApiDocument, openApiDocument } from "./document.ts";
import { docsPage, pageStyle } from "./page.ts";

/** API documentation, mounted at `/api`; built on first use, when all routes of `app` exist. */
export function docsRoutes(app: Hono<AppEnv>): Hono<AppEnv> {
  let built: ApiDocument | undefined;
  const document = () => {
    built ??= openApiDocument(app.routes);
    return built;
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
