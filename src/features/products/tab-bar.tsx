import type { Tab } from "#src/content/products/slugs.ts";
import styles from "./tab-bar.module.css";

export interface TabTarget {
  id: "all" | Tab;
  label: string;
  /** The link's target; the open tab links back to the overview. */
  href: string;
}

/** The categories as links. */
export function CategoryTabs({
  targets,
  current,
  label = "Charger categories",
}: {
  targets: readonly TabTarget[];
  current: "all" | Tab | null;
  /** Where a page has them twice, each has a name of its own. */
  label?: string;
}) {
  return (
    <nav aria-label={label} className={styles.segments}>
      {targets.map(({ id, label, href }) => (
        <a key={id} href={href} aria-current={id === current ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

interface TabBarProps {
  tabs: React.ReactNode;
  start?: React.ReactNode;
  end?: React.ReactNode;
  /** The page's one product, shown instead of the rest while the bar is stuck to the top. */
  product?: { name: string; price: string };
}

/** The bar that stays at the top: a back link, the categories, and the next action. */
export function TabBar({ tabs, start, end, product }: TabBarProps) {
  return (
    <div className={styles.bar} data-no-print>
      <div className={`wrap ${styles.row}`}>
        {product && (
          <p className={styles.product}>
            <b>{product.name}</b>
            <span>{product.price}</span>
          </p>
        )}
        <div className={styles.start}>{start}</div>
        {tabs}
        <div className={styles.end}>{end}</div>
      </div>
    </div>
  );
}
