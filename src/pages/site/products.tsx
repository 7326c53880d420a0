import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { WhyBuy } from "#src/features/reasons/why-buy.tsx";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import type { Route } from "./+types/products";
import { overviewData } from "./catalogue/data.ts";
import { QuoteDialogs } from "./catalogue/quote-dialogs.tsx";
import { ClosingForm } from "./closing-form.tsx";
import { CallUs } from "./products/call-us.tsx";
import { CategoryView } from "./products/category-view.tsx";
import { overview } from "./products/copy.ts";
import { FixedTabs } from "./products/fixed-tabs.tsx";
import { ProductsHero } from "./products/hero.tsx";
import { Plugs } from "./products/plugs.tsx";
import { Range } from "./products/range.tsx";
import { Tiles } from "./products/tiles.tsx";

export const handle: RouteHandle = { overHero: true };

export function loader({ request }: Route.LoaderArgs) {
  return overviewData(new URL(request.url).searchParams);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta;
}

/** The overview of all products, or one category of them. */
export default function Products({ loaderData: { tab, products, target } }: Route.ComponentProps) {
  return (
    <>
      {tab ? (
        <CategoryView tab={tab} products={products} target={target} />
      ) : (
        <>
          <ProductsHero />
          <Range products={products} />
          <Tiles />
          <Plugs products={products} />
        </>
      )}
      <WhyBuy joined />
      <CallUs />
      <FaqSection />
      <ClosingForm {...overview.closing} />
      <FixedTabs view={tab} />
      <QuoteDialogs products={tab ? products : []} general />
    </>
  );
}
