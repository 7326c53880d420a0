import type { Route } from "./+types/catalogue";
import { catalogueData, tabOf } from "./catalogue/data.ts";
import { DetailView } from "./catalogue/detail-view.tsx";
import { ListView } from "./catalogue/list-view.tsx";

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return catalogueData(tabOf(pathname), searchParams);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta;
}

/** The AC or DC chargers: all of them, or one by the `product` parameter. */
export default function Catalogue({ loaderData: { tab, products, shown } }: Route.ComponentProps) {
  if (shown) return <DetailView {...shown} own={false} />;
  return <ListView tab={tab} products={products} />;
}
