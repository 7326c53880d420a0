import { useQuery } from "@tanstack/react-query";
import ShieldCheck from "lucide-react/icons/shield-check";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import parts from "../parts.module.css";
import { breachesQuery } from "../privacy.queries.ts";
import { BreachCard } from "./breach-card.tsx";
import { BreachForm } from "./breach-form.tsx";

/** The register of breaches of personal data, and the form for a new one. */
export function Breaches() {
  const query = useQuery(breachesQuery());
  const [adding, setAdding] = useState(false);
  const { data: breaches } = query;
  return (
    <section className={parts.section} aria-label="Breaches">
      <p className={parts.soft}>
        Personal data was lost, seen or changed by somebody who should not? Enter it as soon as you learn of
        it: the Board has to be informed without delay, and gets the full report within 72 hours.
      </p>
      <div className={parts.actions}>
        <Button variant="outline" onClick={() => setAdding(true)}>
          Enter a breach
        </Button>
      </div>
      {!breaches && (
        <QueryPlaceholder query={query} label="Loading breaches..." className={parts.skeleton}>
          <Skeleton shape="block" />
        </QueryPlaceholder>
      )}
      {breaches?.length === 0 && (
        <Empty icon={<ShieldCheck aria-hidden="true" />} title="No breach is known" />
      )}
      {breaches?.map((breach) => (
        <BreachCard key={breach.id} breach={breach} />
      ))}
      <Dialog
        open={adding}
        onClose={() => setAdding(false)}
        title="Enter a breach"
        size="wide"
        closeOnBackdrop={false}
      >
        <BreachForm onDone={() => setAdding(false)} />
      </Dialog>
    </section>
  );
}
