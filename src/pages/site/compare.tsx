import { lazy, Suspense } from "react";
import type { Route } from "./+types/compare";
import { loadSource } from "./catalogue/data.ts";

/** The page's HTML is complete without it: its code is not part of what the first view waits for. */
const loadPage = () => import("./compare/compare-page.tsx");
const Page = lazy(async () => ({ default: (await loadPage()).ComparePage }));

/** The HTML is made without a query string: nothing is chosen yet. */
export async function loader() {
  return (await loadSource()).compareData("");
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [{ compareData }] = await Promise.all([loadSource(), loadPage()]);
  return compareData(new URL(request.url).search);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta;
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      <Page data={loaderData} />
    </Suspense>
  );
}
