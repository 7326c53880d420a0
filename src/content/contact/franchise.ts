import type { PartnerFigure, PartnerHead } from "./partner-page.ts";

export const franchiseHead: PartnerHead = {
  meta: {
    title: "EV charging franchise in India",
    description:
      "Open your own EV charging station under our name: training, set-up, app and dashboard included, up to 95% of the revenue, from ₹1.5 lakh a month.",
    card: "ev-charging-franchise-partner",
  },
  title: ["Your own station.", "Our name", "behind it."],
  lead: "You run the place. We train your people, build the station with you and stay on the phone day and night.",
  picture: "model-franchise",
  alt: "The lit shop of a station at nightfall, tables outside, two chargers beside it",
};

/** Rupees for a charger of 60 kW with its works: assumed by the calculator until the first call. */
export const franchiseInvestment = 1_400_000;

export const franchiseFigures: PartnerFigure[] = [
  {
    value: "Up to 95%",
    label: "of the revenue stays with you, before electricity, rent and staff",
  },
  {
    value: `₹${franchiseInvestment / 100_000} lakh`,
    label: "for each 60 kW charger with its works, as our estimate assumes",
  },
  { value: "6 to 17 weeks", label: "from the application for power to the first car" },
  { value: "₹1.5 lakh+", label: "left over a month, the aim of a station", money: true },
];
