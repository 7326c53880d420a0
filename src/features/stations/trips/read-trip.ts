import { data } from "react-router";
import type { Trip } from "#shared/contract/trips.ts";
import { type Api, ApiError } from "#src/lib/api.ts";

/** The trip between two places of an address; throws a response with status 404 or 503. */
export async function readTrip(
  api: Api,
  { from = "", to = "" }: { from?: string; to?: string },
): Promise<Trip> {
  return api<Trip>(`/api/trips?${new URLSearchParams({ from, to })}`).catch((error: unknown) => {
    const isWrong = error instanceof ApiError && !error.isTransient;
    throw data(null, { status: isWrong ? 404 : 503 });
  });
}
