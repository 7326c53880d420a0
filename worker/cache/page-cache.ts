import type { Context } from "hono";
import type { AppEnv } from "../env.ts";
import { hasChallengeKey, inlineScripts, mapOrigins, pagePolicy, scriptHash } from "../http/page-policy.ts";
import { describeError, log } from "../platform/log.ts";
import { answerThroughCache } from "./edge-cache.ts";

/** Renders a page for a request. */
export type Render = (request: Request) => Promise<Response>;

/** Pages that the edge may store: which, under which tags, and the parameters that their address may have. */
const cachedPages: { path: RegExp; tags: string[]; parameters: string[] }[] = [
  { path: /^\/discover$/, tags: ["discover"], parameters: ["type", "tag", "search", "page"] },
  { path: /^\/discover\/[^/.]+$/, tags: ["discover"], parameters: [] },
  { path: /^\/sitemap\.xml$/, tags: ["discover", "stations"], parameters: ["part"] },
  { path: /^\/(?:feed\.xml|feed\.json|llms\.txt)$/, tags: ["discover"], parameters: [] },
  { path: /^\/stations(?:\/[^/.]+)?$/, tags: ["stations"], parameters: [] },
];

/**
 * Answers a request for a page: from the cache where it may be stored, else rendered, with the policy that lets its own inline scripts run. A page is
 * stored only when it says under which tags (`Cache-Tag`); so what failed or is nobody else's never is.
 */
export async function answerPage(c: Context<AppEnv>, render: Render): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    return new Response("Method not allowed", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const url = new URL(c.req.url);
  const path = url.pathname.replace(/\/+$/, "");
  const page = cachedPages.find((candidate) => candidate.path.test(path));
  if (!page) return renderSafely(c, () => render(c.req.raw));

  const known = [...url.searchParams].filter(([name]) => page.parameters.includes(name) || isCampaign(name));
  if (path !== url.pathname || known.length < url.searchParams.size || url.href.endsWith("?")) {
    return new Response(null, { status: 301, headers: { Location: address(path, known) } });
  }
  const campaign = known.filter(([name]) => isCampaign(name));
  const plain = known.filter(([name]) => !isCampaign(name));
  const key = campaign.length > 0 ? address(path, plain) : url.pathname + url.search;
  // One request for all visitors: what a browser says about itself, or React Router to itself, has no part in a stored page.
  const request = new Request(new URL(key, url), { headers: { Accept: "text/html" } });
  const answer = await answerThroughCache(c, { tags: page.tags, key, canonical: campaign.length === 0 }, () =>
    renderSafely(c, () => render(request)),
  );
  return keepCampaign(answer, url, campaign);
}

/**
 * Parameters by which advertisements and mailings are told apart. The browser keeps them with the visitor's enquiry, so they stay in the address;
 * the page does not depend on them.
 */
function isCampaign(name: string): boolean {
  return /^(?:utm_[a-z_]{1,36}|gclid|gbraid|wbraid|fbclid|msclkid)$/.test(name);
}

function address(path: string, parameters: [string, string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}

/** A page that has moved leads on with the campaign that led to it. */
function keepCampaign(answer: Response, url: URL, campaign: [string, string][]): Response {
  const location = answer.headers.get("Location");
  if (location === null || campaign.length === 0) return answer;
  const target = new URL(location, url);
  for (const [name, value] of campaign) target.searchParams.append(name, value);
  const headers = new Headers(answer.headers);
  headers.set("Location", target.pathname + target.search);
  return new Response(null, { status: answer.status, headers });
}

async function renderSafely(c: Context<AppEnv>, render: () => Promise<Response>): Promise<Response> {
  let page: Response;
  try {
    page = await render();
  } catch (error) {
    log("error", "page_failed", {
      requestId: c.get("requestId"),
      error: describeError(error),
    });
    page = brokenPage();
  }
  const headers = new Headers(page.headers);
  if (page.status !== 200 || !headers.has("Cache-Tag")) headers.set("Cache-Control", "no-store");
  if (page.status === 503) headers.set("Retry-After", "5");
  if (isPrivate(c.req.path)) headers.set("X-Robots-Tag", "noindex");
  const { status } = page;
  if (!headers.get("Content-Type")?.startsWith("text/html"))
    return new Response(page.body, { status, headers });
  const html = await page.text();
  const hashes = await Promise.all(inlineScripts(html).map(scriptHash));
  const policy = pagePolicy(hashes, { challenge: hasChallengeKey(html), origins: mapOrigins(c.env) });
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status, headers });
}

function isPrivate(path: string): boolean {
  return /^\/(?:admin|login|register|discover\/preview)(?:\/|$)/.test(path);
}

/** The last resort when not even the site's own error page could be rendered. It says nothing about what went wrong. */
function brokenPage(): Response {
  return new Response(
    '<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>Something went wrong</title>' +
      "<h1>Something went wrong</h1><p>The page could not be shown. Please try again in a moment.</p>" +
      '<p><a href="/">Go to the home page</a></p></html>',
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}
