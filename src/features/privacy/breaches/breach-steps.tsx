import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Breach } from "#shared/contract/privacy.ts";
import { type BreachStep, breachSteps } from "#shared/contract/privacy-fields.ts";
import { breachStepTexts } from "#src/content/privacy/desk.ts";
import { formatDayAndClock } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { showToast } from "#src/ui/toast.tsx";
import parts from "../parts.module.css";
import { refreshPrivacy, showBreach, updateBreach } from "../privacy.queries.ts";
import styles from "./breach-card.module.css";

/** When each step of a breach was done. */
const doneAt = {
  board_informed: "boardInformedAt",
  people_informed: "peopleInformedAt",
  board_reported: "boardReportedAt",
  closed: "closedAt",
} as const satisfies Record<BreachStep, keyof Breach>;

/** The steps after a breach, in order: each is done once, and closing comes after the others. */
export function BreachSteps({ breach }: { breach: Breach }) {
  const now = useNow();
  const [asked, setAsked] = useState<BreachStep | null>(null);
  const isOpen = (step: BreachStep) => breach[doneAt[step]] === null;
  const canClose = breachSteps.every((step) => step === "closed" || !isOpen(step));
  return (
    <>
      <ol className={styles.steps}>
        {breachSteps.map((step) => {
          const { title, text } = breachStepTexts[step];
          const done = breach[doneAt[step]];
          return (
            <li key={step}>
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
              {done ? (
                <span className={styles.done}>Done {formatDayAndClock(done, now)}</span>
              ) : (
                (step !== "closed" || canClose) && (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={`${title}: done now`}
                    onClick={() => setAsked(step)}
                  >
                    Done now
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ol>
      <ConfirmStep breach={breach} step={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface ConfirmStepProps {
  breach: Breach;
  step: BreachStep | null;
  onClose: () => void;
}

/** Asks before a step is recorded, which cannot be taken back. */
function ConfirmStep({ breach, step, onClose }: ConfirmStepProps) {
  const client = useQueryClient();
  const record = useMutation({
    mutationFn: updateBreach,
    onSuccess: (changed) => {
      showBreach(client, changed);
      showToast({ text: "The step is recorded" });
    },
    onError: (error) => showToast({ kind: "failed", text: error.message }),
    onSettled: () => refreshPrivacy(client),
  });
  return (
    <Dialog open={step !== null} onClose={onClose} title={step ? breachStepTexts[step].title : ""}>
      {step && (
        <div className={parts.form}>
          <p>This is recorded as done now, by you, and cannot be taken back.</p>
          <div className={parts.actions}>
            <Button
              onClick={() => {
                record.mutate({ breach, change: { step } });
                onClose();
              }}
            >
              Record it
            </Button>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
