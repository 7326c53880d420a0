import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "../env.ts";

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

/** What every answer says. One of the API is data: it may load nothing and be framed by nobody. */
const ofAll: Options = {
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
  // A page or a file that set its own policy keeps it: pages let their own inline scripts run.
  overwrite: false,
  // What browsers read on documents only, or (isolation by origin) do by themselves.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xFrameOptions: false,
  // For browsers and plug-ins that are gone, or (prefetching of names) a loss to the visitor.
  xXssProtection: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xDnsPrefetchControl: false,
};

/** What pages say besides. */
const ofPages: Options = {
  ...ofAll,
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

/** Headers of every answer that the Worker makes. Static files get the same as pages from `_headers`. */
export function securityHeaders() {
  const [data, page] = [secureHeaders(ofAll), secureHeaders(ofPages)];
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const isPage = c.res.headers.get("Content-Type")?.startsWith("text/html");
    await (isPage ? page : data)(c, async () => {});
  });
}
