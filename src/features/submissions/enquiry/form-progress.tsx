import Check from "lucide-react/icons/check";
import styles from "./form-progress.module.css";
import type { EnquiryForm, EnquiryValues, FieldGroup } from "./form-types.ts";
import { textOf } from "./payload.ts";

/** How many of the answers that a form needs are there. */
function countGiven(groups: readonly FieldGroup[], values: EnquiryValues) {
  const required = groups.flatMap(({ fields }) => fields).filter((field) => field.required);
  const given = required.filter(({ name }) => textOf(values, name).trim() !== "");
  return { required: required.length, given: given.length };
}

interface GroupStepProps {
  form: EnquiryForm;
  group: FieldGroup;
  values: EnquiryValues;
}

/** Which of the form's groups this is, and a tick once it has all it needs. */
export function GroupStep({ form: { groups }, group, values }: GroupStepProps) {
  const { required, given } = countGiven([group], values);
  return (
    <span className={`num ${styles.step}`}>
      Step {groups.indexOf(group) + 1} of {groups.length}
      {required > 0 && given === required && <Check aria-label="complete" />}
    </span>
  );
}

interface FormProgressProps {
  /** For the button that it describes. */
  id: string;
  form: EnquiryForm;
  values: EnquiryValues;
}

/** How far the form is, and how many required answers are left. */
export function FormProgress({ id, form, values }: FormProgressProps) {
  const { required, given } = countGiven(form.groups, values);
  const left = required - given;
  return (
    <div className={styles.progress}>
      <progress value={given} max={required} aria-hidden="true" />
      <p id={id} className="num">
        {left === 0
          ? "All required answers are there."
          : `${left} required ${left === 1 ? "answer" : "answers"} left`}
      </p>
    </div>
  );
}
