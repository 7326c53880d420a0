import { lazy, Suspense, useEffect, useRef } from "react";
import type { MetaDescriptor } from "react-router";
import type { Tab } from "#src/content/products/slugs.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { useStaticSearch } from "#src/lib/static-search.ts";
import { categories } from "./copy.ts";
import { type CatalogueData, loadProducts } from "./data.ts";
import { ListView } from "./list-view.tsx";
import { productMeta } from "./product-meta.ts";
import { useAsk } from "./use-ask.tsx";

const loadDetailView = () => import("./detail-view.tsx");
const DetailView = lazy(async () => ({ default: (await loadDetailView()).DetailView }));

/** Fetches what detail mode needs, in time for it. */
export function preloadDetail() {
  return Promise.all([loadDetailView(), loadProducts()]);
}

// Whoever comes with the address of one product needs it as soon as the page has started.
if (typeof window !== "undefined" && /[?&]product=/.test(window.location.search)) void preloadDetail();

/** Title, description and address of a catalogue page; in detail mode those of the product's own page. */
export function catalogueMeta(tab: Tab, data: CatalogueData | undefined): MetaDescriptor[] {
  if (data?.shown) return productMeta(data.shown.product);
  const { meta, path, card } = categories[tab];
  return pageMeta({ ...meta, path, card });
}

const general = {
  ac: { name: "Smart Home Charger", picture: "smart-home-charger-cutout" },
  dc: { name: null, picture: "dc-120-ultra-cutout" },
} as const;

/** One catalogue page: its list, or the product that the `product` parameter names. */
export function CataloguePage({ tab, data }: { tab: Tab; data: CatalogueData }) {
  useStaticSearch(data);
  const ask = useAsk(general[tab]);
  const { shown, products } = data;
  useTopOnChange(shown?.product.id ?? "list");
  usePreload();
  return (
    <>
      {shown ? (
        <Suspense fallback={null}>
          <DetailView {...shown} own={false} onAsk={ask.open} />
        </Suspense>
      ) : (
        <ListView tab={tab} products={products} onAsk={ask.open} onAskGeneral={ask.openGeneral} />
      )}
      {ask.popup}
    </>
  );
}

/** A visitor who looks at the list for a moment opens a product without waiting. */
function usePreload() {
  useEffect(() => {
    const timer = setTimeout(() => void preloadDetail(), 1500);
    return () => clearTimeout(timer);
  }, []);
}

/** When the view changes in place, the reader starts at the top, and the keyboard at the new heading. */
function useTopOnChange(view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [view]);
}
