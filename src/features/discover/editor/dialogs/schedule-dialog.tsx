import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { hourMs } from "#shared/time.ts";
import { fromIndianTime, toIndianTime } from "#shared/time-field.ts";
import styles from "#src/editing/dialogs/dialog.module.css";
import { IndianTimeField } from "#src/editing/dialogs/indian-time-field.tsx";
import { formatMoment } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { type DiscoverRecord, scheduleItem } from "../../admin/discover-admin.queries.ts";

interface ScheduleDialogProps {
  record: DiscoverRecord;
  onScheduled: (record: DiscoverRecord) => void;
  onClose: () => void;
}

/** Asks when a draft is to be published, in India's time. */
export function ScheduleDialog({ record, onScheduled, onClose }: ScheduleDialogProps) {
  const { scheduledAt } = record.item;
  const [value, setValue] = useState(() => toIndianTime(scheduledAt ?? defaultTime()));
  const schedule = useMutation({
    mutationFn: (at: string | null) => scheduleItem(record, at),
    onSuccess: (next) => {
      const at = next.item.scheduledAt;
      showToast({ text: at ? `Publishes ${formatMoment(at, new Date())}` : "It stays a draft" });
      onScheduled(next);
    },
  });
  return (
    <Dialog open onClose={onClose} title="Publish at">
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          const at = fromIndianTime(value);
          if (at) schedule.mutate(at);
        }}
      >
        <IndianTimeField
          value={value}
          onChange={setValue}
          error={schedule.error?.message}
          hint="The draft as it is saved then is published within five minutes of this time."
        />
        <div className={styles.actions}>
          {scheduledAt && (
            <Button variant="outline" busy={schedule.isPending} onClick={() => schedule.mutate(null)}>
              Do not publish
            </Button>
          )}
          <Button type="submit" busy={schedule.isPending}>
            {scheduledAt ? "Change time" : "Schedule"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The full hour after the next one: soon, and not past while the dialog is open. */
function defaultTime(): string {
  return new Date(Math.ceil(Date.now() / hourMs + 1) * hourMs).toISOString();
}
