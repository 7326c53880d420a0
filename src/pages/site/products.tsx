import { briefOf } from "#src/content/products/product.ts";
import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { WhyBuy } from "#src/features/reasons/why-buy.tsx";
import { paths } from "#src/lib/paths.ts";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { useStaticSearch } from "#src/lib/static-search.ts";
import type { Route } from "./+types/products";
import { ClosingForm } from "./catalogue/closing-form.tsx";
import { loadProducts } from "./catalogue/data.ts";
import { useAsk } from "./catalogue/use-ask.tsx";
import { CallUs } from "./products/call-us.tsx";
import { CategoryView } from "./products/category-view.tsx";
import { overview } from "./products/copy.ts";
import { FixedTabs } from "./products/fixed-tabs.tsx";
import { ProductsHero } from "./products/hero.tsx";
import { Range } from "./products/range.tsx";
import { Tiles } from "./products/tiles.tsx";

export const handle: RouteHandle = { overHero: true };

/** All products, for a page with this query string. */
async function load(search: string) {
  const { products } = await loadProducts();
  return { search, products: products.map(briefOf) };
}

/** The HTML is made without a query string: it shows the overview. */
export function loader() {
  return load("");
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(new URL(request.url).search);
}

export function meta() {
  return pageMeta({ ...overview.meta, path: paths.products, card: "products" });
}

const general = { name: null, picture: "dc-120-ultra-cutout" } as const;

/** The overview of all products; the `tab` parameter shows one category, `productName` points at one of its products. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { products } = loaderData;
  const query = useStaticSearch(loaderData);
  const ask = useAsk(general);
  const tab = query.get("tab");
  const view = tab === "ac" || tab === "dc" ? tab : null;
  return (
    <>
      {view ? (
        <CategoryView
          tab={view}
          products={products}
          productName={query.get("productName")}
          onAsk={ask.open}
        />
      ) : (
        <>
          <ProductsHero />
          <Tiles />
          <Range products={products} />
        </>
      )}
      <CallUs onAsk={ask.openGeneral} />
      <WhyBuy />
      <FaqSection joined />
      <ClosingForm {...overview.closing} />
      <FixedTabs view={view} />
      {ask.popup}
    </>
  );
}
