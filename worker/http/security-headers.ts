import { secureHeaders } from "hono/secure-headers";

/**
 * Headers of every answer that the Worker makes. Static files get the same from `_headers`. An answer of the API is data: it may
 * load nothing and be framed by nobody; the pages set their own policy, with the hashes of their inline scripts.
 */
export function securityHeaders() {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
    referrerPolicy: "strict-origin-when-cross-origin",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    xFrameOptions: "DENY",
    // For browsers and plug-ins that are gone, or (prefetching of names) a loss to the visitor.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    // A page or a file that set its own policy keeps it.
    overwrite: false,
    permissionsPolicy: {
      geolocation: ["self"],
      camera: [],
      microphone: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  });
}
