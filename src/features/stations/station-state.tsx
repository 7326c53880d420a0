import type { OpeningTimes } from "#shared/station-hours.ts";
import { closedText, isClosed } from "#shared/station-hours.ts";
import {
  agedCounts,
  datedStatusSentence,
  type EvseCounts,
  type StatusLabel,
  spokenLabel,
  statusLabel,
  statusSentence,
} from "#shared/station-status.ts";
import { t } from "#shared/translate.ts";
import { Badge } from "#src/ui/badge.tsx";

/** What the state of a station is made of. */
export interface StationWithStatus {
  times: OpeningTimes;
  counts: EvseCounts;
  isLive: boolean;
}

interface StationStateProps {
  station: StationWithStatus;
  /** In ms. */
  now: number;
}

/** Whether a station is closed, else its label; nothing where nobody reports what is free. */
export function StationState({ station, now }: StationStateProps) {
  const { counts, isLive, times } = station;
  const closed = closedText(times, now);
  const state = closed
    ? { label: closed, tone: "plain" as const }
    : spokenLabel(agedCounts(counts, now), isLive);
  return (
    state && (
      <Badge tone={state.tone} dot bare>
        {state.label}
      </Badge>
    )
  );
}

/** The tone of a station's pin: that of its label, plain while it is closed. */
export function stateTone({ counts, isLive, times }: StationWithStatus, now: number): StatusLabel["tone"] {
  return isClosed(times, now) ? "plain" : (statusLabel(counts, isLive)?.tone ?? "plain");
}

/** What is free and since when it is known; else, and while it is closed, how many points there are. */
export function stateSentence({ counts, isLive, times }: StationWithStatus, now: number): string {
  if (isClosed(times, now)) return pointsText(counts.total);
  return statusSentence(agedCounts(counts, now), isLive, now) ?? unreportedText(counts, isLive);
}

/** The same for a document, with the time instead of the age. */
export function datedStateSentence({ counts, isLive }: StationWithStatus, now: number): string {
  return datedStatusSentence(agedCounts(counts, now), isLive, now) ?? unreportedText(counts, isLive);
}

/** How many points there are, and that nobody reports them, where no label says more. */
function unreportedText(counts: EvseCounts, isLive: boolean): string {
  const points = pointsText(counts.total);
  const text = statusLabel(counts, isLive) ? points : t("No live status, {points}", { points });
  // Its line breaks after the comma alone.
  return text.replaceAll(" ", "\u00a0").replace(",\u00a0", ", ");
}

export function pointsText(count: number): string {
  return count === 1 ? t("{count} charging point", { count }) : t("{count} charging points", { count });
}
