import { useMemo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { formatNumber } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { type InboxFilter, inboxPath, isSameFilter, readFilter } from "../inbox-filter.ts";
import { RemoveViewButton } from "./save-view.tsx";
import { useViews } from "./use-views.ts";
import styles from "./views-nav.module.css";

/** The views in the sidebar. */
export function ViewsNav() {
  const views = useViews();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const current = useMemo(() => readFilter(query), [query]);
  const isCurrent = (filter: InboxFilter) => pathname === paths.admin && isSameFilter(filter, current);
  return (
    <ul className={styles.views}>
      {views.map(({ name, filter, count, saved }) => (
        <li key={saved ? (saved.sharedId ?? `saved ${name}`) : name}>
          <Link to={inboxPath(filter)} aria-current={isCurrent(filter) ? "page" : undefined}>
            {name}
            {count !== undefined && <span>{formatNumber(count)}</span>}
          </Link>
          {saved && <RemoveViewButton view={saved} />}
        </li>
      ))}
    </ul>
  );
}
