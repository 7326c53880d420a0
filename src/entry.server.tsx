import wordFiles from "virtual:island-words";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { spoken } from "#shared/translate.ts";
import { preloadRupee } from "./lib/fonts.ts";
import { postedFormContext } from "./lib/page-api.ts";
import { ServerRenderContext } from "./lib/server-render.ts";
import { isHidden, pageAt } from "./pages.ts";

/**
 * HTML gives an `<svg>` its namespace by itself; the icons of a page would say it 30 to 40 times. In
 * development React compares each attribute with the component's, so it stays there.
 */
const svgNamespace = ' xmlns="http://www.w3.org/2000/svg"';

/**
 * Renders a page to complete HTML, without streaming: it is cached at the edge or written at
 * build time, so its status must be final.
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
  const shown = pageAt(new URL(request.url).pathname);
  const ownStatus = shown?.served === "missing" && status === 200 ? 404 : status;
  const page = (
    <ServerRenderContext
      value={{
        entry: entry.module,
        preloads: entry.imports,
        hotReload: hmr?.runtime,
        isHidden: shown !== undefined && isHidden(shown),
        isPrivate: shown?.served === "private",
        posted: loadContext.get(postedFormContext) ?? undefined,
        wordsOf,
        renderToString,
      }}
    >
      <ServerRouter context={context} url={request.url} />
    </ServerRenderContext>
  );
  const body = await renderToReadableStream(page, {
    signal: request.signal,
    // An outlined part would need a script to move it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await body.allReady;
  const rendered = preloadRupee(await new Response(body).text());
  const html = import.meta.env.DEV ? rendered : rendered.replaceAll(svgNamespace, "");
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, { status: failed ? 500 : ownStatus, headers });
}

function wordsOf(island: string): string | undefined {
  return wordFiles[`${spoken()?.code} ${island}`];
}
