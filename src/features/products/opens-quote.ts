import type { Product } from "#src/content/products/product.ts";

/** Attributes of a button that opens the quote popup for a product, or for none in particular. */
export function opensQuote(product?: Pick<Product, "name" | "images">) {
  return {
    type: "button",
    "data-needs-script": "",
    "data-action": "quote",
    "data-product": product?.name,
    "data-picture": product?.images.cutout ?? "dc-120-ultra-cutout",
  } as const;
}
