import { languages, pathInLanguage, sourcePath } from "#shared/languages.ts";
import { limits } from "#shared/limits.ts";
import { brand } from "./content/brand.ts";
import { privacyNotice } from "./content/contact/notice.ts";
import { productSlugs, type Tab } from "./content/products/slugs.ts";
import { reliabilityPath } from "./content/reliability.ts";
import { adminReliabilityPath } from "./lib/admin-paths.ts";
import { feedPaths, noticePath, paths, productDetailPath, sitemapPath } from "./lib/paths.ts";
import { tripsPath } from "./lib/trip-path.ts";

// The table of all pages. One row of a page for visitors is also for its translations, such as `/hi/products`.
// Routes, prerendering, cache, redirects, search engines, sitemap, llms.txt, speculation rules, attribution and audits
// follow from it. It stays out of the browser's code.

type CacheTag = "discover" | "products" | "reliability" | "stations";

/** How a page reaches a browser. */
type Served =
  /** A static file that the build renders. */
  | {
      served: "built";
      /** The addresses, when the path has parameters. */
      at?: readonly string[];
      /** Addresses that the sitemap leaves out. */
      unlisted?: readonly string[];
    }
  /** Rendered in the Worker and stored at the edge under the tags; any other query parameter is redirected away. */
  | { served: "cached"; tags: readonly CacheTag[]; parameters?: readonly string[] }
  /** Of one person or one draft: never stored, and the address is a secret. */
  | { served: "private" }
  /** The shell of the staff portal, which the browser fills. */
  | { served: "portal" }
  /** Status 404. */
  | { served: "missing" };

export type Page = Served & {
  /** As React Router matches it: `:name` is one segment (`:token` a secret), `*` the rest. Exact ones come first. */
  path: string;
  /** The route module below `src/pages`. */
  module: string;
  sitemap?: true;
  /** Title and description in `llms.txt`. */
  llms?: readonly [title: string, about: string];
};

function page(path: string, module: string, options: Served & Pick<Page, "sitemap" | "llms">): Page {
  return { path, module, ...options };
}

function productPaths(tab: Tab): string[] {
  return productSlugs[tab].map((slug) => productDetailPath(tab, slug));
}

const sitemap = true;
const built = { served: "built" } as const;
const discover = { served: "cached", tags: ["discover"] } as const;
const products = { served: "cached", tags: ["products"] } as const;
const stations = { served: "cached", tags: ["stations"] } as const;
const personal = { served: "private" } as const;
const portal = { served: "portal" } as const;
const { version } = privacyNotice;

/** Files for machines, without a layout. */
export const filePages: readonly Page[] = [
  page("/robots.txt", "machine/robots.ts", built),
  page("/speculation-rules.json", "machine/speculation-rules.ts", built),
  page(sitemapPath(), "machine/sitemap.ts", {
    served: "cached",
    tags: ["discover", "stations"],
    parameters: ["part"],
  }),
  page(feedPaths.atom, "machine/atom-feed.ts", discover),
  page(feedPaths.json, "machine/json-feed.ts", discover),
  page("/llms.txt", "machine/llms.ts", discover),
  page(`${tripsPath}/:from/:to/card`, "machine/trip-card.ts", stations),
  page(`${paths.stations}/:slug/card`, "machine/station-card.ts", stations),
];

/** What visitors see, in `layout/site-shell.tsx`. */
export const sitePages: readonly Page[] = [
  page(paths.home, "site/home.tsx", { ...built, sitemap }),
  page(paths.products, "site/products.tsx", {
    ...products,
    parameters: ["tab", "productName"],
    sitemap,
    llms: ["Chargers", "AC and DC chargers, battery storage and energy management, with datasheets"],
  }),
  page(paths.compare, "site/compare.tsx", {
    ...products,
    parameters: ["ids"],
    sitemap,
    llms: ["Compare chargers", "Two to four products side by side"],
  }),
  page(paths.acCatalogue, "site/catalogue.tsx", {
    ...products,
    parameters: ["product"],
    sitemap,
    llms: ["Home chargers", "AC chargers for houses, apartments and offices"],
  }),
  page(`${paths.acCatalogue}/:slug`, "site/product-detail.tsx", {
    ...built,
    at: productPaths("ac"),
    sitemap,
  }),
  page(paths.dcCatalogue, "site/catalogue.tsx", {
    ...products,
    parameters: ["product"],
    sitemap,
    llms: ["DC fast chargers", "Chargers for stations, fleets and highways"],
  }),
  page(`${paths.dcCatalogue}/:slug`, "site/product-detail.tsx", {
    ...built,
    at: productPaths("dc"),
    sitemap,
  }),
  page(paths.discover, "site/discover.tsx", {
    ...discover,
    parameters: ["type", "tag", "search", "page"],
    sitemap,
  }),
  page(`${paths.discover}/:slug`, "site/article.tsx", discover),
  page(`${paths.discover}/preview/:token`, "site/article-preview.tsx", personal),
  page(paths.stations, "site/stations.tsx", {
    ...stations,
    parameters: ["search", "state", "connector", "power", "available", "open", "page"],
    sitemap,
    llms: ["Charging stations", "Where our stations are, with guns, power and price; one page for each"],
  }),
  page(`${paths.stations}/:slug`, "site/station.tsx", {
    ...{ served: "cached", tags: ["stations", "reliability"] },
    parameters: ["page", "kwh", "plug", "kw"],
  }),
  page(`${paths.stations}/preview/:token`, "site/station-preview.tsx", personal),
  page(`${paths.stations}/:state/:city`, "site/station-city.tsx", { ...stations, parameters: ["page"] }),
  page(reliabilityPath, "site/reliability.tsx", {
    ...{ served: "cached", tags: ["reliability"] },
    sitemap,
    llms: ["Reliability", "How often charging points worked in the last 30 days, with open data to check it"],
  }),
  page(tripsPath, "site/trips.tsx", {
    ...stations,
    parameters: ["from", "to", "swap"],
    sitemap,
    llms: ["Trips", "Charging stops along the way between two cities, in order, with a plan B for each"],
  }),
  page(`${tripsPath}/:from/:to`, "site/trip.tsx", stations),
  page(paths.chargingPartner, "site/contact-partner.tsx", {
    ...built,
    sitemap,
    llms: ["Become a charging partner", "Host chargers at a business"],
  }),
  page(paths.franchisePartner, "site/contact-franchise.tsx", {
    ...built,
    sitemap,
    llms: ["Franchise", "Own a charging station under our name"],
  }),
  page(paths.landPartnership, "site/contact-land.tsx", {
    ...built,
    sitemap,
    llms: ["Land partnership", "Lease land for a charging station"],
  }),
  page(paths.generalQuery, "site/contact-general.tsx", {
    ...built,
    sitemap,
    llms: ["Contact", `Ask anything; a reply within ${brand.replyTime}`],
  }),
  page("/enquiries/:form", "site/submission-form-page.tsx", personal),
  page("/enquiries/:form/:reference", "site/submission-sent.tsx", personal),
  page(paths.ownSubmissions, "site/own-submissions.tsx", personal),
  page(`${paths.ownSubmissions}/:token`, "site/own-submission.tsx", personal),
  page(paths.terms, "site/terms.tsx", { ...built, sitemap }),
  page(paths.privacy, "site/privacy.tsx", { ...built, sitemap }),
  page(paths.privacyNotice, "site/privacy-notice.tsx", { ...built, sitemap }),
  page(`${paths.privacyNotice}/:version/:language`, "site/privacy-notice.tsx", {
    ...built,
    sitemap,
    at: [noticePath(version, "hi"), noticePath(version, "ta")],
    // The current one in English has the shorter path, and the older ones are no longer current.
    unlisted: [
      noticePath(version, "en"),
      ...(["en", "hi", "ta"] as const).map((language) => noticePath("2026-11-22", language)),
      noticePath("2026-11-21", "en"),
    ],
  }),
  page("/*", "site/not-found.tsx", { served: "missing" }),
];

/** The way into the portal, in `layout/sign-in-shell.tsx`. */
export const signInPages: readonly Page[] = [
  page(paths.login, "admin/login.tsx", portal),
  page(paths.forgotPassword, "admin/forgot-password.tsx", portal),
  page(paths.resetPassword, "admin/reset-password.tsx", portal),
  page(paths.join, "admin/join.tsx", portal),
  page(paths.register, "admin/register.tsx", portal),
];

/** The portal, in `layout/admin-shell.tsx`. */
export const portalPages: readonly Page[] = [
  page(paths.admin, "admin/inbox.tsx", portal),
  page(paths.adminDashboard, "admin/dashboard.tsx", portal),
  page(paths.adminDiscover, "admin/discover.tsx", portal),
  page(`${paths.adminDiscover}/:id`, "admin/discover-edit.tsx", portal),
  page(paths.adminStations, "admin/stations.tsx", portal),
  page(paths.adminStationImport, "admin/station-import.tsx", portal),
  page(adminReliabilityPath, "admin/station-reliability.tsx", portal),
  page(`${paths.adminStations}/:id`, "admin/station-edit.tsx", portal),
  page(paths.adminTeam, "admin/team.tsx", portal),
  page(paths.adminPrivacy, "admin/privacy.tsx", portal),
  page(paths.adminSettings, "admin/settings.tsx", portal),
  page(`${paths.admin}/*`, "admin/not-found.tsx", portal),
];

/** First those that end with a pattern for any path. */
export const pages: readonly Page[] = [...filePages, ...signInPages, ...portalPages, ...sitePages];

/** Those that are in every language: what visitors see, feeds, and cards for the road. */
const translatedPages = new Set([
  ...sitePages,
  ...filePages.filter(
    ({ path }) => Object.values<string>(feedPaths).includes(path) || path.endsWith("/card"),
  ),
]);

/** Roots of what the Worker serves that is no page. */
export const notPages = ["/api", "/media", "/ocpi", "/tiles"] as const;

const patterns = pages.map((page) => {
  const path = page.path.replaceAll(".", "\\.").replace(/\/\*$/, "(?:/.*)?");
  // As in React Router, case and a final slash make no difference.
  return { page, pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/*$`, "i") };
});

/**
 * The page at this path in any language; undefined for what is no page. A path without a page of its own has the one of
 * status 404.
 */
export function pageAt(pathname: string): Page | undefined {
  return sourcePageAt(routePath(pathname));
}

function sourcePageAt(pathname: string): Page | undefined {
  if (notPages.some((root) => pathname === root || pathname.startsWith(`${root}/`))) return undefined;
  return patterns.find(({ pattern }) => pattern.test(pathname))?.page;
}

/** The path that routes know: `/products` for `/hi/products`. What has one language is at one address. */
export function routePath(pathname: string): string {
  const path = sourcePath(pathname);
  const page = path === pathname ? undefined : sourcePageAt(path);
  return page && translatedPages.has(page) ? path : pathname;
}

/** False for the portal, for pages of one person, and for what is no page. */
export function isPublicPath(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== undefined && !isHidden(page);
}

/** Whether search engines must not show it, and browsers not prerender it. */
export function isHidden({ served }: Page): boolean {
  return served === "private" || served === "portal";
}

/** The part of a page's path before its first parameter. */
export function fixedPart({ path }: Page): string {
  return path.replace(/[:*].*$/, "");
}

/** The addresses of a page whose path or addresses are known; none with other parameters. */
export function addressesOf(page: Page): readonly string[] {
  if (page.served === "built" && page.at) return page.at;
  return /[:*]/.test(page.path) ? [] : [page.path];
}

function inLanguagesOf(page: Page, paths: readonly string[]): string[] {
  const own = translatedPages.has(page) ? languages : languages.slice(0, 1);
  return own.flatMap((language) => paths.map((path) => pathInLanguage(language, path)));
}

/** What the build renders to static files. */
function builtOf(some: readonly Page[]): string[] {
  return some
    .filter(({ served }) => served === "built" || served === "portal")
    .flatMap((page) =>
      inLanguagesOf(page, [...addressesOf(page), ...((page.served === "built" && page.unlisted) || [])]),
    );
}

export const builtFiles: readonly string[] = builtOf(filePages);
export const builtPages: readonly string[] = builtOf([...sitePages, ...signInPages, ...portalPages]);

/** The shortest paths that all hidden pages begin with; one that ends with a slash is no page itself. */
export const hiddenRoots: readonly string[] = pages
  .filter(isHidden)
  .flatMap((page) => inLanguagesOf(page, [fixedPart(page)]))
  .filter(
    (path, index, all) =>
      all.indexOf(path) === index &&
      !all.some((other) => other !== path && path.startsWith(other.replace(/\/?$/, "/"))),
  );

/** The path as logs may have it: what follows in a page or API call with a secret address is left out. */
export function withoutToken(pathname: string): string {
  for (const root of tokenRoots) {
    const at = pathname.toLowerCase().indexOf(root);
    if (at >= 0 && pathname.length > at + root.length) return `${pathname.slice(0, at + root.length)}...`;
  }
  return pathname;
}

const tokenRoots = pages.filter(({ path }) => path.includes(":token")).map(fixedPart);

/** The public page that a form says it is on, as a URL of this site; null for anything else. */
export function pageOfForm(named: string | null | undefined, origin: string): URL | null {
  if (!named?.startsWith("/") || named.length > limits.url || !URL.canParse(named, origin)) return null;
  const url = new URL(named, origin);
  const isPublic = /^\/[\w/-]*$/.test(url.pathname) && isPublicPath(url.pathname);
  return url.origin === origin && isPublic ? url : null;
}
