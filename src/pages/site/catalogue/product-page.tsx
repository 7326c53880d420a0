import type { ShownProduct } from "./data.ts";
import { DetailView } from "./detail-view.tsx";
import { useAsk } from "./use-ask.tsx";

/** A product's own page. */
export function ProductPage({ shown: { product, recommended } }: { shown: ShownProduct }) {
  const ask = useAsk({ name: product.name, picture: product.images.cutout });
  return (
    <>
      <DetailView product={product} recommended={recommended} own onAsk={ask.open} />
      {ask.popup}
    </>
  );
}
