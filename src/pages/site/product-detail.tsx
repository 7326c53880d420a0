import { lazy, Suspense } from "react";
import { data } from "react-router";
import { paths } from "#src/lib/paths.ts";
import type { Route } from "./+types/product-detail";
import { loadSource } from "./catalogue/data.ts";

/** The page's HTML is complete without it: its code is not part of what the first view waits for. */
const loadPage = () => import("./catalogue/product-page.tsx");
const Page = lazy(async () => ({ default: (await loadPage()).ProductPage }));

/** The product of an address such as `/home-ev-charger-india/smart-home-charger`. Throws a 404 for any other. */
async function shown({ request, params }: Pick<Route.LoaderArgs, "request" | "params">) {
  const tab = new URL(request.url).pathname.startsWith(`${paths.acCatalogue}/`) ? "ac" : "dc";
  const found = (await loadSource()).productPageData(tab, params.slug);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function loader(args: Route.LoaderArgs) {
  return shown(args);
}

/** Later navigations take the product from the catalogue's own code. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([shown(args), loadPage()]);
  return found;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** One product on its own address. */
export default function ProductDetail({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      <Page shown={loaderData} />
    </Suspense>
  );
}
