import type { Tab } from "../content/products/slugs.ts";

/** Every path of the site and the portal; links are never written as literal strings. */
export const paths = {
  home: "/",
  products: "/products",
  compare: "/products/compare",
  acCatalogue: "/home-ev-charger-india",
  dcCatalogue: "/business-dc-fast-charger-solutions-india",
  discover: "/discover",
  stations: "/stations",
  generalQuery: "/contact/general-query",
  chargingPartner: "/contact/ev-charging-partner",
  franchisePartner: "/contact/ev-charging-franchise-partner",
  landPartnership: "/contact/ev-charging-land-partnership",
  terms: "/terms-and-conditions",
  privacy: "/privacy-policy",
  privacyNotice: "/privacy-notice",
  /** Where people ask for what is stored about them. */
  ownSubmissions: "/enquiry",
  login: "/login",
  forgotPassword: "/login/forgot",
  resetPassword: "/login/reset",
  join: "/login/join",
  register: "/register",
  admin: "/admin",
  adminDashboard: "/admin/dashboard",
  adminDiscover: "/admin/discover",
  adminStations: "/admin/stations",
  adminNewStation: "/admin/stations/new",
  adminStationImport: "/admin/stations/import",
  adminTeam: "/admin/team",
  adminPrivacy: "/admin/privacy",
  adminSettings: "/admin/settings",
  adminNewContent: "/admin/discover/new",
} as const;

/** A path without a slash at its end. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, "");
}

/** The path of one article. */
export function articlePath(slug: string): string {
  return `${paths.discover}/${encodeURIComponent(slug)}`;
}

/** The page of one station. */
export function stationPath(slug: string): string {
  return `${paths.stations}/${encodeURIComponent(slug)}`;
}

/** A path with a query string, if there is any. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

interface DiscoverFilter {
  type?: string;
  /** Only without a type and a search. */
  tag?: string;
  search?: string;
  page?: number;
}

/** The Discover list for a filter; parameters in canonical order, without defaults. */
export function discoverPath(filter: DiscoverFilter = {}): string {
  const query = new URLSearchParams();
  if (filter.type) query.set("type", filter.type);
  if (filter.tag) query.set("tag", filter.tag);
  if (filter.search) query.set("search", filter.search);
  if (filter.page && filter.page > 1) query.set("page", String(filter.page));
  return withQuery(paths.discover, query);
}

/** The feeds of the newest articles. */
export const feedPaths = { atom: "/feed.xml", json: "/feed.json" } as const;

/** The sitemap, or one part of it (from 1). */
export function sitemapPath(part?: number): string {
  return part === undefined ? "/sitemap.xml" : `/sitemap.xml?part=${part}`;
}

/** A product in its category's catalogue, by its name. */
export function productPath(tab: Tab, productName: string): string {
  const query = new URLSearchParams({ product: productName });
  return `${cataloguePath(tab)}?${query}`;
}

/** The catalogue page of a category. */
function cataloguePath(tab: Tab): string {
  return tab === "ac" ? paths.acCatalogue : paths.dcCatalogue;
}

/** The overview of products; with a category its products, with the named one first. */
export function overviewPath(tab?: Tab | null, productName?: string): string {
  if (!tab) return paths.products;
  const query = new URLSearchParams({ tab, ...(productName && { productName }) });
  return `${paths.products}?${query}`;
}

/** The canonical page of a product. */
export function productDetailPath(tab: Tab, slug: string): string {
  return `${cataloguePath(tab)}/${slug}`;
}

/** The comparison of products in this order; without any, the page where they are selected. */
export function comparePath(slugs: readonly string[] = []): string {
  return slugs.length > 0 ? `${paths.compare}?ids=${slugs.join(",")}` : paths.compare;
}

/** The datasheet with this file id. */
export function datasheetPath(worksheetId: string): string {
  return `/downloads/datasheets/${worksheetId}.pdf`;
}

/** The URL that a form posts to, at the Worker: a prerendered page accepts no POST. */
export function formAction(form: string): string {
  return `/enquiries/${form}`;
}

/** The sender's own page about a submission. */
export function ownSubmissionPath(token: string): string {
  return `${paths.ownSubmissions}/${token}`;
}

/** The privacy notice in one version and language. */
export function noticePath(version: string, language: string): string {
  return `${paths.privacyNotice}/${version}/${language}`;
}

/** The thank-you for a submission that was posted without script. */
export function submissionSentPath(form: string, reference: string): string {
  return `${formAction(form)}/${reference}`;
}

/** The fragment of a catalogue page that opens the quote popup at once. */
export const quoteFragment = "quote";

/** A section of the home page, such as `#contact`. */
export function homeAnchor(anchor: string): string {
  return `${paths.home}#${anchor}`;
}
