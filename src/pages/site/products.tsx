import { lazy, Suspense } from "react";
import type { RouteHandle } from "#src/lib/route-handle.ts";
import type { Route } from "./+types/products";
import { loadSource } from "./catalogue/data.ts";

/** The page's HTML is complete without it: its code is not part of what the first view waits for. */
const loadPage = () => import("./products/products-page.tsx");
const Page = lazy(async () => ({ default: (await loadPage()).ProductsPage }));

export const handle: RouteHandle = { overHero: true };

/** The HTML is made without a query string: it shows the overview. */
export async function loader() {
  return (await loadSource()).overviewData("");
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [{ overviewData }] = await Promise.all([loadSource(), loadPage()]);
  return overviewData(new URL(request.url).search);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta;
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      <Page data={loaderData} />
    </Suspense>
  );
}
