import MapPin from "lucide-react/icons/map-pin";
import styles from "./station-finder.module.css";
import type { PlaceState } from "./use-place.ts";

interface PlaceBannerProps {
  state: PlaceState;
  onRetry: () => void;
}

const words = {
  pending: "Finding where you are",
  granted: "Nearest to you first",
  denied: "Location access denied",
};

/** Whether distances are from where the visitor is, and a way to ask again. */
export function PlaceBanner({ state, onRetry }: PlaceBannerProps) {
  return (
    <div className={styles.banner} role="status">
      <MapPin className="icon" aria-hidden="true" />
      {words[state.status]}
      {state.status === "denied" && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}
