import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReminderInput, Submission } from "#shared/contract/submissions.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { isoTime } from "#shared/time.ts";
import { fromIndianTime, toIndianTime } from "#shared/time-field.ts";
import ask from "#src/editing/dialogs/dialog.module.css";
import { IndianTimeField } from "#src/editing/dialogs/indian-time-field.tsx";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { officeHours } from "../first-response.rules.ts";
import { setReminder } from "../inbox-write.queries.ts";
import { fullName } from "../labels.ts";
import styles from "./reminder-dialog.module.css";
import { isOfficeTime, suggestedTimes } from "./reminder-times.ts";

export interface ReminderDialogProps {
  submission: Submission;
  onClose: () => void;
  /**
   * Called with the time that was set and the reminder before. Without it a message says that the
   * call is planned.
   */
  onSet?: (at: string, before: Submission["reminder"]) => void;
  /** Offers to go on without a time. */
  onSkip?: () => void;
}

/** Asks when to call the sender of a submission, in India's time, and sets the reminder. */
export function ReminderDialog({ submission, onClose, onSet, onSkip }: ReminderDialogProps) {
  const { id } = submission;
  // Setting a time replaces it in the submission.
  const [reminder] = useState(submission.reminder);
  const client = useQueryClient();
  const now = useNow();
  const suggested = suggestedTimes(now.getTime());
  const [value, setValue] = useState(() =>
    toIndianTime(reminder?.at ?? isoTime(suggestedTimes(Date.now()).at(-1)?.at ?? Date.now())),
  );
  const [note, setNote] = useState(reminder?.note ?? "");
  const [isLate, setLate] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (input: ReminderInput) => setReminder(client, id, input),
    onSuccess: (_, { at }) => {
      onClose();
      if (onSet) onSet(at, reminder);
      else showToast({ text: `Call planned for ${formatMoment(at, new Date())}` });
    },
  });
  const chosen = fromIndianTime(value);
  function plan(at: string | null) {
    setLate(at !== null && Date.parse(at) <= Date.now());
    if (at && Date.parse(at) > Date.now()) mutate({ at, note });
  }
  return (
    <Dialog open onClose={onClose} title={`Call ${fullName(submission)} later`}>
      <form
        className={ask.ask}
        onSubmit={(event) => {
          event.preventDefault();
          plan(chosen);
        }}
      >
        <fieldset className={styles.suggested} aria-label="Suggested times">
          {suggested.map(({ label, at }) => (
            <Button key={label} variant="outline" busy={isPending} onClick={() => plan(isoTime(at))}>
              <span>
                {label}
                <small>{formatMoment(isoTime(at), now)}</small>
              </span>
            </Button>
          ))}
        </fieldset>
        <IndianTimeField
          value={value}
          onChange={setValue}
          error={isLate ? "This time is over. Choose a later one." : error?.message}
          hint={
            chosen && !isOfficeTime(Date.parse(chosen))
              ? `This is outside office hours (${officeHours}).`
              : `Office hours are ${officeHours}.`
          }
        />
        <Field label="What about" optional>
          <TextInput
            value={note}
            maxLength={staffLimits.reminderNote}
            autoComplete="off"
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
        <div className={ask.actions}>
          {onSkip && (
            <Button variant="quiet" onClick={onSkip}>
              Without a time
            </Button>
          )}
          <Button type="submit" busy={isPending}>
            Plan the call
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
