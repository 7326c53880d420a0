import { paths } from "#src/lib/paths.ts";
import styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  /** The steps after Home; the last one is the page itself. */
  steps: readonly { name: string; path: string }[];
}

/** The breadcrumbs of a page: Home, EV Charger, category, product. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const all = [{ name: "Home", path: paths.home as string }, ...steps];
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {all.map(({ name, path }, index) => (
          <li key={name}>
            {index === all.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
