import { discoverPath, homeAnchor, paths, productDetailPath } from "../lib/paths.ts";
import { tripsPath } from "../lib/trip-path.ts";
import type { PictureName } from "./pictures.ts";
import type { ProductSlug } from "./products/slugs.ts";

/** Downloadable files, with the name that each is saved under. */
export const downloads = {
  productBrochure: { href: "/downloads/product-brochure.pdf", fileName: "Product Brochure.pdf" },
  companyBrochure: { href: "/downloads/company-brochure.pdf", fileName: "Company Brochure.pdf" },
} as const;

/** The five items of the header, each with its section of the home page. */
export const mainMenu = [
  { id: "discover", label: "Discover", href: homeAnchor("locations") },
  { id: "charging", label: "Charging", href: homeAnchor("services") },
  { id: "solar", label: "Solar", href: homeAnchor("solar") },
  { id: "join", label: "Join as a Partner", href: homeAnchor("join") },
  { id: "contact", label: "Contact Us", href: homeAnchor("contact") },
] as const;

export type MenuId = (typeof mainMenu)[number]["id"];

/** The notice of the Solar item, which has no page yet. */
export const solarNotice = "Coming Soon!";

export const discoverMenu = [
  {
    label: "Blog",
    description: "Costs, routes and how things work, in plain words",
    route: discoverPath({ type: "blog" }),
  },
  {
    label: "News",
    description: "New stations, new chargers and what changes for drivers",
    route: discoverPath({ type: "news" }),
  },
  {
    label: "FAQ",
    description: "Short answers on charging at home, on the road and at work",
    route: discoverPath({ type: "faq" }),
  },
] as const;

interface ChargerEntry {
  id: string;
  name: string;
  description: string;
  image: PictureName;
  productTarget: { tab: "ac" | "dc"; productName: string };
  navlink: string;
}

function charger(
  entry: Pick<ChargerEntry, "name" | "description" | "image"> & { id: ProductSlug },
  tab: "ac" | "dc",
  productName: string,
): ChargerEntry {
  return { ...entry, productTarget: { tab, productName }, navlink: productDetailPath(tab, entry.id) };
}

/** The four chargers of the Charging menu. */
export const chargingMenu: ChargerEntry[] = [
  charger(
    {
      id: "smart-home-charger",
      name: "7.2 kW Fast",
      description: "Smart AC charging at home",
      image: "smart-home-charger-cutout",
    },
    "ac",
    "Artemis",
  ),
  charger(
    {
      id: "dc-30-pro",
      name: "DC-30 Pro",
      description: "30 kW for shops and hotels",
      image: "dc-30-pro-cutout",
    },
    "dc",
    "DC-30 Pro",
  ),
  charger(
    {
      id: "dc-60-compact",
      name: "DC-60 Compact",
      description: "60 kW in a small cabinet",
      image: "dc-60-compact-cutout",
    },
    "dc",
    "DC-60 Compact",
  ),
  charger(
    {
      id: "dc-120-ultra",
      name: "DC-120 Ultra",
      description: "120 kW for highways and fleets",
      image: "dc-120-ultra-cutout",
    },
    "dc",
    "DC-120 Ultra",
  ),
];

export const brochures = [
  { label: "Product brochure", ...downloads.productBrochure },
  { label: "Company brochure", ...downloads.companyBrochure },
] as const;

/** The three ways to become a partner. */
export const partnerMenu = [
  {
    id: "ev-charging-partner",
    label: "EV charging partner",
    description: "Chargers for your shop, hotel, mall or homes",
    image: "model-standalone",
    route: paths.chargingPartner,
  },
  {
    id: "ev-charging-franchise-partner",
    label: "Franchisee partner",
    description: "Your own station, with our name and training",
    image: "model-franchise",
    route: paths.franchisePartner,
  },
  {
    id: "ev-charging-land-partnership",
    label: "Land partner",
    description: "Lease your land and be paid every month",
    image: "model-partnership",
    route: paths.landPartnership,
  },
] as const satisfies readonly { image: PictureName; [key: string]: string }[];

/** The columns of links in the footer. */
export const footerMenu = {
  products: [
    { label: "Home charger", href: paths.acCatalogue },
    { label: "DC-30 Pro", href: productDetailPath("dc", "dc-30-pro") },
    { label: "DC-60 Compact", href: productDetailPath("dc", "dc-60-compact") },
    { label: "DC-120 Ultra", href: productDetailPath("dc", "dc-120-ultra") },
    { label: "All products", href: paths.products },
  ],
  resources: [
    { label: "Charging stations", href: paths.stations },
    { label: "Plan a trip", href: tripsPath },
    ...discoverMenu.map(({ label, route }) => ({ label, href: route })),
    { label: "Connect to general query", href: paths.generalQuery },
  ],
} as const;
