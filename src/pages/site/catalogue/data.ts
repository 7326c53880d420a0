import type { MetaDescriptor } from "react-router";
import type { Product, ProductBrief } from "#src/content/products/product.ts";
import type { ComparedProduct } from "#src/features/products/compare/comparison.ts";
import type { StaticSearch } from "#src/lib/static-search.ts";

/**
 * What the pages of the catalogue show travels with their HTML. As code it is loaded only by later navigations, so that
 * the first view of one product does not wait for nine.
 */
export function loadSource() {
  return import("./source.ts");
}

interface WithMeta {
  /** Title, description, address and card of the page. */
  meta: MetaDescriptor[];
}

/** One product with what stands under it. */
export interface ShownProduct {
  product: Product;
  recommended: ProductBrief[];
}

export type ProductPageData = ShownProduct & WithMeta;

export interface CatalogueData extends StaticSearch, WithMeta {
  products: ProductBrief[];
  /** The product of detail mode; null in list mode. */
  shown: ShownProduct | null;
}

export interface OverviewData extends StaticSearch, WithMeta {
  products: ProductBrief[];
}

export interface CompareData extends StaticSearch, WithMeta {
  /** What there is to choose from. */
  names: Pick<Product, "id" | "name">[];
  /** Two or three in a complete comparison; fewer while somebody is choosing. */
  chosen: ComparedProduct[];
}
