import { Badge } from "#src/ui/badge.tsx";
import { availabilityOf } from "./availability.ts";
import { distanceText } from "./distance.ts";
import styles from "./station-finder.module.css";
import type { NearStation } from "./use-finder.ts";

interface StationListProps {
  stations: readonly NearStation[];
  selected: string | null;
  onSelect: (id: string) => void;
}

/** The nearest stations; pressing one shows its details. */
export function StationList({ stations, selected, onSelect }: StationListProps) {
  return (
    <ol className={`num ${styles.near}`} aria-label="Nearby stations">
      {stations.map(({ id, name, address, availability, km }) => {
        const { label, tone } = availabilityOf(availability);
        return (
          <li key={id}>
            <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
              <strong>{name}</strong>
              <span>{distanceText(km)}</span>
              <span>{address}</span>
              <Badge tone={tone} dot bare>
                {label}
              </Badge>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
