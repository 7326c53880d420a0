import Clock from "lucide-react/icons/clock";
import styles from "#src/editing/saving/save-bar.module.css";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import type { DiscoverDraft } from "./discover-model.ts";

/** For a stored item that is a draft and stays one. */
export function ScheduleButton({ item, onSchedule }: { item: DiscoverDraft; onSchedule: () => void }) {
  const now = useNow();
  const { stored, draft } = item;
  if (!stored || stored.item.isPublished || draft.isPublished) return null;
  const { scheduledAt } = stored.item;
  return (
    <Button variant="quiet" size="small" className={styles.schedule} onClick={onSchedule}>
      <Clock aria-hidden="true" />
      <span data-set={scheduledAt ? true : undefined}>
        {scheduledAt ? `Publishes ${formatMoment(scheduledAt, now)}` : "Schedule"}
      </span>
    </Button>
  );
}
