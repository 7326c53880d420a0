import type { Retention } from "#shared/contract/privacy.ts";
import { formTypeLabels, formTypes } from "#shared/forms/forms.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import parts from "../parts.module.css";
import styles from "./retention.module.css";

type Run = Retention["runs"][number];

/** The planned run and the last ones: what they were to erase, and what they erased. */
export function RetentionRuns({ runs }: { runs: Run[] }) {
  return (
    <section className={parts.section}>
      <h2>Runs</h2>
      {runs.length === 0 ? (
        <p className={parts.soft}>None yet. One is planned as soon as an enquiry is due.</p>
      ) : (
        <RowList>
          {runs.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </RowList>
      )}
    </section>
  );
}

function RunRow({ run }: { run: Run }) {
  const now = useNow();
  const total = Object.values(run.planned).reduce((sum, count) => sum + count, 0);
  const forms = formTypes.flatMap((type) => {
    const count = run.planned[type];
    return count ? [`${formTypeLabels[type]} ${count}`] : [];
  });
  const { label, tone } = stateOf(run, now);
  return (
    <li className={styles.run}>
      <div>
        <b>Planned {formatMoment(run.plannedAt, now)}</b>
        <small>
          {total} planned ({forms.join(", ")}), {run.purged} erased; from {formatMoment(run.dueAt, now)} on
        </small>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  );
}

function stateOf({ cancelledAt, finishedAt, dueAt }: Run, now: Date) {
  if (cancelledAt) return { label: "Cancelled", tone: "plain" } as const;
  if (finishedAt) return { label: "Finished", tone: "plain" } as const;
  if (Date.parse(dueAt) <= now.getTime()) return { label: "Erasing", tone: "limited" } as const;
  return { label: "Planned", tone: "limited" } as const;
}
