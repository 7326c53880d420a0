import type { HTMLAttributes } from "react";
import type { OpeningTimes } from "#shared/station-hours.ts";
import { closedText, isClosed, opensText } from "#shared/station-hours.ts";
import {
  agedCounts,
  type EvseCounts,
  type StatusLabel,
  statusLabel,
  statusSentence,
  statusText,
} from "#shared/station-status.ts";
import { Badge } from "#src/ui/badge.tsx";
import styles from "./station-state.module.css";

/** What the state of a station is made of. */
export interface StationWithStatus {
  times: OpeningTimes;
  counts: EvseCounts;
  isLive: boolean;
}

interface StateLineProps extends HTMLAttributes<HTMLElement> {
  tone: StatusLabel["tone"];
  label: string;
  /** What is quieter; nothing where there is no room. */
  detail?: string | undefined;
}

/** The one look of a state: a dot, a word, and a quieter detail. */
export function StateLine({ tone, label, detail, ...attributes }: StateLineProps) {
  return (
    <span className={styles.state} data-state {...attributes}>
      <Badge tone={tone} dot bare>
        {label}
      </Badge>{" "}
      {detail !== undefined && <span data-sentence>{detail}</span>}
    </span>
  );
}

interface StationStateProps {
  station: StationWithStatus;
  /** In ms. */
  now: number;
  /** The word alone. */
  isBrief?: boolean;
}

/** The state of a station as it is now: whether it is closed, else what is known of its points. */
export function StationState({ station: { counts, isLive, times }, now, isBrief }: StationStateProps) {
  const known = agedCounts(counts, now);
  const status = statusLabel(known, isLive);
  const opens = opensText(times, now);
  if (opens !== null) return <StateLine tone="plain" label="Closed" detail={isBrief ? undefined : opens} />;
  return <StateLine {...status} detail={isBrief ? undefined : statusSentence(known, isLive, now)} />;
}

/** The tone of a pin: that of the station's label; plain while it is closed, and where nothing is known. */
export type PinTone = Exclude<StatusLabel["tone"], "unknown">;

export function stateTone({ counts, isLive, times }: StationWithStatus, now: number): PinTone {
  const { tone } = statusLabel(counts, isLive);
  return isClosed(times, now) || tone === "unknown" ? "plain" : tone;
}

/** The same in one text, for a pin. */
export function stateText({ counts, isLive, times }: StationWithStatus, now: number): string {
  const known = agedCounts(counts, now);
  return closedText(times, now) ?? statusText(statusLabel(known, isLive), statusSentence(known, isLive, now));
}
