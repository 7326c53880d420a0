import { Badge } from "#src/ui/badge.tsx";
import type { StationProblem } from "./list/station-filter.ts";
import { problemLabels } from "./station-labels.ts";

/** What a station suffers from; what visitors notice at once stands out. */
export function ProblemBadge({ problem }: { problem: StationProblem }) {
  const isMinor = problem === "stale" || problem === "incomplete";
  return <Badge tone={isMinor ? "plain" : "fail"}>{problemLabels[problem]}</Badge>;
}
