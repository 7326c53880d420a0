import { t } from "#shared/translate.ts";
import { formatNumber } from "../../lib/format.ts";
import type { PictureName } from "../pictures.ts";
import type { Drawing } from "./drawings.ts";
import type { ProductSlug, Tab } from "./slugs.ts";

/** Every field of a specification with its label, in the order of pages and datasheets. */
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

/** One fact. A `sample` is plausible but not confirmed by the business. */
export interface Spec {
  value: string;
  sample: boolean;
}

/** A fact that the business has stated. */
export function stated(value: string): Spec {
  return { value, sample: false };
}

/** A plausible fact, to be confirmed by the business. */
export function sample(value: string): Spec {
  return { value, sample: true };
}

export type FeatureIcon = "zap" | "hand" | "shield" | "cpu";

/** One feature of a product, in one tile. */
export interface Feature {
  title: "Powerful" | "User-friendly" | "Secure" | "Smart";
  description: string;
  icon: FeatureIcon;
  /** What the tile draws; without one, the product's bars. */
  shows?: Drawing;
}

/** One bar of the first feature; `share` is its length in percent of the longest. */
export interface Bar {
  label: string;
  text: string;
  share: number;
  /** Whether it is the product's own bar. */
  own?: boolean;
}

/** What the gallery shows of a product beside the night picture, in this order. */
export const galleryViews = ["porch", "front", "other", "gun", "wall", "screen", "side"] as const;
export type GalleryView = (typeof galleryViews)[number];

export interface Product {
  /** Its slug, which also names its pictures, card and datasheet. */
  id: ProductSlug;
  tab: Tab;
  /** Its name in the catalogue, the menus and the `product` parameter. */
  name: string;
  /** Other names that the `product` parameter accepts. */
  aliases: readonly string[];
  /** The heading above its features. */
  title: string;
  /** Power or capacity: the first half of the subtitle. */
  power: string;
  /** Such as ID10019: the second half; null for software. */
  productId: string | null;
  category: "AC Charging" | "DC Charging";
  /** One or two sentences for the first view. */
  lead: string;
  /** A paragraph for search engines, shared links and the datasheet. */
  description: string;
  images: {
    main: PictureName;
    secondary: PictureName;
    cutout: PictureName;
  } & Partial<Record<GalleryView, PictureName>>;
  /** Alternative texts of the pictures. */
  alt: { main: string; secondary: string };
  /** Below the picture from near. */
  caption: string;
  /** Below views whose usual caption, a measure of the specification, would not do. */
  viewCaptions?: Partial<Record<GalleryView, string>>;
  /** The product's position in its secondary picture. */
  imagePosition: "centre" | "right";
  /** The datasheet's file id; null when there is none. */
  worksheetId: string | null;
  /** Height in mm, for the dimension line; null when the product does not stand on the floor. */
  height: number | null;
  /** Four short facts for the first view. */
  facts: readonly { label: string; value: string }[];
  /** Ends the sentence "If …", for cards and beside the products it is compared with. */
  chooseIf: string;
  /** What a buyer decides by, for a card that has a row to itself. */
  decidedBy?: readonly { label: string; value: string }[];
  /** A figure and a few words for cards. */
  summary: { figure: string; text: string };
  /** A plausible price in rupees before tax, to be confirmed by the business; null is on request. */
  price: { from: number; to: number } | null;
  specifications: Partial<Record<SpecField, Spec>>;
  features: readonly [Feature, Feature, Feature, Feature];
  bars: readonly Bar[];
  /**
   * Up to three recommendations, and whether all are of the same category; with the place that each
   * is for, where its buyer is another.
   */
  recommended: {
    ids: readonly ProductSlug[];
    sameCategory: boolean;
    places?: Partial<Record<ProductSlug, string>>;
  };
}

/** Power (or capacity) and product id, shown below the name. */
export function subtitle({ power, productId }: Product): string[] {
  return productId ? [power, productId] : [power];
}

const lakh = 100_000;

/** `₹38,000 to ₹52,000`, `₹5 to 7 lakh`, or that the price is on request. */
export function priceText({ price }: Pick<Product, "price">): string {
  if (!price) return t("Price on request");
  const { from, to } = price;
  if (from < lakh) return t("₹{from} to ₹{to}", { from: formatNumber(from), to: formatNumber(to) });
  return t("₹{from} to {to} lakh", { from: from / lakh, to: to / lakh });
}

/** `From ₹5 lakh`: the lowest price of some products of lakhs. */
export function lowestPriceText(products: readonly Pick<Product, "price">[]): string {
  const lowest = Math.min(...products.flatMap(({ price }) => (price ? [price.from] : [])));
  return t("From ₹{from} lakh", { from: lowest / lakh });
}

/** The power in kW, the first number of the rating; null for a product that charges no car. */
export function powerKw({ specifications: { powerRating } }: Pick<Product, "specifications">): number | null {
  return powerRating ? Number.parseFloat(powerRating.value) : null;
}

/** What is said beside every indicative price. */
export const priceNote = "Indicative, plus 5% GST and installation";

/** The facts of a product in display order. */
export function specRows(
  product: Product,
): { field: SpecField; label: string; value: string; sample: boolean }[] {
  return (Object.keys(specLabels) as SpecField[]).flatMap((field) => {
    const spec = product.specifications[field];
    return spec ? [{ field, label: specLabels[field], ...spec }] : [];
  });
}

/** The file name of a downloaded datasheet. */
export function datasheetFileName(product: Pick<Product, "name">): string {
  return t("{name}_Datasheet.pdf", { name: product.name });
}

/** The product that a catalogue page shows for an unknown name. */
const fallback = { ac: "smart-home-charger", dc: "dc-30-pro" } as const;

/** Whether a text is the product's name, alias or slug. */
export function isNamed(
  { id, name, aliases }: Pick<Product, "id" | "name" | "aliases">,
  text: string,
): boolean {
  const wanted = text.trim().toLowerCase();
  return [id, name, ...aliases].some((known) => known.toLowerCase() === wanted);
}

/** The product of a category for a `product` parameter, else the fallback. */
export function findByName<Known extends Pick<Product, "id" | "tab" | "name" | "aliases">>(
  products: readonly Known[],
  tab: Tab,
  wanted: string,
): Known | undefined {
  const own = products.filter((product) => product.tab === tab);
  return own.find((product) => isNamed(product, wanted)) ?? own.find(({ id }) => id === fallback[tab]);
}
