/** What a file may do when it is opened by itself: nothing. */
const closed = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** The `Content-Security-Policy` of a file that somebody uploaded; it has no origin of its own either. */
export const filePolicy = [...closed, "sandbox"].join("; ");

/** The same of a picture, a font or a film of the build. Scripts have none: one that runs as a worker would be bound by it. */
export const assetPolicy = closed.join("; ");

const challenges = "https://challenges.cloudflare.com";

interface MapVars {
  MAP_STYLE?: string;
  MAP_HOSTS?: string;
}

/** The origins that the configured map is fetched from, beside our own: none, unless `MAP_STYLE` is a provider's address. */
export function mapOrigins({ MAP_STYLE = "", MAP_HOSTS = "" }: MapVars): string[] {
  if (!MAP_STYLE.startsWith("https://")) return [];
  const named = [MAP_STYLE, ...MAP_HOSTS.split(/\s+/)].filter(
    (address) => address.startsWith("https://") && URL.canParse(address),
  );
  return [...new Set(named.map((address) => new URL(address).origin))];
}

interface PageParts {
  /** Whether the page carries the key of Cloudflare's challenges: only then may they load. */
  challenge: boolean;
  /** What it may fetch from beside our own origin. */
  origins?: string[];
}

/** The `Content-Security-Policy` of a page whose inline scripts have these hashes (`sha256-…`, as `scriptHash` makes them). */
export function pagePolicy(inlineScriptHashes: string[], { challenge, origins = [] }: PageParts): string {
  const hashes = [...new Set(inlineScriptHashes.map((hash) => `'${hash}'`))];
  const scripts = ["'self'", ...(challenge ? [challenges] : []), ...hashes];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    "style-src 'self'",
    // blob: is how the editor shows a file that was chosen and is not on the server yet.
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src https://www.youtube-nocookie.com${challenge ? ` ${challenges}` : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Whether a page carries the key of Cloudflare's challenges (`src/root.tsx`). */
export function hasChallengeKey(html: string): boolean {
  return html.includes('<meta name="challenge-key"');
}

/**
 * The text of every inline script in a page that was rendered by React, which escapes what users wrote. Scripts with a `src` need no
 * hash, and data blocks such as JSON-LD never run; all others count.
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

/** The hash of an inline script as a policy names it: `sha256-` and base64. */
export async function scriptHash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
