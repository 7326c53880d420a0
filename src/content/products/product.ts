import type { PictureName } from "../pictures.ts";
import type { ProductSlug, Tab } from "./slugs.ts";

/** Every fact that a specification can hold, with its label, in the order in which pages and datasheets show them. */
export const specLabels = {
  powerRating: "Power rating",
  storageCapacity: "Storage capacity",
  batteryType: "Battery type",
  ratedVoltage: "Rated voltage",
  maxDischargePower: "Max discharge power",
  platformType: "Platform type",
  supports: "Supports",
  controlCapabilities: "Control capabilities",
  dashboard: "Dashboard",
  protocols: "Protocols",
  userRoles: "User roles",
  inputVoltage: "Input voltage",
  efficiency: "Efficiency",
  outputInterface: "Output interface",
  outputVoltageRange: "Output voltage range",
  maxOutputCurrent: "Max output current",
  coolingMethod: "Cooling method",
  protectionGrade: "Protection grade",
  operatingTemperature: "Operating temperature",
  dimensions: "Dimensions",
  weight: "Weight",
  chargingCableLength: "Charging cable length",
  monitoring: "Monitoring",
  smartFeatures: "Smart features",
  connectivity: "Connectivity",
  application: "Application",
  useCase: "Use case",
  certification: "Certification",
} as const;

export type SpecField = keyof typeof specLabels;

/** One fact. `sample`: the business has not stated it; it is plausible beside the others and waits to be confirmed. */
export interface Spec {
  value: string;
  sample: boolean;
}

/** A fact that the business states. */
export function stated(value: string): Spec {
  return { value, sample: false };
}

/** A plausible fact, to be confirmed by the business. */
export function sample(value: string): Spec {
  return { value, sample: true };
}

export type FeatureIcon = "zap" | "hand" | "shield" | "cpu";

/** What a product is like, in one tile. */
export interface Feature {
  title: "Powerful" | "User-friendly" | "Secure" | "Smart";
  description: string;
  icon: FeatureIcon;
}

/** One bar beside the first feature; `share` is its length in percent of the longest. */
export interface Bar {
  label: string;
  text: string;
  share: number;
  /** The product's own bar. */
  own?: boolean;
}

export interface Product {
  /** Its address, and the name of its pictures, card and datasheet. */
  id: ProductSlug;
  tab: Tab;
  /** As the catalogue, the menus and the `product` parameter call it. */
  name: string;
  /** Other names that lead to it. */
  aliases: readonly string[];
  /** The heading over its features. */
  title: string;
  /** The power or capacity, the first half of the subtitle. */
  power: string;
  /** Such as ID10019, the second half; null for software, which has none. */
  productId: string | null;
  category: "AC Charging" | "DC Charging";
  /** One or two sentences for the first view. */
  lead: string;
  /** A paragraph for search engines, shared links and the datasheet. */
  description: string;
  images: { main: PictureName; secondary: PictureName; cutout: PictureName };
  /** What the drawings show, for those who do not see them. */
  alt: { main: string; secondary: string };
  caption: string;
  /** Where the product stands in its secondary picture. */
  imagePosition: "left" | "centre" | "right";
  /** The datasheet's file id; null where there is none. */
  worksheetId: string | null;
  /** Its height for the dimension line beside the drawing, in mm; null where the drawing stands on no floor. */
  height: number | null;
  /** Four short facts for the first view. */
  facts: readonly { label: string; value: string }[];
  /** A figure and a few words for cards. */
  summary: { figure: string; text: string };
  specifications: Partial<Record<SpecField, Spec>>;
  features: readonly [Feature, Feature, Feature, Feature];
  bars: readonly Bar[];
  /** Up to three others, and whether all of them are of the same category. */
  recommended: { ids: readonly ProductSlug[]; sameCategory: boolean };
}

/** Power (or capacity) and product id, as they stand under the name. */
export function subtitle({ power, productId }: Product): string[] {
  return productId ? [power, productId] : [power];
}

/** The facts that a product has, in reading order. */
export function specRows(
  product: Product,
): { field: SpecField; label: string; value: string; sample: boolean }[] {
  return (Object.keys(specLabels) as SpecField[]).flatMap((field) => {
    const spec = product.specifications[field];
    return spec ? [{ field, label: specLabels[field], ...spec }] : [];
  });
}

/** The name under which a datasheet is saved. */
export function datasheetFileName(product: Pick<Product, "name">): string {
  return `${product.name}_Datasheet.pdf`;
}

/** What a catalogue page shows for a name that it does not know. */
const fallback = { ac: "smart-home-charger", dc: "dc-30-pro" } as const;

/** The product of a category that a `product` parameter means: by name, other name or address, else the fallback. */
export function findByName<Known extends Pick<Product, "id" | "tab" | "name" | "aliases">>(
  products: readonly Known[],
  tab: Tab,
  wanted: string,
): Known | undefined {
  const text = wanted.trim().toLowerCase();
  const own = products.filter((product) => product.tab === tab);
  const found = own.find(({ id, name, aliases }) =>
    [id, name, ...aliases].some((known) => known.toLowerCase() === text),
  );
  return found ?? own.find(({ id }) => id === fallback[tab]);
}
