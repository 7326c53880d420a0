import { useQuery } from "@tanstack/react-query";
import type { OcpiOperator, OcpiProblem } from "#shared/contract/ocpi.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { problemsQuery } from "./ocpi.queries.ts";
import styles from "./operator-problems.module.css";

/** The objects of an operator that could not be used or had to be repaired, each as it was sent. */
export function OperatorProblems({ operator, onClose }: { operator: OcpiOperator; onClose: () => void }) {
  const query = useQuery(problemsQuery(operator.id));
  return (
    <Dialog open onClose={onClose} title={`Problems of ${operator.name}`} size="wide">
      <p className={styles.hint}>
        Tell the operator which objects these are. They go from this list when they are sent as OCPI has them.
      </p>
      {query.data ? (
        <ul className={styles.list}>
          {query.data.problems.map((problem) => (
            <li key={problem.id}>
              <Problem problem={problem} />
            </li>
          ))}
        </ul>
      ) : (
        <QueryPlaceholder query={query} label="Loading...">
          <Skeleton width="half" />
        </QueryPlaceholder>
      )}
    </Dialog>
  );
}

function Problem({ problem: { object, refusal, repairs, count, firstAt, raw } }: { problem: OcpiProblem }) {
  const now = useNow();
  return (
    <>
      <b>
        {object} <Badge tone={refusal ? "fail" : "limited"}>{refusal ? "Not used" : "Repaired"}</Badge>
      </b>
      {refusal && <p>{refusal}</p>}
      {repairs.length > 0 && (
        <ul className={styles.repairs}>
          {repairs.map(({ field, done }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may be repaired twice, and the list never changes
            <li key={index}>
              <code>{field || "object"}</code> {done}
            </li>
          ))}
        </ul>
      )}
      <small>
        {count === 1 ? "Once" : `${count} times`}, since {formatMoment(firstAt, now)}
      </small>
      <details>
        <summary>As it was sent</summary>
        <pre>{pretty(raw)}</pre>
      </details>
    </>
  );
}

function pretty(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}
