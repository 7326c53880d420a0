import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { lateStart } from "./lib/late-start.ts";

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
  const text = await new Response(body).text();
  // In development the start script also sets up hot reload, which must come first.
  const html = import.meta.env.PROD ? leanIcons(lateStart(text)) : text;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : html, { status: failed ? 500 : status, headers });
}

const iconAttributes =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-[a-z0-9-]+/g;

/** Leaves out what every icon repeats: `base.css` says it once, and hydration does not look at it. */
function leanIcons(html: string): string {
  return html.replace(iconAttributes, ' viewBox="0 0 24 24" class="lucide');
}
