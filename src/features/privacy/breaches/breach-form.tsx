import { useQueryClient } from "@tanstack/react-query";
import { breachInput } from "#shared/contract/privacy.ts";
import { type FormType, formTypeLabels, formTypes } from "#shared/forms/forms.ts";
import { limits } from "#shared/limits.ts";
import { fromIndianTime, toIndianTime } from "#shared/time-field.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox, Field, TextArea, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import parts from "../parts.module.css";
import { addBreach, refreshPrivacy } from "../privacy.queries.ts";
import styles from "./breach-card.module.css";

/** Times are typed in India's time. */
const isoTime = { setValueAs: (value: string) => fromIndianTime(value) ?? "" };

/** The fields of a new breach, and how they are sent. */
function useBreachForm(onDone: () => void) {
  const client = useQueryClient();
  return useMutationForm({
    schema: breachInput,
    defaultValues: {
      title: "",
      description: "",
      discoveredAt: toIndianTime(new Date().toISOString()),
      formTypes: [] as FormType[],
      receivedFrom: "",
      receivedTo: toIndianTime(new Date().toISOString()),
    },
    mutation: { mutationFn: addBreach, onSettled: () => refreshPrivacy(client) },
    onSaved({ title }) {
      showToast({ text: `${title} is in the register` });
      onDone();
    },
  });
}

/** The form for a new breach. `onDone` is called once it is in the register. */
export function BreachForm({ onDone }: { onDone: () => void }) {
  const form = useBreachForm(onDone);
  const time = (name: "discoveredAt" | "receivedFrom" | "receivedTo", label: string, hint?: string) => (
    <Field label={label} error={timeError(form.errorOf(name))} {...(hint && { hint })}>
      <TextInput {...form.register(name, isoTime)} type="datetime-local" />
    </Field>
  );
  return (
    <form className={parts.form} onSubmit={form.onSubmit} noValidate>
      <Field label="Name" error={form.errorOf("title")}>
        <TextInput {...form.register("title")} autoComplete="off" />
      </Field>
      <Field label="What happened" error={form.errorOf("description")}>
        <TextArea {...form.register("description")} limit={limits.message} />
      </Field>
      {time("discoveredAt", "When you learned of it", "In India's time. The 72 hours begin then.")}
      <fieldset className={styles.forms}>
        <legend>Whose data is affected: enquiries of these forms</legend>
        {formTypes.map((type) => (
          <Checkbox key={type} {...form.register("formTypes")} value={type} label={formTypeLabels[type]} />
        ))}
        <p>{form.errorOf("formTypes")}</p>
      </fieldset>
      <div className={styles.pair}>
        {time("receivedFrom", "Received from")}
        {time("receivedTo", "Received until")}
      </div>
      <p role="alert">{form.failure}</p>
      <div className={parts.actions}>
        <Button type="submit" busy={form.request.isPending}>
          Enter the breach
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The message for a time that is missing; any other as it is. */
function timeError(message: string | undefined): string | undefined {
  return message?.startsWith("Use an ISO time") ? "Enter a day and a time" : message;
}
