import { useEffect, useRef } from "react";
import type { MetaDescriptor } from "react-router";
import { productByName } from "#src/content/products/catalogue.ts";
import type { Tab } from "#src/content/products/slugs.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { type StaticSearch, useStaticSearch } from "#src/lib/static-search.ts";
import { categories } from "./copy.ts";
import { DetailView } from "./detail-view.tsx";
import { ListView } from "./list-view.tsx";
import { productMeta } from "./product-meta.ts";
import { useAsk } from "./use-ask.tsx";

/** The product that a query string asks for; null in list mode. */
function shownProduct(tab: Tab, query: URLSearchParams) {
  const name = query.get("product");
  return name === null ? null : productByName(tab, name);
}

/** Title, description and address of a catalogue page; in detail mode those of the product's own page. */
export function catalogueMeta(tab: Tab, data: StaticSearch | undefined): MetaDescriptor[] {
  const product = shownProduct(tab, new URLSearchParams(data?.search));
  if (product) return productMeta(product);
  const { meta, path, card } = categories[tab];
  return pageMeta({ ...meta, path, card });
}

const general = {
  ac: { name: "Smart Home Charger", picture: "smart-home-charger-cutout" },
  dc: { name: null, picture: "dc-120-ultra-cutout" },
} as const;

/** One catalogue page: its list, or the product that the `product` parameter names. */
export function CataloguePage({ tab, data }: { tab: Tab; data: StaticSearch }) {
  const product = shownProduct(tab, useStaticSearch(data));
  const ask = useAsk(general[tab]);
  useTopOnChange(product?.id ?? "list");
  return (
    <>
      {product ? (
        <DetailView product={product} own={false} onAsk={ask.open} />
      ) : (
        <ListView tab={tab} onAsk={ask.open} onAskGeneral={ask.openGeneral} />
      )}
      {ask.popup}
    </>
  );
}

/** Scrolls up when the view changes in place. */
function useTopOnChange(view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [view]);
}
