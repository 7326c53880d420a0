import { useId } from "react";
import type { Breach } from "#shared/contract/privacy.ts";
import { formTypeLabels } from "#shared/forms/forms.ts";
import { formatDay, formatDayAndClock } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { termUntil } from "../clocks.rules.ts";
import { Facts } from "../facts.tsx";
import parts from "../parts.module.css";
import styles from "./breach-card.module.css";
import { BreachSteps } from "./breach-steps.tsx";
import { ExportAffected } from "./export-affected.tsx";
import { Measures } from "./measures.tsx";

/** One breach: its clock, its steps in order, whom it affects, and the measures. */
export function BreachCard({ breach }: { breach: Breach }) {
  const heading = useId();
  const now = useNow();
  const { title, description, discoveredAt, reportBy, boardReportedAt, closedAt } = breach;
  const term = boardReportedAt ? null : termUntil("Report to the Board", reportBy, now);
  const facts: [string, string][] = [
    ["Discovered", formatDayAndClock(discoveredAt, now)],
    ["Forms", breach.formTypes.map((type) => formTypeLabels[type]).join(", ")],
    ["Received", `${formatDay(breach.receivedFrom)} to ${formatDay(breach.receivedTo)}`],
    ["Affected", breach.affected === 1 ? "1 enquiry" : `${breach.affected} enquiries`],
  ];
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={parts.section}>
        <h2 id={heading} className={styles.title}>
          {title} <Badge tone={closedAt ? "plain" : "limited"}>{closedAt ? "Closed" : "Open"}</Badge>
        </h2>
        {term && (
          <p className={parts.term} data-overdue={term.overdue || undefined}>
            {term.text}.
          </p>
        )}
        <p className={styles.description}>{description}</p>
      </header>
      <Facts facts={facts} />
      <ExportAffected breach={breach} />
      <BreachSteps breach={breach} />
      <Measures key={breach.measures} breach={breach} />
    </article>
  );
}
