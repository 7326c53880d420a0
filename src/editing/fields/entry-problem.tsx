import CircleAlert from "lucide-react/icons/circle-alert";
import styles from "./repeater.module.css";

/** Why an entry is not stored with the item; nothing while it is. */
export function EntryProblem({ id, problem }: { id: string; problem: string | null }) {
  return (
    <p id={id} className={styles.problem}>
      {problem && (
        <>
          <CircleAlert aria-hidden="true" />
          {problem}
        </>
      )}
    </p>
  );
}
