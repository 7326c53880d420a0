import { pageWindow } from "#shared/paging.ts";
import { ownPath, t } from "#shared/translate.ts";
import styles from "./pager.module.css";
import { RouteLink } from "./route-link.tsx";

interface PagerProps {
  /** From 1. */
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  /** For screen readers, such as "Articles, pages". */
  label: string;
}

/** Previous, up to five page numbers around the current one, Next. Empty for a single page. */
export function Pager({ page, totalPages, hrefFor, label }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      <Step label="Previous" rel="prev" href={page > 1 ? hrefFor(page - 1) : null} />
      {pageWindow(page, totalPages).map((number) => (
        <RouteLink
          key={number}
          to={ownPath(hrefFor(number))}
          aria-label={t("Page {number}", { number })}
          aria-current={number === page ? "page" : undefined}
        >
          {number}
        </RouteLink>
      ))}
      <Step label="Next" rel="next" href={page < totalPages ? hrefFor(page + 1) : null} />
    </nav>
  );
}

function Step({ label, rel, href }: { label: string; rel: string; href: string | null }) {
  if (href === null) {
    return (
      <span data-step aria-disabled="true">
        {t(label)}
      </span>
    );
  }
  return (
    <RouteLink data-step rel={rel} to={ownPath(href)}>
      {t(label)}
    </RouteLink>
  );
}
