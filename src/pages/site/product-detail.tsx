import { data } from "react-router";
import { productData } from "#src/features/products/product-data.ts";
import { paths, productDetailPath } from "#src/lib/paths.ts";
import { breadcrumbData } from "#src/lib/structured-data.ts";
import type { Route } from "./+types/product-detail";
import { categories } from "./catalogue/copy.ts";
import { productPageData } from "./catalogue/data.ts";
import { DetailView } from "./catalogue/detail-view.tsx";
import { productMeta } from "./catalogue/product-meta.ts";
import { useAsk } from "./catalogue/use-ask.tsx";

/** The product of an address such as `/home-ev-charger-india/smart-home-charger`. Throws a 404 for any other. */
async function shown({ request, params }: Pick<Route.LoaderArgs, "request" | "params">) {
  const tab = new URL(request.url).pathname.startsWith(`${paths.acCatalogue}/`) ? "ac" : "dc";
  const found = await productPageData(tab, params.slug);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function loader(args: Route.LoaderArgs) {
  return shown(args);
}

/** Later navigations take the product from the catalogue's own code. */
export function clientLoader(args: Route.ClientLoaderArgs) {
  return shown(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
  const { product } = loaderData;
  const { tab, id, name, category } = product;
  return [
    ...productMeta(product),
    { "script:ld+json": productData(product) },
    {
      "script:ld+json": breadcrumbData([
        { name: "EV Charger", path: paths.products },
        { name: category, path: categories[tab].path },
        { name, path: productDetailPath(tab, id) },
      ]),
    },
  ];
}

/** One product on its own address. */
export default function ProductDetail({ loaderData }: Route.ComponentProps) {
  const { product, recommended } = loaderData;
  const ask = useAsk({ name: product.name, picture: product.images.cutout });
  return (
    <>
      <DetailView product={product} recommended={recommended} own onAsk={ask.open} />
      {ask.popup}
    </>
  );
}
