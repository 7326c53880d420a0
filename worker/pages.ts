import type { Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { apiFetchContext, postedFormContext } from "#src/lib/page-api.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { pageResponse, refusedPageResponse } from "./cache/page-cache.ts";
import type { AppEnv } from "./env.ts";
import { isDevelopment } from "./platform/development.ts";

/** A form that was refused, and the page that shows it again. */
export interface RefusedForm {
  page: URL;
  posted: PostedForm;
  status: number;
}

/** Renders a page, whose loaders call `app`, the API, in-process; `refusedForm` is what it shows again. */
export type PageRenderer = (
  c: Context<AppEnv>,
  app: Hono<AppEnv>,
  refusedForm?: RefusedForm,
) => Promise<Response>;

const loadBuild = () => import("virtual:react-router/server-build");
let handler: ReturnType<typeof createRequestHandler> | undefined;

/** React Router's handler, created once: given a function, it compiles all routes per request. */
async function handle(request: Request, context: RouterContextProvider): Promise<Response> {
  // In development the build may change between two requests.
  if (isDevelopment) return createRequestHandler(loadBuild, import.meta.env.MODE)(request, context);
  handler ??= createRequestHandler(await loadBuild(), import.meta.env.MODE);
  return handler(request, context);
}

/** Renders a page with React Router; its loaders reach the API without leaving the Worker. */
export const renderPage: PageRenderer = async (c, app, refusedForm) => {
  const render = (request: Request) => {
    const context = new RouterContextProvider();
    context.set(apiFetchContext, async (path, init) => app.request(path, init, c.env, c.executionCtx));
    if (refusedForm) context.set(postedFormContext, refusedForm.posted);
    return handle(request, context);
  };
  if (refusedForm) return refusedPageResponse(c, refusedForm, render);
  return pageResponse(c, render);
};
