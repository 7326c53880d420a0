import { useCallback, useEffect, useState } from "react";
import { minuteMs } from "#shared/time.ts";
import type { Coordinates } from "#src/shared/geo.ts";

export type PlaceState =
  | { status: "pending" }
  | { status: "granted"; place: Coordinates }
  | { status: "denied" };

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * minuteMs };

/**
 * Where the visitor is. Asked for once `wanted` is true, and again with `retry`. Refused,
 * unsupported and failed are all "denied".
 */
export function usePlace(wanted: boolean) {
  const [state, setState] = useState<PlaceState>({ status: "pending" });

  const ask = useCallback(() => {
    setState({ status: "pending" });
    if (!navigator.geolocation) {
      setState({ status: "denied" });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState({ status: "granted", place: { lat: coords.latitude, lng: coords.longitude } }),
      () => setState({ status: "denied" }),
      options,
    );
  }, []);

  useEffect(() => {
    if (wanted) ask();
  }, [wanted, ask]);

  return { state, retry: ask };
}
