import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "../env.ts";

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

/** Headers of every response. The API's are data: they load nothing and are never framed. */
const common: Options = {
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
  referrerPolicy: "strict-origin-when-cross-origin",
  crossOriginResourcePolicy: "same-origin",
  // Keeps the policy that a page or a file has set for itself.
  overwrite: false,
  // Read by browsers on documents only, or (origin isolation) on by default.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xFrameOptions: false,
  // For browsers and plug-ins no longer in use, or (DNS prefetching) slower for visitors.
  xXssProtection: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
};

/** Headers of HTML documents. */
const documents: Options = {
  ...common,
  crossOriginOpenerPolicy: "same-origin",
  xFrameOptions: "DENY",
  permissionsPolicy: {
    geolocation: ["self"],
    camera: [],
    microphone: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
};

/** Adds security headers to the Worker's responses; static files have theirs in `_headers`. */
export function securityHeaders() {
  const [data, page] = [secureHeaders(common), secureHeaders(documents)];
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    await (isPage ? page : data)(c, async () => {});
  });
}
