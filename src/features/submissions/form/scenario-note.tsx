import { Button } from "#src/ui/button.tsx";
import { saveScenario, useScenario } from "../scenario.ts";
import styles from "./submission-form.module.css";

/** The calculation that is sent with the submission, and a button to leave it out. */
export function ScenarioNote({ formType }: { formType: string }) {
  const scenario = useScenario(formType);
  if (!scenario) return null;
  return (
    <div className={styles.note}>
      <b>Your estimate goes with this message</b>
      <p>{scenario}</p>
      <Button
        variant="quiet"
        size="small"
        className={styles.drop}
        onClick={() => saveScenario(formType, null)}
      >
        Leave it out
      </Button>
    </div>
  );
}
