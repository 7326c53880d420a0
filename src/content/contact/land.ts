import type { PartnerHead } from "./partner-page.ts";

export const landHead: PartnerHead = {
  meta: {
    title: "EV charging land partnership",
    description:
      "Lease your land for an EV charging station: 12%, 10.5% or 9% of the revenue by area, or 30% of the profit with SmartLand 30. A call back in 24 hours.",
    card: "ev-charging-land-partnership",
  },
  title: ["Lease your land.", "Earn from every", "charge."],
  lead: "You bring the plot. We build the station, run it and pay you every month. A call back in 24 hours.",
  picture: "scene-plot",
  alt: "A plot by the road with a canopy, six bays, a battery and a shop",
};

/** What the owner of a plot receives: a share of the revenue by area (square feet), or of the profit. */
export const landShares = [
  { share: "12%", label: "of revenue, up to 3,000 sq ft", upTo: 3000 },
  { share: "10.5%", label: "of revenue, 3,001 to 5,000 sq ft", upTo: 5000 },
  { share: "9%", label: "of revenue, 5,001 to 10,000 sq ft", upTo: 10_000 },
  { share: "30%", label: "of monthly profit, with SmartLand 30", upTo: null },
] as const;
