import type { PictureName } from "./pictures.ts";

/** One of four business models; `features` are two figures, `featuresubtitle` their captions. */
export interface BusinessModel {
  id: "standalone" | "distribution" | "partnership" | "franchise";
  /** The label of its tab. */
  tab: string;
  title: string;
  subtitle: string;
  features: [Figure, Figure];
  featuresubtitle: [string, string];
  keyFeatures: [string, string, string, string];
  image: PictureName;
  alt: string;
}

interface Figure {
  value: string;
  unit?: string;
  /** Amounts in rupees have the colour of money. */
  money?: boolean;
}

export const businessModels: BusinessModel[] = [
  {
    id: "standalone",
    tab: "Standalone EV Charging",
    title: "Standalone EV Charging Project",
    subtitle: "A complete public station on your site, from the transformer to the sign.",
    features: [{ value: "50,000+", unit: "kWh" }, { value: "100+" }],
    featuresubtitle: ["Delivered", "New sites coming"],
    keyFeatures: [
      "Fast DC charging",
      "Smart safety controls",
      "UPI/QR payments built in",
      "Easy CMS dashboard",
    ],
    image: "model-standalone",
    alt: "A hotel front at dusk with one fast charger and a car on charge",
  },
  {
    id: "distribution",
    tab: "Charging Distribution",
    title: "Charging Distribution Model",
    subtitle: "Sell our chargers under your name or ours, with a margin on every one.",
    features: [{ value: "100+" }, { value: "Made in India" }],
    featuresubtitle: ["B2B clients", "Every charger"],
    keyFeatures: [
      "White-label CPOs",
      "Reseller margins",
      "Plug-and-earn kits",
      "Onboarding and logistics support",
    ],
    image: "model-distribution",
    alt: "Three sizes of fast charger on pallets in a warehouse",
  },
  {
    id: "partnership",
    tab: "EV Land Partnership",
    title: "EV Charging Land Partnership",
    subtitle: "You bring the land. We build the station, run it and pay you every month.",
    features: [{ value: "₹50k-₹1.5", unit: "lakhs", money: true }, { value: "200+" }],
    featuresubtitle: ["Monthly earnings", "New stations ahead"],
    keyFeatures: [
      "No setup costs",
      "We handle operations",
      "Monthly payouts",
      "Good for roadside/commercial spaces",
    ],
    image: "model-partnership",
    alt: "A fenced plot of land by the road, with a board that says a station is coming",
  },
  {
    id: "franchise",
    tab: "Franchisee EV Station",
    title: "Franchisee EV Station Model",
    subtitle: "Your own station under our name, with our people behind you.",
    features: [{ value: "100+" }, { value: "₹1.5L+", money: true }],
    featuresubtitle: ["B2B clients", "Per month"],
    keyFeatures: [
      "Full training and setup",
      "App and dashboard access",
      "Location and infrastructure help",
      "Backed by a trusted EV brand",
    ],
    image: "model-franchise",
    alt: "A station’s shop front at night, with chargers beside it",
  },
];
