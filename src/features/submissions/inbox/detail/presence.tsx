import { useQuery } from "@tanstack/react-query";
import { formatList } from "#src/lib/format.ts";
import { presenceQuery } from "../inbox.queries.ts";
import styles from "./detail.module.css";

/** Who else has the submission open, and who is editing it, before two save at once. */
export function Presence({ id, editing }: { id: string; editing: boolean }) {
  const { data: others = [] } = useQuery(presenceQuery(id, editing));
  const editors = others.filter((other) => other.editing);
  const names = (editors.length > 0 ? editors : others).map(({ name }) => name);
  return (
    <p role="status" className={styles.presence} data-editing={editors.length > 0 || undefined}>
      {names.length > 0 &&
        `${formatList(names)} ${names.length === 1 ? "is" : "are"} ${
          editors.length > 0 ? "editing this enquiry." : "looking at this enquiry too."
        }`}
    </p>
  );
}
