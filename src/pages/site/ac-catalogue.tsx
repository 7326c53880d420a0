import { lazy, Suspense } from "react";
import type { Route } from "./+types/ac-catalogue";
import { loadSource } from "./catalogue/data.ts";

/** The page's HTML is complete without it: its code is not part of what the first view waits for. */
const loadPage = () => import("./catalogue/catalogue-page.tsx");
const Page = lazy(async () => ({ default: (await loadPage()).CataloguePage }));

/** The HTML is made without a query string: it shows the list. */
export async function loader() {
  return (await loadSource()).catalogueData("ac", "");
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [{ catalogueData }] = await Promise.all([loadSource(), loadPage()]);
  return catalogueData("ac", new URL(request.url).search);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta;
}

/** The AC chargers: all of them, or one by the `product` parameter. */
export default function AcCatalogue({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      <Page tab="ac" data={loaderData} />
    </Suspense>
  );
}
