import { redirect } from "react-router";
import { t } from "#shared/translate.ts";
import { faqsFor } from "#src/content/faqs.ts";
import {
  byPower,
  productBySlug,
  products,
  productsOf,
  recommendedFor,
} from "#src/content/products/catalogue.ts";
import { findByName, isNamed, type Product } from "#src/content/products/product.ts";
import type { Tab } from "#src/content/products/slugs.ts";
import { exampleIds, readIds } from "#src/features/products/compare/comparison.ts";
import { productData } from "#src/features/products/product-data.ts";
import { comparePath, overviewPath, paths, productDetailPath, productPath } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { breadcrumbData, faqData, typedPageMeta } from "#src/lib/structured-data.ts";
import { overview } from "../products/copy.ts";
import { categories } from "./copy.ts";

/** The category of a catalogue page or of a product's own page, by its path. */
export function tabOf(pathname: string): Tab {
  return pathname.startsWith(paths.acCatalogue) ? "ac" : "dc";
}

/**
 * A catalogue page: its list, or the product that the `product` parameter names. Another name of
 * a product, or one that nobody knows, redirects to the name of the product shown.
 */
export function catalogueData(tab: Tab, query: URLSearchParams) {
  const own = byPower(productsOf(tab));
  const name = query.get("product");
  const product = name === null ? undefined : findByName(own, tab, name);
  if (product && product.name !== name) throw redirect(productPath(tab, product.name));
  const { meta, path, card, category } = categories[tab];
  return {
    tab,
    products: own,
    shown: product ? shownProduct(product) : null,
    meta: product
      ? productMeta(product)
      : typedPageMeta({
          type: "CollectionPage",
          step: category,
          ...meta,
          path,
          card,
          items: itemsOf(own),
          faqs: faqsFor(path),
        }),
  };
}

/** A product's own page; null when there is no such product in the category. */
export function productPageData(tab: Tab, slug: string) {
  const product = productBySlug(slug);
  if (product?.tab !== tab) return null;
  return { ...shownProduct(product), meta: productMeta(product) };
}

/**
 * The overview: all products, or the category of `tab` or `productName`, which points at one
 * product.
 */
export function overviewData(query: URLSearchParams) {
  const listed = byPower(products);
  const wanted = query.get("tab");
  const name = query.get("productName");
  const named = products.find((product) => name !== null && isNamed(product, name));
  const tab: Tab | null = wanted === "ac" || wanted === "dc" ? wanted : (named?.tab ?? null);
  const target = tab && name !== null ? (findByName(products, tab, name) ?? null) : null;
  if (wanted !== tab || (name ?? undefined) !== target?.name) throw redirect(overviewPath(tab, target?.name));
  return {
    tab,
    products: listed,
    target,
    meta: typedPageMeta({
      type: "CollectionPage",
      step: "EV Charger",
      ...overview.meta,
      path: paths.products,
      card: "products",
      items: itemsOf(listed),
      faqs: faqsFor(paths.products),
    }),
  };
}

/** The comparison of the products in `ids`; the form sends one `ids` for each of its lists. */
export function compareData(query: URLSearchParams) {
  const ids = query.getAll("ids");
  const chosen = readIds(products, ids.join(","));
  const canonical = chosen.map(({ id }) => id);
  if ((ids[0] ?? "") !== canonical.join(",") || ids.length > 1) throw redirect(comparePath(canonical));
  return {
    products,
    chosen,
    example: readIds(products, exampleIds.join()),
    meta: typedPageMeta({
      type: "CollectionPage",
      step: "Compare EV chargers",
      title: "Compare EV chargers",
      description: "Two or three products side by side, fact by fact, with their differences marked.",
      path: paths.compare,
      card: "products",
      items: itemsOf(chosen),
    }),
  };
}

function shownProduct(product: Product) {
  return { product, recommended: recommendedFor(product) };
}

/** What search engines and shared links show of a product; its address is always its own page. */
function productMeta(product: Product) {
  const { name, power, category, description, tab, id } = product;
  const path = productDetailPath(tab, id);
  const steps = [
    { name: "EV Charger", path: paths.products },
    { name: category, path: categories[tab].path },
    { name, path },
  ];
  return [
    ...pageMeta({ title: `${name}: ${t(power)}, ${t(category)}`, description, path, card: id }),
    { "script:ld+json": productData(product) },
    { "script:ld+json": breadcrumbData(steps) },
    { "script:ld+json": faqData(faqsFor(path)) },
  ];
}

/** Products as what a page lists. */
function itemsOf(listed: readonly Product[]) {
  return listed.map(({ name, tab, id }) => ({ name, path: productDetailPath(tab, id) }));
}
