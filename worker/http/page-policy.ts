/** For a file opened as a document: it may load nothing. */
const denyAll = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** The `Content-Security-Policy` of an uploaded file; `sandbox` also takes away its origin. */
export const filePolicy = [...denyAll, "sandbox"].join("; ");

/** The policy of pictures, fonts and videos; on scripts it would restrict web workers. */
export const assetPolicy = denyAll.join("; ");

const challenges = "https://challenges.cloudflare.com";

interface MapVars {
  MAP_STYLE?: string;
  MAP_HOSTS?: string;
}

/** Other origins that the configured map loads from; none unless `MAP_STYLE` is a URL. */
export function mapOrigins({ MAP_STYLE = "", MAP_HOSTS = "" }: MapVars): string[] {
  if (!MAP_STYLE.startsWith("https://")) return [];
  const urls = [MAP_STYLE, ...MAP_HOSTS.split(/\s+/)].filter(
    (url) => url.startsWith("https://") && URL.canParse(url),
  );
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

interface PagePolicyOptions {
  /** Allows Cloudflare Turnstile, which a page needs only when it holds the site key. */
  challenge: boolean;
  /** Allows pictures of other sites, which editors may put into articles. */
  remotePictures?: boolean;
  /** Origins that the page may fetch from, besides its own. */
  origins?: string[];
  /** Allows what Vite's client uses in development: style elements, and a worker from a blob. */
  hotReload?: boolean;
}

/** The `Content-Security-Policy` of a page; `inlineScriptHashes` come from `scriptHash`. */
export function pagePolicy(
  inlineScriptHashes: string[],
  { challenge, remotePictures = true, origins = [], hotReload = false }: PagePolicyOptions,
): string {
  const hashes = [...new Set(inlineScriptHashes.map((hash) => `'${hash}'`))];
  const scripts = ["'self'", ...(challenge ? [challenges] : []), ...hashes];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    `style-src 'self'${hotReload ? " 'unsafe-inline'" : ""}`,
    // blob: lets the editor show a chosen file before it is uploaded.
    `img-src 'self'${remotePictures ? " https:" : ""} data: blob:`,
    "media-src 'self' https: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(" "),
    `worker-src 'self'${hotReload ? " blob:" : ""}`,
    "manifest-src 'self'",
    `frame-src https://www.youtube-nocookie.com${challenge ? ` ${challenges}` : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Whether a page holds the Turnstile site key (`src/root.tsx`). */
export function hasChallengeKey(html: string): boolean {
  return html.includes('<meta name="challenge-key"');
}

/**
 * The text of every inline script that runs in a page rendered by React, which escapes user text.
 * Scripts with a `src` and data blocks such as JSON-LD need no hash.
 */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || text === "") continue;
    if (/\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)) continue;
    scripts.push(text);
  }
  return scripts;
}

/** The `Speculation-Rules` of a public page: the links that a browser may prerender. */
export const speculationRules = '"/speculation-rules.json"';

/** The hash of an inline script or style for a policy: `sha256-` and base64. */
export async function scriptHash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
