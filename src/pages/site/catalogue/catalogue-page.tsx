import { lazy, useEffect, useRef } from "react";
import type { Tab } from "#src/content/products/slugs.ts";
import { useStaticSearch } from "#src/lib/static-search.ts";
import { type CatalogueData, loadSource } from "./data.ts";
import { ListView } from "./list-view.tsx";
import { useAsk } from "./use-ask.tsx";

const loadDetailView = () => import("./detail-view.tsx");
const DetailView = lazy(async () => ({ default: (await loadDetailView()).DetailView }));

/** Fetches what detail mode needs, in time for it. */
function preloadDetail() {
  return Promise.all([loadDetailView(), loadSource()]);
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
        // Without a boundary of its own: while its code comes, the list stays.
        <DetailView {...shown} own={false} onAsk={ask.open} />
      ) : (
        <ListView tab={tab} products={products} onAsk={ask.open} onAskGeneral={ask.openGeneral} />
      )}
      {ask.popup}
    </>
  );
}

const signs = ["pointerover", "touchstart", "focusin", "scroll"] as const;

/** A visitor who begins to look around opens a product without waiting; one who only passes by loads nothing of it. */
function usePreload() {
  useEffect(() => {
    const begun = new AbortController();
    const preload = () => {
      begun.abort();
      preloadDetail().catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, preload, { signal: begun.signal, passive: true });
    return () => begun.abort();
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
