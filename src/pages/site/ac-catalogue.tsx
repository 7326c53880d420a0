import type { Route } from "./+types/ac-catalogue";
import { CataloguePage, catalogueMeta, preloadDetail } from "./catalogue/catalogue-page.tsx";
import { catalogueData } from "./catalogue/data.ts";

/** The HTML is made without a query string: it shows the list. */
export function loader() {
  return catalogueData("ac", "");
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const data = await catalogueData("ac", new URL(request.url).search);
  if (data.shown) await preloadDetail();
  return data;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return catalogueMeta("ac", loaderData);
}

/** The AC chargers: all of them, or one by the `product` parameter. */
export default function AcCatalogue({ loaderData }: Route.ComponentProps) {
  return <CataloguePage tab="ac" data={loaderData} />;
}
