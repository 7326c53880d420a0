const price = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  trailingZeroDisplay: "stripIfInteger",
});

/** A price of a unit, with paise where it has some: `₹15`, `₹18.50`. */
export function formatPrice(rupees: number): string {
  return price.format(rupees);
}
