import { brand } from "#src/content/brand.ts";
import type { PictureName } from "#src/content/pictures.ts";
import type { ProductSlug, Tab } from "#src/content/products/slugs.ts";
import { paths } from "#src/lib/paths.ts";

/** The copy of a catalogue page about its category. */
interface CategoryCopy {
  category: "AC Charging" | "DC Charging";
  path: string;
  title: string;
  lead: string;
  /** Above the cards. */
  listTitle: string;
  /** Above the cards of the products that charge no car. */
  around?: { title: string; text: string };
  meta: { title: string; description: string };
  card: string;
  hero: { picture: PictureName; alt: string };
  /** Above the form: a place where these chargers stand. */
  closing: { title: string; lead: string } & ClosingPicture;
}

interface ClosingPicture {
  picture: PictureName;
  alt: string;
}

export const categories: Record<Tab, CategoryCopy> = {
  ac: {
    category: "AC Charging",
    path: paths.acCatalogue,
    title: "Charge at home, overnight.",
    lead: "A 7.2 kW wall charger for the place you park every night.",
    listTitle: "What it gives, what it needs.",
    meta: {
      title: "Home EV charger in India: 7.2 kW AC wall charger",
      description:
        "The Smart Home Charger: 7.2 kW AC, 230 V single-phase, Type 2, IP55 outdoors. Installed within 20 working days, with a 3-year warranty. Ask for a quote.",
    },
    card: "home-ev-charger-india",
    hero: {
      picture: "home-night",
      alt: "The Smart Home Charger at night, its ring lit green around the plug",
    },
    closing: {
      title: "Ask about your parking space.",
      lead: `Tell us which car it is and where it parks at night. A reply within ${brand.replyTime}.`,
      picture: "smart-home-charger-side",
      alt: "The Smart Home Charger from the side, its cable in a wide loop",
    },
  },
  dc: {
    category: "DC Charging",
    path: paths.dcCatalogue,
    title: "DC fast chargers for business.",
    lead: "One family from 30 to 320 kW, with energy management and storage, for shops, fleets and highways.",
    listTitle: "Six chargers, one family.",
    around: {
      title: "Where the grid is too small.",
      text: "Software that shares one connection between the chargers, and a battery that gives what the grid cannot.",
    },
    meta: {
      title: "Business DC fast charger solutions in India: 30 to 320 kW",
      description:
        "DC fast chargers from 30 kW to 320 kW, load balancing, energy management and battery storage, made in India. Compare them, download datasheets, ask for a quote.",
    },
    card: "business-dc-fast-charger-solutions-india",
    hero: { picture: "dc-family", alt: "Our six DC fast chargers side by side, from 30 to 320 kW" },
    closing: {
      title: "Plan your site with us.",
      lead: `Tell us where the cars will park. A reply within ${brand.replyTime}.`,
      picture: "dc-320-maxdrive-stand",
      alt: "A DC-320 MaxDrive on its island in the morning, a car parked in the bay behind it",
    },
  },
};

/** Above the form of a product's own page, where it is not its category's: that product where it works. */
export const closingPictures: Partial<Record<ProductSlug, ClosingPicture>> = {
  "dc-30-pro": {
    picture: "dc-30-pro-stand",
    alt: "A DC-30 Pro on its island in the morning, a car parked in the bay behind it",
  },
  "dc-60-compact": {
    picture: "dc-60-compact-stand",
    alt: "A DC-60 Compact on its island in the morning, a car parked in the bay behind it",
  },
  "dc-120-ultra": {
    picture: "dc-120-ultra-stand",
    alt: "A DC-120 Ultra on its island in the morning, a car parked in the bay behind it",
  },
  "dc-240-dualcore": {
    picture: "dc-240-dualcore-stand",
    alt: "A DC-240 DualCore on its island in the morning, a car parked in the bay behind it",
  },
  "dc-320-maxdrive": {
    picture: "dc-320-maxdrive-stand",
    alt: "A DC-320 MaxDrive on its island in the morning, a car parked in the bay behind it",
  },
  "dynamiccharge-60": {
    picture: "dynamiccharge-60-stand",
    alt: "A DynamicCharge 60 on its island in the morning, a car parked in the bay behind it",
  },
  "grid-ems": {
    picture: "grid-ems-stand",
    alt: "Grid EMS on a table by the window, the chargers that it runs outside",
  },
  "powervault-bess-250": {
    picture: "powervault-bess-250-stand",
    alt: "A PowerVault BESS-250 beside the bays of a station in the morning",
  },
};

/** The tabs of a catalogue page; the open category links to the overview, like All. */
export function catalogueTabs(current: Tab) {
  return [
    { id: "all" as const, label: "All", href: paths.products },
    { id: "ac" as const, label: "AC Charging", href: current === "ac" ? paths.products : paths.acCatalogue },
    { id: "dc" as const, label: "DC Charging", href: current === "dc" ? paths.products : paths.dcCatalogue },
  ];
}
