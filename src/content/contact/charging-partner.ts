import { formatPrice } from "#shared/rupees.ts";
import type { PartnerFigure, PartnerHead } from "./partner-page.ts";

export const chargingPartnerHead: PartnerHead = {
  meta: {
    title: "Become an EV charging partner",
    description:
      "Put fast chargers at your shop, hotel, mall, office or apartment block. 30 to 320 kW, installed within 20 working days, with a 3-year warranty.",
    card: "ev-charging-partner",
  },
  title: ["Chargers where", "your customers", "already park."],
  lead: "A shop, hotel, mall, office or apartment block with parking is half a station. You own the chargers and set the price; we supply them, install them and keep them running.",
  picture: "model-standalone",
  alt: "A hotel front at dusk with one fast charger and a car on charge",
};

/** Rupees for a charger of 30 kW with its works: assumed by the calculator until the survey. */
export const partnerInvestment = 800_000;

/** Rupees that such a charger leaves over each month, with the values that the calculator starts with. */
export const partnerMonthlyProfit = 18_500;

export const chargingPartnerFigures: PartnerFigure[] = [
  {
    value: `₹${partnerInvestment / 100_000} lakh`,
    label: "for each 30 kW charger with its works, as our estimate assumes",
    money: true,
  },
  {
    value: formatPrice(partnerMonthlyProfit),
    label: "left over from it each month, in use 12% of the day",
    money: true,
  },
  { value: "20 working days", label: "to install, after the 2 weeks to 3 months that a sanction takes" },
  { value: "3 years", label: "warranty, with maintenance every quarter" },
];
