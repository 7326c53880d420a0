import type { Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { PrivatePage } from "#shared/own-submission.ts";
import { apiFetchContext, postedFormContext, privatePageContext } from "#src/lib/page-api.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { routePath } from "#src/pages.ts";
import { pageResponse, statefulPageResponse } from "./cache/page-cache.ts";
import type { AppEnv } from "./env.ts";
import { isDevelopment } from "./platform/development.ts";

/** What a page shows that its address does not say: a form again, or what is stored of one person. */
export interface PageState {
  page: URL;
  posted: PostedForm;
  status: number;
  private?: PrivatePage;
}

/** Renders a page, whose loaders call `app`, the API, in-process. No page with a state is cached. */
export type PageRenderer = (c: Context<AppEnv>, app: Hono<AppEnv>, state?: PageState) => Promise<Response>;

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
export const renderPage: PageRenderer = async (c, app, state) => {
  const render = (request: Request) => {
    const context = new RouterContextProvider();
    context.set(apiFetchContext, async (path, init) => app.request(path, init, c.env, c.executionCtx));
    if (state) {
      context.set(postedFormContext, state.posted);
      context.set(privatePageContext, state.private ?? null);
    }
    // Routes are in the language of the source, whatever the page is rendered in.
    const url = new URL(request.url);
    url.pathname = routePath(url.pathname);
    return handle(new Request(url, request), context);
  };
  if (state) return statefulPageResponse(c, state, render);
  return pageResponse(c, render);
};
