import type { ProductSlug } from "../../src/content/products/slugs.ts";
import type { DrawnPicture, SitePicture } from "./sample-pictures.ts";

/** Shapes of the sample content that the local set-up loads. A deployment never loads it. */

export type SamplePicture =
  | "hero"
  | "scene-charging"
  | "scene-cafe"
  | "scene-desk"
  | "scene-lounge"
  | "scene-shop"
  | "scene-station"
  | "scene-plot"
  | "scene-solar"
  | "scene-mall"
  | SitePicture
  | DrawnPicture
  | "model-franchise"
  | "model-distribution"
  | "model-partnership"
  | "model-standalone"
  | `${ProductSlug}-${"detail" | "stand"}`;

export type SampleAuthor = "Asha Raman" | "Vikram Kulkarni" | "Sana Mirza";

export interface SampleSection {
  title: string;
  paragraph: string;
  picture: SamplePicture | null;
  videoUrl: string | null;
}

export interface SampleFaq {
  question: string;
  answer: string;
}

/**
 * One knowledge article. `description`, section paragraphs, `importantNote` and FAQ answers hold
 * paragraphs separated by blank lines and may use a small Markdown subset: bold, links, lists.
 */
export interface SampleArticle {
  slug: string;
  contentType: "blog" | "news" | "faq";
  language: "en" | "hi" | "ta";
  /** The slug of the article that this one translates. */
  translationOf?: string;
  title: string;
  description: string;
  picture: SamplePicture | null;
  mainVideoUrl: string | null;
  features: string[];
  sections: SampleSection[];
  importantNote: string | null;
  keyHighlights: string[];
  faqs: SampleFaq[];
  tags: string[];
  metaTitle: string | null;
  metaDescription: string | null;
  isPublished: boolean;
  /** Created, and when published also published, this many days before loading. */
  daysAgo: number;
  authorName: SampleAuthor;
  views: number;
}

export interface SampleSubmission {
  /** Received this many minutes before loading. */
  minutesAgo: number;
  formType:
    | "general_query"
    | "charging_partner"
    | "franchisee_partner"
    | "land_partnership"
    | "discover_query";
  firstName: string;
  lastName: string | null;
  email: string;
  /** E.164, from a range used for samples only. */
  phone: string | null;
  /** The optional answers that were left out are null. */
  formData: Record<string, string | null>;
  status: "new" | "in_progress" | "completed" | "archived";
  priority: "urgent" | "high" | "normal" | "low";
  notes: string | null;
  spam: boolean;
}

export interface SampleConnector {
  standard: "CCS2" | "TYPE2" | "CHADEMO" | "BHARAT_AC001" | "BHARAT_DC001";
  powerType: "AC" | "DC";
  maxPowerKw: number;
}

export interface SampleEvse {
  uid: string;
  status: "AVAILABLE" | "CHARGING" | "OUTOFORDER";
  connectors: SampleConnector[];
}

export interface SampleStation {
  slug: string;
  name: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  lat: number;
  lng: number;
  rating: number;
  speedKw: number;
  /** Rupees per kWh. */
  pricePerKwh: number;
  maxCapacityKw: number;
  timing: string;
  timingSecond: string | null;
  storeNumber: string | null;
  customerCareNumber: string;
  amenities: string[];
  facilities: { name: string; available: boolean }[];
  evses: SampleEvse[];
}
