import { Badge } from "#src/ui/badge.tsx";
import type { StationProblem } from "./list/station-filter.ts";
import { problemLabels } from "./station-labels.ts";

/** The problems of a station; one that visitors see is highlighted. */
export function ProblemBadge({ problem }: { problem: StationProblem }) {
  const isMinor = problem === "stale" || problem === "incomplete";
  return <Badge tone={isMinor ? "plain" : "fail"}>{problemLabels[problem]}</Badge>;
}
