import { lazy, Suspense } from "react";
import { data } from "react-router";
import { stationsCopy } from "#src/content/stations.ts";
import { readStationRows } from "#src/features/stations/page-data.ts";
import { StationMissing } from "#src/features/stations/station-missing.tsx";
import { api } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { breadcrumbData } from "#src/lib/structured-data.ts";
import type { Route } from "./+types/stations";

/** The page's HTML is complete without it, so its code is not part of what the first view waits for. */
const loadPage = () => import("./stations/stations-page.tsx");
const Page = lazy(async () => ({ default: (await loadPage()).StationsPage }));

/** Rendered in the Worker; the answer is stored by the edge under the tag `stations`. */
export async function loader({ context }: Route.LoaderArgs) {
  const rows = await readStationRows(createPageApi(context.get(apiFetchContext))).catch(() => {
    throw data(null, { status: 503, headers: { "Cache-Control": "no-store" } });
  });
  return data(rows, { headers: { "Cache-Tag": "stations" } });
}

/** Later navigations ask the API. */
export async function clientLoader() {
  const [rows] = await Promise.all([readStationRows(api), loadPage()]);
  return rows;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta() {
  const { title, description } = stationsCopy;
  return [
    ...pageMeta({ title, description, path: paths.stations }),
    { "script:ld+json": breadcrumbData([{ name: "Stations", path: paths.stations }]) },
  ];
}

export default function Stations({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      <Page rows={loaderData} />
    </Suspense>
  );
}

export function ErrorBoundary() {
  return <StationMissing onRetry={() => window.location.reload()} />;
}
