import type { MetaDescriptor } from "react-router";
import type { Product } from "#src/content/products/product.ts";
import { productDetailPath } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";

/** What search engines and shared links show of a product; its address is always its own page. */
export function productMeta(product: Product): MetaDescriptor[] {
  const { name, power, category, description, tab, id } = product;
  return pageMeta({
    title: `${name}: ${power}, ${category}`,
    description,
    path: productDetailPath(tab, id),
    card: id,
  });
}
