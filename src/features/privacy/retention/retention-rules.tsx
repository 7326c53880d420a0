import { useQuery } from "@tanstack/react-query";
import type { Retention } from "#shared/contract/privacy.ts";
import { minRetentionDays } from "#shared/privacy-terms.ts";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import parts from "../parts.module.css";
import { retentionQuery } from "../privacy.queries.ts";
import { RetentionForm } from "./retention-form.tsx";
import { RetentionRuns } from "./retention-runs.tsx";

/** How long submissions are stored, what the next run erases, and what the last runs did. */
export function RetentionRules() {
  const query = useQuery(retentionQuery());
  const { data } = query;
  return (
    <section className={parts.section} aria-label="Retention">
      <p className={parts.soft}>
        Enquiries that nobody changed for so many days are erased for good. The law asks for at least{" "}
        {minRetentionDays} days. Each run is planned first, shown here, and begins to erase a day later. New
        rules cancel a planned run.
      </p>
      {data ? (
        <>
          <RetentionForm key={JSON.stringify(data.rules)} rules={data.rules} />
          <Preview retention={data} />
          <RetentionRuns runs={data.runs} />
        </>
      ) : (
        <QueryPlaceholder query={query} label="Loading the rules..." className={parts.skeleton}>
          <Skeleton shape="block" />
        </QueryPlaceholder>
      )}
    </section>
  );
}

function Preview({ retention: { rules, restricted } }: { retention: Retention }) {
  const due = rules.reduce((sum, rule) => sum + rule.due, 0);
  const submissions = (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`);
  return (
    <p>
      The next run erases <b>{submissions(due)}</b> by these rules. {submissions(restricted.total)}{" "}
      {restricted.total === 1 ? "is" : "are"} restricted because people asked for it, of which{" "}
      <b>{restricted.due}</b> {restricted.due === 1 ? "is" : "are"} due to be erased.
    </p>
  );
}
