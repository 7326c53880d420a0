import type { Station } from "#shared/contract/stations.ts";
import { Badge } from "#src/ui/badge.tsx";
import { availabilityOf } from "./availability.ts";
import { opensNext } from "./hours.ts";

interface StationStateProps {
  station: Station;
  /** Left out in a document, which may be hours old. */
  now?: Date;
  bare?: boolean;
}

/** How many of a station's points are free, in a word, or that it is closed and when it opens. */
export function StationState({ station, now, bare }: StationStateProps) {
  const opens = now && opensNext(station, now);
  if (opens)
    return (
      <Badge dot bare={bare}>
        Closed, opens {opens}
      </Badge>
    );
  const { label, tone } = availabilityOf(station.availability);
  return (
    <Badge tone={tone} dot bare={bare}>
      {label}
    </Badge>
  );
}
