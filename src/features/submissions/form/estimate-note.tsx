import { Button } from "#src/ui/button.tsx";
import { saveEstimate, useEstimate } from "../estimate.ts";
import styles from "./submission-form.module.css";

/** The calculation that is sent with the submission, and a button to leave it out. */
export function EstimateNote({ formType }: { formType: string }) {
  const estimate = useEstimate(formType);
  if (!estimate) return null;
  return (
    <div className={styles.note}>
      <b>Your estimate goes with this message</b>
      <p>{estimate}</p>
      <Button
        variant="quiet"
        size="small"
        className={styles.drop}
        onClick={() => saveEstimate(formType, null)}
      >
        Leave it out
      </Button>
    </div>
  );
}
