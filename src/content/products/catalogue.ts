import { dc30Pro } from "./dc-30-pro.ts";
import { dc60Compact } from "./dc-60-compact.ts";
import { dc120Ultra } from "./dc-120-ultra.ts";
import { dc240Dualcore } from "./dc-240-dualcore.ts";
import { dc320Maxdrive } from "./dc-320-maxdrive.ts";
import { dynamiccharge60 } from "./dynamiccharge-60.ts";
import { gridEms } from "./grid-ems.ts";
import { powervaultBess250 } from "./powervault-bess-250.ts";
import { type Product, powerKw } from "./product.ts";
import type { ProductSlug, Tab } from "./slugs.ts";
import { smartHomeCharger } from "./smart-home-charger.ts";

const bySlug: Record<ProductSlug, Product> = {
  "smart-home-charger": smartHomeCharger,
  "dc-30-pro": dc30Pro,
  "dc-60-compact": dc60Compact,
  "dc-120-ultra": dc120Ultra,
  "dc-240-dualcore": dc240Dualcore,
  "dc-320-maxdrive": dc320Maxdrive,
  "dynamiccharge-60": dynamiccharge60,
  "grid-ems": gridEms,
  "powervault-bess-250": powervaultBess250,
};

/** All nine products in catalogue order. */
export const products: readonly Product[] = Object.values(bySlug);

/** The products of one catalogue page. */
export function productsOf(tab: Tab): Product[] {
  return products.filter((product) => product.tab === tab);
}

/** The chargers by power, then the products that charge no car. */
export function byPower(listed: readonly Product[]): Product[] {
  const rank = (product: Product) => powerKw(product) ?? Number.MAX_VALUE;
  return listed.toSorted((a, b) => rank(a) - rank(b));
}

/** The product with this slug, or undefined. */
export function productBySlug(slug: string): Product | undefined {
  return products.find(({ id }) => id === slug);
}

/** The recommendations of a product, in order. */
export function recommendedFor(product: Product): Product[] {
  return product.recommended.ids.map((id) => bySlug[id]);
}
