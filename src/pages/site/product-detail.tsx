import { data } from "react-router";
import { productBySlug } from "#src/content/products/catalogue.ts";
import { productData } from "#src/features/products/product-data.ts";
import { paths, productDetailPath } from "#src/lib/paths.ts";
import { breadcrumbData } from "#src/lib/structured-data.ts";
import type { Route } from "./+types/product-detail";
import { categories } from "./catalogue/copy.ts";
import { DetailView } from "./catalogue/detail-view.tsx";
import { productMeta } from "./catalogue/product-meta.ts";
import { useAsk } from "./catalogue/use-ask.tsx";

/** The product of an address such as `/home-ev-charger-india/smart-home-charger`. Throws a 404 for any other. */
function productOf(pathname: string) {
  const product = productBySlug(pathname.split("/")[2] ?? "");
  if (!product || pathname.replace(/\/$/, "") !== productDetailPath(product.tab, product.id)) {
    throw data(null, { status: 404 });
  }
  return product;
}

export function loader({ request }: Route.LoaderArgs) {
  return { id: productOf(new URL(request.url).pathname).id };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { id: productOf(new URL(request.url).pathname).id };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const product = loaderData && productBySlug(loaderData.id);
  if (!product) return [{ title: "Page not found" }, { name: "robots", content: "noindex" }];
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
  const product = productBySlug(loaderData.id);
  if (!product) throw new Error(`No product is called ${loaderData.id}`);
  const ask = useAsk({ name: product.name, picture: product.images.cutout });
  return (
    <>
      <DetailView product={product} own onAsk={ask.open} />
      {ask.popup}
    </>
  );
}
