import type { Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { apiFetchContext } from "#src/lib/api.ts";
import { pageResponse } from "./cache/page-cache.ts";
import type { AppEnv } from "./env.ts";

/** Answers a request for a page; `app` is the API, which the page's loaders call in-process. */
export type PageRenderer = (c: Context<AppEnv>, app: Hono<AppEnv>) => Promise<Response>;

const loadBuild = () => import("virtual:react-router/server-build");
let handler: ReturnType<typeof createRequestHandler> | undefined;

/** React Router's handler, made once: from a build that it loads itself it would rank and compile every route again for each request. */
async function handle(request: Request, context: RouterContextProvider): Promise<Response> {
  // Hot reload changes the build between two requests.
  if (import.meta.env.DEV) return createRequestHandler(loadBuild, import.meta.env.MODE)(request, context);
  handler ??= createRequestHandler(await loadBuild(), import.meta.env.MODE);
  return handler(request, context);
}

/** Renders a page with React Router; its loaders reach the API without leaving the Worker. */
export const renderPage: PageRenderer = async (c, app) => {
  const render = (request: Request) => {
    const context = new RouterContextProvider();
    context.set(apiFetchContext, async (path, init) => app.request(path, init, c.env, c.executionCtx));
    return handle(request, context);
  };
  // Hot reload injects scripts and styles of its own and shows every change at once.
  return import.meta.env.DEV ? render(c.req.raw) : pageResponse(c, render);
};
