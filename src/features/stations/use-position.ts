import { useCallback, useEffect, useState } from "react";
import type { Coordinates } from "#shared/geo.ts";
import { minuteMs } from "#shared/time.ts";

export type PositionState =
  | { status: "pending" }
  | { status: "granted"; position: Coordinates }
  | { status: "denied" };

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * minuteMs };

/**
 * The visitor's position, requested once `wanted` is true, and again with `locate`. Refused,
 * unsupported and failed are all "denied".
 */
export function usePosition(wanted: boolean) {
  const [state, setState] = useState<PositionState>({ status: "pending" });

  const locate = useCallback(() => {
    setState({ status: "pending" });
    if (!navigator.geolocation) {
      setState({ status: "denied" });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setState({ status: "granted", position: { lat: coords.latitude, lng: coords.longitude } }),
      () => setState({ status: "denied" }),
      options,
    );
  }, []);

  useEffect(() => {
    if (wanted) locate();
  }, [wanted, locate]);

  return { state, locate };
}
