import { productSlugs } from "../content/products/slugs.ts";
import { noticePath, paths, productDetailPath } from "./paths.ts";

// For the build, the sitemap and tests. Apart from the paths, which come with every form.

/** Pages of the catalogue that depend on their query string, so the Worker renders them. */
export const queryPaths: string[] = [paths.products, paths.compare, paths.acCatalogue, paths.dcCatalogue];

/** The privacy notices beside the current one in English, whose path is shorter. */
const pastAndTranslatedNotices = [
  ["2026-11-22", "hi"],
  ["2026-11-22", "ta"],
  ["2026-11-22", "en"],
  ["2026-11-21", "en"],
] as const;

/** Pages that are prerendered at build time and served without the Worker. */
export const staticPaths: string[] = [
  paths.home,
  ...productSlugs.ac.map((slug) => productDetailPath("ac", slug)),
  ...productSlugs.dc.map((slug) => productDetailPath("dc", slug)),
  paths.generalQuery,
  paths.chargingPartner,
  paths.franchisePartner,
  paths.landPartnership,
  paths.terms,
  paths.privacy,
  paths.privacyNotice,
  ...pastAndTranslatedNotices.map(([version, language]) => noticePath(version, language)),
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.join,
  paths.register,
  paths.admin,
  paths.adminDashboard,
  paths.adminDiscover,
  paths.adminStations,
  paths.adminTeam,
  paths.adminPrivacy,
  paths.adminSettings,
];
