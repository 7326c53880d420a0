import type { Station } from "#shared/contract/stations.ts";
import { Badge } from "#src/ui/badge.tsx";
import { availabilityOf } from "./availability.ts";
import { closedText, closedTimes } from "./hours.ts";

interface StationStateProps {
  station: Station;
  /** Left out in a document, which may be hours old: there `opening-hours` says that it is closed. */
  now?: Date;
  bare?: boolean;
}

/** How many of a station's points are free, in a word, or that it is closed and when it opens. */
export function StationState({ station, now, bare }: StationStateProps) {
  const closed = now && closedText(station, now);
  if (closed)
    return (
      <Badge dot bare={bare}>
        {closed}
      </Badge>
    );
  const { label, tone } = availabilityOf(station.availability);
  const badge = (
    <Badge tone={tone} dot bare={bare}>
      {label}
    </Badge>
  );
  if (now) return badge;
  const times = closedTimes(station);
  return <span data-closed-times={times.length ? JSON.stringify(times) : undefined}>{badge}</span>;
}
