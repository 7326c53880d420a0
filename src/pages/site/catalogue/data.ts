import { briefOf, findByName, type Product, type ProductBrief } from "#src/content/products/product.ts";
import type { Tab } from "#src/content/products/slugs.ts";
import type { StaticSearch } from "#src/lib/static-search.ts";

/**
 * The product data travel with the page's HTML and are loaded as code only by later navigations, so that the first view
 * of a page does not wait for nine products to show one.
 */
export function loadProducts() {
  return import("#src/content/products/catalogue.ts");
}

/** One product with what stands under it. */
export interface ProductPageData {
  product: Product;
  recommended: ProductBrief[];
}

export interface CatalogueData extends StaticSearch {
  products: ProductBrief[];
  /** The product of detail mode; null in list mode. */
  shown: ProductPageData | null;
}

/** What a catalogue page shows for a query string. */
export async function catalogueData(tab: Tab, search: string): Promise<CatalogueData> {
  const { productsOf, recommendedFor } = await loadProducts();
  const products = productsOf(tab);
  const name = new URLSearchParams(search).get("product");
  const product = name === null ? undefined : findByName(products, tab, name);
  return {
    search,
    products: products.map(briefOf),
    shown: product ? { product, recommended: recommendedFor(product).map(briefOf) } : null,
  };
}

/** What a product's own page shows; null when there is no such product in the category. */
export async function productPageData(tab: Tab, slug: string): Promise<ProductPageData | null> {
  const { productBySlug, recommendedFor } = await loadProducts();
  const product = productBySlug(slug);
  return product?.tab === tab ? { product, recommended: recommendedFor(product).map(briefOf) } : null;
}
