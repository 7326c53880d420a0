import { addressSearch, staticSearch } from "#src/lib/static-search.ts";
import type { Route } from "./+types/ac-catalogue";
import { CataloguePage, catalogueMeta } from "./catalogue/catalogue-page.tsx";

export const loader = staticSearch;

export function clientLoader(args: Route.ClientLoaderArgs) {
  return addressSearch(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return catalogueMeta("ac", loaderData);
}

/** The AC chargers: all of them, or one by the `product` parameter. */
export default function AcCatalogue({ loaderData }: Route.ComponentProps) {
  return <CataloguePage tab="ac" data={loaderData} />;
}
