import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import type { StationPreview as Preview } from "#shared/contract/stations-admin.ts";
import { brand } from "#src/content/brand.ts";
import { StationFailed, StationMissing } from "#src/features/stations/station-missing.tsx";
import { ApiError } from "#src/lib/api.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { stationPath } from "#src/lib/paths.ts";
import type { Route } from "./+types/station-preview";
import { PreviewBanner } from "./preview-banner.tsx";
import { StationPageView } from "./stations/station-page.tsx";

/** Reads the station of the link. One that visitors see by now redirects to its page. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const preview = await api<Preview>(`/api/stations/preview/${encodeURIComponent(token)}`).catch(
    (error: unknown) => {
      const status = error instanceof ApiError && error.status < 500 && error.status > 0 ? 404 : 503;
      throw data(null, { status });
    },
  );
  if (preview.isPublic) throw redirect(stationPath(preview.data.slug), 302);
  return { ...preview, now: Date.now() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Preview: ${loaderData?.data.name ?? "not found"} | ${brand.name}` }];
}

/** A station as the page that it will be. */
export default function StationPreview({
  loaderData: { data: station, nearby, now, expiresAt },
}: Route.ComponentProps) {
  return (
    <>
      <PreviewBanner expiresAt={expiresAt} />
      <StationPageView data={station} nearby={nearby} picture={null} now={now} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <StationMissing />;
  return <StationFailed path={pathname} />;
}
