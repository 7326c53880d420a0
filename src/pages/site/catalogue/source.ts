import { productBySlug, products, productsOf, recommendedFor } from "#src/content/products/catalogue.ts";
import { briefOf, findByName, type Product } from "#src/content/products/product.ts";
import type { Tab } from "#src/content/products/slugs.ts";
import { type ComparedProduct, readIds } from "#src/features/products/compare/comparison.ts";
import { productData } from "#src/features/products/product-data.ts";
import { paths, productDetailPath } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { breadcrumbData } from "#src/lib/structured-data.ts";
import { overview } from "../products/copy.ts";
import { categories } from "./copy.ts";
import type { CatalogueData, CompareData, OverviewData, ProductPageData } from "./data.ts";

/** What a catalogue page shows for a query string. In detail mode its address is that of the product's own page. */
export function catalogueData(tab: Tab, search: string): CatalogueData {
  const own = productsOf(tab);
  const name = new URLSearchParams(search).get("product");
  const product = name === null ? undefined : findByName(own, tab, name);
  const { meta, path, card } = categories[tab];
  return {
    search,
    products: own.map(briefOf),
    shown: product ? { product, recommended: recommendedFor(product).map(briefOf) } : null,
    meta: product ? productMeta(product) : pageMeta({ ...meta, path, card }),
  };
}

/** What a product's own page shows; null when there is no such product in the category. */
export function productPageData(tab: Tab, slug: string): ProductPageData | null {
  const product = productBySlug(slug);
  if (product?.tab !== tab) return null;
  const { name, category } = product;
  const steps = [
    { name: "EV Charger", path: paths.products },
    { name: category, path: categories[tab].path },
    { name, path: productDetailPath(tab, product.id) },
  ];
  return {
    product,
    recommended: recommendedFor(product).map(briefOf),
    meta: [
      ...productMeta(product),
      { "script:ld+json": productData(product) },
      { "script:ld+json": breadcrumbData(steps) },
    ],
  };
}

/** All products, for the overview with a query string. */
export function overviewData(search: string): OverviewData {
  return {
    search,
    products: products.map(briefOf),
    meta: pageMeta({ ...overview.meta, path: paths.products, card: "products" }),
  };
}

/** What there is to compare, and what a query string has chosen. */
export function compareData(search: string): CompareData {
  return {
    search,
    names: products.map(({ id, name }) => ({ id, name })),
    chosen: readIds(products, new URLSearchParams(search).get("ids")).map(comparedOf),
    meta: pageMeta({
      title: "Compare EV chargers",
      description: "Two or three products side by side, fact by fact, with their differences marked.",
      path: paths.compare,
      card: "products",
    }),
  };
}

function comparedOf(product: Product): ComparedProduct {
  return { ...briefOf(product), specifications: product.specifications };
}

/** What search engines and shared links show of a product; its address is always its own page. */
function productMeta({ name, power, category, description, tab, id }: Product) {
  return pageMeta({
    title: `${name}: ${power}, ${category}`,
    description,
    path: productDetailPath(tab, id),
    card: id,
  });
}
