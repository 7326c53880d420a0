import { closedTimes, openTimes } from "#shared/station-hours.ts";
import { agedCounts, datedStatusSentence, statusLabel } from "#shared/station-status.ts";
import { spoken, t } from "#shared/translate.ts";
import { StateLine, type StationWithStatus } from "./station-state.tsx";

/**
 * The attributes of an element in which the script "station-states" keeps the states of stations up to
 * date; the API says them in the language of the page.
 */
export function liveStates(query: string) {
  return {
    "data-script": "station-states",
    "data-query": `words=${spoken()?.code ?? "en"}&${query}`,
    "data-closed-label": t("Closed"),
    "data-ages": `${t("just now")}|${t("{minutes} min ago", { minutes: "#" })}`,
  };
}

interface DocumentStateProps {
  station: StationWithStatus;
  slug: string;
  now: number;
  /**
   * What is shown beside it, so that it leaves it out: the number of points; or the opening hours, too. Without the
   * hours beside it, a station that nobody reports says until when it is open.
   */
  omits?: "points" | "points and hours";
}

/** "Open 24 hours" for a station without a known status that does not close in the coming days; else null. */
function openAllDayText({ counts, isLive, times }: StationWithStatus, now: number): string | null {
  const known = agedCounts(counts, now);
  if (known.lastFreeAt !== null || statusLabel(known, isLive).tone !== "unknown") return null;
  const [text, ...others] = new Set(openTimes(times, now).map(([, , said]) => said));
  return others.length === 0 && closedTimes(times, now).length === 0 ? (text ?? null) : null;
}

/**
 * The state of a station in a document: what is known when it is rendered, with the time. The
 * script "station-states" says what is so when it is read, also of a station whose first report came
 * after the page was rendered.
 */
export function DocumentState({ station, slug, now, omits }: DocumentStateProps) {
  const { counts, isLive, times } = station;
  const known = agedCounts(counts, now);
  const closed = closedTimes(times, now);
  const isTotal = known.confirmedAt === null && known.lastFreeAt === null;
  const status = statusLabel(known, isLive);
  const saysOpen = omits === "points" && status.tone === "unknown";
  const openAllDay = saysOpen ? openAllDayText(station, now) : null;
  const open = saysOpen ? openTimes(times, now) : [];
  return (
    <StateLine
      {...(openAllDay ? { label: openAllDay, tone: "plain" } : status)}
      detail={omits && isTotal ? "" : datedStatusSentence(known, isLive, now)}
      data-station={slug}
      data-closed-times={closed.length > 0 ? JSON.stringify(closed) : undefined}
      data-open-times={open.length > 0 ? JSON.stringify(open) : undefined}
    />
  );
}
