import Check from "lucide-react/icons/check";
import type { FieldGroup, FormDefinition, FormValues } from "#shared/forms/define-form.ts";
import { textOf } from "#shared/forms/submission-values.ts";
import { t } from "#shared/translate.ts";
import styles from "./form-progress.module.css";

/** The number of required fields, and of those that are filled in. */
function countRequired(groups: readonly FieldGroup[], values: FormValues) {
  const required = groups.flatMap(({ fields }) => fields).filter((field) => field.required);
  const given = required.filter(({ name }) => textOf(values, name).trim() !== "");
  return { required: required.length, given: given.length };
}

interface GroupStepProps {
  form: FormDefinition;
  group: FieldGroup;
  values: FormValues;
}

/** The number of a group, and a tick once it is complete. */
export function GroupStep({ form: { groups }, group, values }: GroupStepProps) {
  const { required, given } = countRequired([group], values);
  return (
    <span className={`num ${styles.step}`}>
      {t("Part {number} of {total}", { number: groups.indexOf(group) + 1, total: groups.length })}
      {required > 0 && given === required && <Check aria-label={t("complete")} />}
    </span>
  );
}

interface FormProgressProps {
  /** The button is described by it. */
  id: string;
  form: FormDefinition;
  values: FormValues;
}

/** How many required answers are left, and a bar once there is one. */
export function FormProgress({ id, form, values }: FormProgressProps) {
  const { required, given } = countRequired(form.groups, values);
  const left = required - given;
  return (
    <div className={styles.progress}>
      <p id={id} className="num">
        {left === 0
          ? "All required fields are filled in."
          : left === 1
            ? t("{count} required field left", { count: left })
            : t("{count} required fields left", { count: left })}
      </p>
      {given > 0 && <progress value={given} max={required} aria-hidden="true" />}
    </div>
  );
}
