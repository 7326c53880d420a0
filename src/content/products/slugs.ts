/** The slugs of the products in catalogue order, apart from the products' data. */
export const productSlugs = {
  ac: ["smart-home-charger"],
  dc: [
    "dc-30-pro",
    "dc-60-compact",
    "dc-120-ultra",
    "dc-240-dualcore",
    "dc-320-maxdrive",
    "dynamiccharge-60",
    "grid-ems",
    "powervault-bess-250",
  ],
} as const;

export type Tab = keyof typeof productSlugs;
export type ProductSlug = (typeof productSlugs)[Tab][number];
