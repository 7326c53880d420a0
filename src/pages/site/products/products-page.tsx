import { FaqSection } from "#src/features/faqs/faq-section.tsx";
import { WhyBuy } from "#src/features/reasons/why-buy.tsx";
import { useStaticSearch } from "#src/lib/static-search.ts";
import { ClosingForm } from "../catalogue/closing-form.tsx";
import type { OverviewData } from "../catalogue/data.ts";
import { useAsk } from "../catalogue/use-ask.tsx";
import { CallUs } from "./call-us.tsx";
import { CategoryView } from "./category-view.tsx";
import { overview } from "./copy.ts";
import { FixedTabs } from "./fixed-tabs.tsx";
import { ProductsHero } from "./hero.tsx";
import { Range } from "./range.tsx";
import { Tiles } from "./tiles.tsx";

const general = { name: null, picture: "dc-120-ultra-cutout" } as const;

/** The overview of all products; the `tab` parameter shows one category, `productName` points at one of its products. */
export function ProductsPage({ data }: { data: OverviewData }) {
  const { products } = data;
  const query = useStaticSearch(data);
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
