import { useEffect, useState } from "react";
import type { Station, StationPage } from "#shared/contract/stations.ts";
import { api } from "#src/lib/api.ts";

/** What the list of all stations leaves out of one; null until it is loaded. */
export function useDetails(slug: string | null): Station | null {
  const [details, setDetails] = useState<Station | null>(null);
  useEffect(() => {
    if (!slug) return;
    const abort = new AbortController();
    api<StationPage>(`/api/stations/${encodeURIComponent(slug)}`, { signal: abort.signal }).then(
      ({ data }) => setDetails(data),
      (error) => {
        // The facts of the list stay, with a link to the station's page.
        if (!abort.signal.aborted) console.warn("The station could not be read", error);
      },
    );
    return () => abort.abort();
  }, [slug]);
  return details?.slug === slug ? details : null;
}
