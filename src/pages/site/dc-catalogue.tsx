import type { Route } from "./+types/dc-catalogue";
import { CataloguePage, catalogueMeta, preloadDetail } from "./catalogue/catalogue-page.tsx";
import { catalogueData } from "./catalogue/data.ts";

/** The HTML is made without a query string: it shows the list. */
export function loader() {
  return catalogueData("dc", "");
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const data = await catalogueData("dc", new URL(request.url).search);
  if (data.shown) await preloadDetail();
  return data;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return catalogueMeta("dc", loaderData);
}

/** The DC chargers: all of them, or one by the `product` parameter. */
export default function DcCatalogue({ loaderData }: Route.ComponentProps) {
  return <CataloguePage tab="dc" data={loaderData} />;
}
