import { formatNumber } from "#src/lib/format.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { type InboxFilter, isSameFilter } from "../inbox-filter.ts";
import { useViews } from "./use-views.ts";
import styles from "./view-select.module.css";

interface ViewSelectProps {
  filter: InboxFilter;
  onSelect: (filter: InboxFilter) => void;
}

/** The views as a select above the list, on screens without the sidebar. */
export function ViewSelect({ filter, onSelect }: ViewSelectProps) {
  const views = useViews();
  const current = views.findIndex((view) => isSameFilter(view.filter, filter));
  return (
    <CompactSelect
      className={styles.select}
      label="View"
      value={String(current)}
      options={[
        ...(current < 0 ? [{ value: "-1", label: "No view" }] : []),
        ...views.map(({ name, count }, index) => ({
          value: String(index),
          label: count === undefined ? name : `${name} (${formatNumber(count)})`,
        })),
      ]}
      onSelect={(value) => {
        const view = views[Number(value)];
        if (view) onSelect(view.filter);
      }}
    />
  );
}
