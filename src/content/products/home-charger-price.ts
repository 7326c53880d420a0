/** The price of the home charger, apart from its product, of which the calculator needs nothing else. */
export const homeChargerPrice = { from: 38_000, to: 52_000 };

/** What a price becomes with the GST on chargers. */
export const withChargerGst = (rupees: number) => Math.round(rupees * 1.05);
