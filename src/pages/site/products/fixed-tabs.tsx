import type { Tab } from "#src/content/products/slugs.ts";
import { CategoryTabs } from "#src/features/products/tab-bar.tsx";
import { paths } from "#src/lib/paths.ts";
import styles from "./fixed-tabs.module.css";

/** AC and DC, shown when the first screen is scrolled away; the open one links back to all. */
export function FixedTabs({ view }: { view: Tab | null }) {
  return (
    <div className={styles.bar} data-script="fixed-tabs" data-no-print>
      <CategoryTabs
        current={view}
        label="AC or DC"
        targets={[
          { id: "ac", label: "AC Charging", href: view === "ac" ? paths.products : paths.acCatalogue },
          { id: "dc", label: "DC Charging", href: view === "dc" ? paths.products : paths.dcCatalogue },
        ]}
      />
    </div>
  );
}
