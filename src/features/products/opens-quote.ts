import type { Product } from "#src/content/products/product.ts";

/** The id of the quote popup for a product, or for none in particular. */
export function quoteId(product?: Pick<Product, "id">): string {
  return product ? `quote-${product.id}` : "quote";
}

/** Attributes of a button that opens the quote popup for a product, or for none in particular. */
export function opensQuote(product?: Pick<Product, "id">) {
  return { type: "button", command: "show-modal", commandfor: quoteId(product) } as const;
}
