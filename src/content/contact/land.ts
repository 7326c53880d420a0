import { brand } from "../brand.ts";
import type { PartnerHead } from "./partner-page.ts";

export const landHead: PartnerHead = {
  meta: {
    title: "EV charging land partnership",
    description: `Lease your land for an EV charging station: 12%, 10.5% or 9% of the revenue by area, or 30% of the profit with SmartLand 30. A call back in ${brand.replyTime}.`,
    card: "ev-charging-land-partnership",
  },
  title: ["Lease your land.", "Earn from", "every charge."],
  lead: `You bring the plot. We build the station, run it and pay you every month. A call back in ${brand.replyTime}.`,
  picture: "scene-plot",
  alt: "A station at dusk: cars below a canopy with solar panels, and a shop",
};

/** The owner's share of revenue in percent, for plots up to so many square feet. */
export const revenueShares = [
  { percent: 12, upTo: 3_000, size: "up to 3,000 sq ft" },
  { percent: 10.5, upTo: 5_000, size: "3,001 to 5,000 sq ft" },
  { percent: 9, upTo: 10_000, size: "5,001 to 10,000 sq ft" },
] as const;

/** The owner's share of monthly profit with SmartLand 30, in percent. */
export const smartLandShare = 30;
