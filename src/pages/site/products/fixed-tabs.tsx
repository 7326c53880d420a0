import { useSyncExternalStore } from "react";
import type { Tab } from "#src/content/products/slugs.ts";
import { CategoryTabs } from "#src/features/products/tab-bar.tsx";
import { paths } from "#src/lib/paths.ts";
import styles from "./fixed-tabs.module.css";

/** The bar comes after this share of the screen's height, and so many pixels more. */
const after = { share: 0.8, pixels: 100 };

function subscribe(listener: () => void) {
  window.addEventListener("scroll", listener, { passive: true });
  window.addEventListener("resize", listener, { passive: true });
  return () => {
    window.removeEventListener("scroll", listener);
    window.removeEventListener("resize", listener);
  };
}

function past() {
  return window.scrollY > window.innerHeight * after.share + after.pixels;
}

/** AC and DC, at hand once the first screen is out of sight. The category that is shown leads back to all. */
export function FixedTabs({ view }: { view: Tab | null }) {
  const shown = useSyncExternalStore(subscribe, past, () => false);
  return (
    <div className={styles.bar} data-shown={shown || undefined} inert={!shown} data-no-print>
      <CategoryTabs
        current={view}
        targets={[
          { id: "ac", label: "AC Charging", href: view === "ac" ? paths.products : paths.acCatalogue },
          { id: "dc", label: "DC Charging", href: view === "dc" ? paths.products : paths.dcCatalogue },
        ]}
      />
    </div>
  );
}
