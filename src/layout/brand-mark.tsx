import { brand } from "#src/content/brand.ts";
import { paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import styles from "./brand-mark.module.css";

/** The logo, which links to the top of the home page. */
export function BrandMark() {
  return (
    <AnchorLink href={paths.home} className={styles.brand} data-to-top="">
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <rect className={styles.ground} width="26" height="26" rx="7" />
        <path className={styles.bolt} d="M14.6 4.5 7 14.5h5l-.8 7 7.8-10.3h-5z" />
      </svg>
      {brand.name}
    </AnchorLink>
  );
}
