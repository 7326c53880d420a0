import type { Context } from "hono";
import { languageOfPath, pathInLanguage } from "#shared/languages.ts";
import { fixedPart, isHidden, type Page, pageAt, routePath } from "#src/pages.ts";
import type { AppEnv } from "../env.ts";
import {
  hasChallengeKey,
  inlineScripts,
  mapOrigins,
  pagePolicy,
  scriptHash,
  speculationRules,
} from "../http/page-policy.ts";
import { isDevelopment } from "../platform/development.ts";
import { describeError, log } from "../platform/log.ts";
import { throughEdgeCache } from "./edge-cache.ts";

/** Renders a page for a request. */
export type Render = (request: Request) => Promise<Response>;

/**
 * The response for a page: cached where allowed, else rendered, with a policy that permits its
 * inline scripts. No errors and no private pages are stored.
 */
export async function pageResponse(c: Context<AppEnv>, render: Render): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    return new Response("Method not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const url = new URL(c.req.url);
  const page = pageAt(url.pathname);
  if (page?.served !== "cached") return renderSafely(c, () => render(c.req.raw));

  const path = canonicalPath(page, url.pathname);
  const known = [...url.searchParams].filter(
    ([name]) => page.parameters?.includes(name) || isCampaignParameter(name),
  );
  if (path !== url.pathname || known.length < url.searchParams.size || url.href.endsWith("?")) {
    return new Response(null, { status: 301, headers: { Location: urlOf(path, known) } });
  }
  const campaign = known.filter(([name]) => isCampaignParameter(name));
  const own = known.filter(([name]) => !isCampaignParameter(name));
  const isCanonical = campaign.length === 0;
  const pageUrl = isCanonical ? url.pathname + url.search : urlOf(path, own);
  // A stored page is the same for all visitors, so no header of this one is passed on.
  const request = new Request(new URL(pageUrl, url), { headers: { Accept: "text/html" } });
  const response = await throughEdgeCache(c, { tags: page.tags, path: pageUrl, isCanonical }, () =>
    renderSafely(c, () => render(request)),
  );
  return withCampaign(response, url, campaign);
}

/** A page with a refused form or of one person: never cached, with a status of its own. */
export async function statefulPageResponse(
  c: Context<AppEnv>,
  { page, status }: { page: URL; status: number },
  render: Render,
): Promise<Response> {
  const request = new Request(page, { headers: { Accept: "text/html" } });
  const response = await renderSafely(c, () => render(request));
  if (response.status !== 200) return response;
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(response.body, { status, headers });
}

/**
 * Parameters of advertisements and mailings. They stay in the URL, because submissions report them,
 * but pages do not depend on them.
 */
function isCampaignParameter(name: string): boolean {
  return /^(?:utm_[a-z_]{1,36}|gclid|gbraid|wbraid|fbclid|msclkid)$/.test(name);
}

/** The path without a final slash, in the case of the table. */
function canonicalPath(page: Page, pathname: string): string {
  const fixed = fixedPart(page);
  const path = fixed + routePath(pathname).slice(fixed.length).replace(/\/+$/, "");
  return pathInLanguage(languageOfPath(pathname), path);
}

function urlOf(path: string, parameters: [string, string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}

/** Adds the campaign to the target of a redirect. */
function withCampaign(response: Response, url: URL, campaign: [string, string][]): Response {
  const location = response.headers.get("Location");
  if (location === null || campaign.length === 0) return response;
  const target = new URL(location, url);
  for (const [name, value] of campaign) target.searchParams.append(name, value);
  const headers = new Headers(response.headers);
  headers.set("Location", target.pathname + target.search);
  return new Response(null, { status: response.status, headers });
}

async function renderSafely(c: Context<AppEnv>, render: () => Promise<Response>): Promise<Response> {
  let response: Response;
  try {
    response = await render();
  } catch (error) {
    if (isDevelopment) throw error;
    log("error", "page_failed", {
      requestId: c.get("requestId"),
      error: describeError(error),
    });
    response = fallbackErrorPage();
  }
  const headers = new Headers(response.headers);
  const { pathname } = new URL(c.req.url);
  const page = pageAt(pathname);
  if (response.status !== 200 || page?.served !== "cached") headers.set("Cache-Control", "no-store");
  if (response.status === 503) headers.set("Retry-After", "5");
  if (page && isHidden(page)) headers.set("X-Robots-Tag", "noindex");
  // Their addresses are keys to what one person sent, or to a draft.
  if (page?.served === "private") headers.set("Referrer-Policy", "same-origin");
  const { status } = response;
  if (!headers.get("Content-Type")?.startsWith("text/html"))
    return new Response(response.body, { status, headers });
  const html = await response.text();
  const hashes = await Promise.all(inlineScripts(html).map(scriptHash));
  const policy = pagePolicy(hashes, {
    challenge: hasChallengeKey(html),
    remotePictures: page?.served !== "cached" || page.tags.includes("discover"),
    origins: mapOrigins(c.env),
    hotReload: isDevelopment,
  });
  headers.set("Content-Security-Policy", policy);
  if (page && !isHidden(page)) headers.set("Speculation-Rules", speculationRules);
  return new Response(html, { status, headers });
}

/** Shown when even the site's own error page cannot be rendered. It must not reveal the cause. */
function fallbackErrorPage(): Response {
  return new Response(
    '<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Something went wrong</title>' +
      "<h1>Something went wrong</h1><p>The page could not be shown. Please try again in a moment.</p>" +
      '<p><a href="/">Go to the home page</a></p></html>',
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}
