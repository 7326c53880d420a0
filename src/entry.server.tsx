import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { postedFormContext } from "./lib/page-api.ts";
import { ServerRenderContext } from "./lib/server-render.ts";

/**
 * Renders one page to complete HTML. Nothing is streamed early: every page is stored by the edge cache or
 * written to disk at build time, so the answer must be whole and its status final.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const { entry, hmr } = context.manifest;
  const page = (
    <ServerRenderContext
      value={{
        entry: entry.module,
        preloads: entry.imports,
        hotReload: hmr?.runtime,
        posted: loadContext.get(postedFormContext) ?? undefined,
        renderToString,
      }}
    >
      <ServerRouter context={context} url={request.url} />
    </ServerRenderContext>
  );
  const body = await renderToReadableStream(page, {
    signal: request.signal,
    // A part that is outlined would wait for a script to move it to its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : body, { status: failed ? 500 : status, headers });
}
