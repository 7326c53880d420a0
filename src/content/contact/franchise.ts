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
  picture: "scene-station",
  alt: "A station at dusk: two fast chargers under a lit canopy, a car on charge, the shop behind them",
};

/** The station of the figures and of the calculator: four chargers of 60 kW. */
export const franchiseChargers = 4;

/** Rupees for a charger of 60 kW with its works: assumed by the calculator until the first call. */
export const franchiseInvestment = 1_400_000;

/** What a franchisee decides by. */
export const franchiseFigures: PartnerFigure[] = [
  {
    value: `₹${(franchiseChargers * franchiseInvestment) / 100_000} lakh`,
    label: "for four 60 kW chargers with their works, as our estimate assumes",
    money: true,
  },
  {
    value: "Up to 95%",
    label: "of the revenue stays with you, before electricity, rent and staff",
  },
  { value: "3,000 sq ft", label: "hold four bays, the way in and out, and a shop" },
  { value: "6 to 17 weeks", label: "from the application for power to the first car" },
];
