import { addressSearch, staticSearch } from "#src/lib/static-search.ts";
import type { Route } from "./+types/dc-catalogue";
import { CataloguePage, catalogueMeta } from "./catalogue/catalogue-page.tsx";

export const loader = staticSearch;

export function clientLoader(args: Route.ClientLoaderArgs) {
  return addressSearch(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return catalogueMeta("dc", loaderData);
}

/** The DC chargers: all of them, or one by the `product` parameter. */
export default function DcCatalogue({ loaderData }: Route.ComponentProps) {
  return <CataloguePage tab="dc" data={loaderData} />;
}
