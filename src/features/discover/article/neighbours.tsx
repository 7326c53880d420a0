import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { DiscoverPage } from "#shared/contract/discover.ts";
import { foreignLanguage } from "#src/lib/language.ts";
import { articlePath } from "#src/lib/paths.ts";
import styles from "./neighbours.module.css";

/** Links to the articles before and after this one, in the order of the listing. */
export function Neighbours({ newer, older }: DiscoverPage["neighbours"]) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Previous and next article" className={`wrap ${styles.neighbours}`} data-no-print="">
      {newer && (
        <a href={articlePath(newer.slug)} rel="prev" className={styles.newer}>
          <small>
            <ArrowLeft aria-hidden="true" />
            Previous
          </small>
          <span lang={foreignLanguage(newer.title)}>{newer.title}</span>
        </a>
      )}
      {older && (
        <a href={articlePath(older.slug)} rel="next" className={styles.older}>
          <small>
            Next
            <ArrowRight aria-hidden="true" />
          </small>
          <span lang={foreignLanguage(older.title)}>{older.title}</span>
        </a>
      )}
    </nav>
  );
}
