import type { SearchAnswer } from "#shared/search/station-search.ts";
import { searchNote } from "#src/content/stations.ts";
import styles from "./search-note.module.css";

/** How a search was understood, where that is not plain: a correction, a place without a station. */
export function SearchNote({ answer }: { answer: SearchAnswer | null }) {
  const note = answer && searchNote(answer);
  return note && <p className={styles.note}>{note}</p>;
}
