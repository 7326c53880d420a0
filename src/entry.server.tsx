import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/**
 * Renders one page to complete HTML. Nothing is streamed early: every page is stored by the edge cache or
 * written to disk at build time, so the answer must be whole and its status final.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failed = false;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    // Parts that are hydrated later still stand in their place: outlined, they would wait for a script to move them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await body.allReady;
  const html = scriptsLast(await new Response(body).text());
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, { status: failed ? 500 : status, headers });
}

/**
 * Lets styles and the first picture go before the scripts on a slow line: every page is complete without script, so
 * nothing that is seen waits for it.
 */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
