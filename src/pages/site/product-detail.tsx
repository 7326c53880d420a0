import { data } from "react-router";
import type { Route } from "./+types/product-detail";
import { productPageData, tabOf } from "./catalogue/data.ts";
import { DetailView } from "./catalogue/detail-view.tsx";

/** The product of a path such as `/home-ev-charger-india/smart-home-charger`. Throws a 404. */
export function loader({ request, params }: Route.LoaderArgs) {
  const found = productPageData(tabOf(new URL(request.url).pathname), params.slug);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** One product on its own page. */
export default function ProductDetail({ loaderData: { product, recommended } }: Route.ComponentProps) {
  return <DetailView product={product} recommended={recommended} own />;
}
