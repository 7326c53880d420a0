import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type Retention, retentionUpdate } from "#shared/contract/privacy.ts";
import { formTypeLabels } from "#shared/forms/forms.ts";
import { defaultRetentionDays } from "#shared/privacy-terms.ts";
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
  const form = useForm({
    resolver: zodResolver(retentionUpdate),
    reValidateMode: "onSubmit",
    defaultValues: { days: Object.fromEntries(rules.map(({ formType, days }) => [formType, days])) },
  });
  const save = useMutation({
    mutationFn: saveRetention,
    onSuccess: () => showToast({ text: "The rules are saved" }),
    onSettled: () => refreshPrivacy(client),
  });
  const submit = form.handleSubmit(({ days }) => {
    const changed = rules.filter((rule) => days[rule.formType] !== rule.days);
    if (changed.length === 0 || save.isPending) return;
    save.mutate(Object.fromEntries(changed.map(({ formType }) => [formType, days[formType]])));
  });
  const errors = form.formState.errors.days;
  return (
    <form className={parts.form} onSubmit={(event) => void submit(event)} noValidate>
      <RowList>
        {rules.map(({ formType, days, due }) => (
          <li key={formType} className={styles.rule}>
            <Field
              label={`${formTypeLabels[formType]}, days`}
              error={errors?.[formType]?.message}
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
      <p role="alert">{save.error?.message}</p>
      <div className={parts.actions}>
        <Button type="submit" variant="outline" busy={save.isPending} busyLabel="Saving...">
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
