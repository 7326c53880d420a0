import { useQueryClient } from "@tanstack/react-query";
import { type Retention, retentionUpdate } from "#shared/contract/privacy.ts";
import { formTypeLabels } from "#shared/forms/forms.ts";
import { defaultRetentionDays } from "#shared/privacy-terms.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { showToast } from "#src/ui/toast.tsx";
import parts from "../parts.module.css";
import { refreshPrivacy, saveRetention } from "../privacy.queries.ts";
import styles from "./retention.module.css";

/** The rules, one for each form. Only those that were changed are saved. */
export function RetentionForm({ rules }: { rules: Retention["rules"] }) {
  const client = useQueryClient();
  const form = useMutationForm({
    schema: retentionUpdate,
    defaultValues: { days: Object.fromEntries(rules.map(({ formType, days }) => [formType, days])) },
    mutation: { mutationFn: saveRetention, onSettled: () => refreshPrivacy(client) },
    toVariables({ days }) {
      const changed = rules.filter((rule) => days[rule.formType] !== rule.days);
      if (changed.length === 0) return null;
      return Object.fromEntries(changed.map(({ formType }) => [formType, days[formType]]));
    },
    onSaved: () => showToast({ text: "The rules are saved" }),
  });
  return (
    <form className={parts.form} onSubmit={form.onSubmit} noValidate>
      <RowList>
        {rules.map(({ formType, days, due }) => (
          <li key={formType} className={styles.rule}>
            <Field
              label={`${formTypeLabels[formType]}, days`}
              error={form.errorOf(`days.${formType}`)}
              hint={`${days === defaultRetentionDays[formType] ? "The default" : `Changed; the default is ${defaultRetentionDays[formType]}`}, about ${yearsOf(days)}.`}
            >
              <TextInput
                {...form.register(`days.${formType}`, { valueAsNumber: true })}
                type="number"
                inputMode="numeric"
                className={styles.days}
              />
            </Field>
            <span>{due === 0 ? "Nothing is due" : `${due} due in the next run`}</span>
          </li>
        ))}
      </RowList>
      <p role="alert">{form.failure}</p>
      <div className={parts.actions}>
        <Button type="submit" variant="outline" busy={form.request.isPending} busyLabel="Saving...">
          Save the rules
        </Button>
      </div>
    </form>
  );
}

/** `1 year` or `2.5 years`. */
function yearsOf(days: number): string {
  const years = Math.round(days / 36.525) / 10;
  return years === 1 ? "1 year" : `${years} years`;
}
