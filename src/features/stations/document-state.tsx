import { closedTimes } from "#shared/station-hours.ts";
import { spokenLabel } from "#shared/station-status.ts";
import { spoken, t } from "#shared/translate.ts";
import { Badge } from "#src/ui/badge.tsx";
import styles from "./document-state.module.css";
import { datedStateSentence, type StationWithStatus } from "./station-state.tsx";

/**
 * The attributes of an element in which the script "station-states" keeps the states of stations up to
 * date; the API says them in the language of the page.
 */
export function liveStates(query: string) {
  return {
    "data-script": "station-states",
    "data-query": `words=${spoken()?.code ?? "en"}&${query}`,
    "data-ages": `${t("just now")}|${t("{minutes} min ago", { minutes: "#" })}`,
  };
}

interface DocumentStateProps {
  station: StationWithStatus;
  slug: string;
  now: number;
}

/**
 * The state of a station in a document: what is known when it is rendered, with the time. The
 * script "station-states" says what is so when it is read, also of a station whose first report came
 * after the page was rendered.
 */
export function DocumentState({ station, slug, now }: DocumentStateProps) {
  const { counts, isLive, times } = station;
  const label = spokenLabel(counts, isLive);
  const closed = closedTimes(times, now);
  return (
    <span
      className={`num ${styles.state}`}
      data-state
      data-station={slug}
      data-closed-times={closed.length > 0 ? JSON.stringify(closed) : undefined}
    >
      <Badge tone={label?.tone ?? "plain"} dot bare>
        {label?.label}
      </Badge>
      <span data-sentence>{datedStateSentence(station, now)}</span>
    </span>
  );
}
