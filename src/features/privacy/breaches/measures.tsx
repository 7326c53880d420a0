import { useQueryClient } from "@tanstack/react-query";
import { type Breach, breachUpdate } from "#shared/contract/privacy.ts";
import { limits } from "#shared/limits.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextArea } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import parts from "../parts.module.css";
import { refreshPrivacy, showBreach, updateBreach } from "../privacy.queries.ts";
import styles from "./breach-card.module.css";

/** What was done against a breach; a text once it is closed. */
export function Measures({ breach }: { breach: Breach }) {
  const client = useQueryClient();
  const form = useMutationForm({
    schema: breachUpdate.pick({ measures: true }),
    defaultValues: { measures: breach.measures ?? "" },
    mutation: { mutationFn: updateBreach, onSettled: () => refreshPrivacy(client) },
    toVariables: ({ measures }) => ({ breach, change: { measures: measures ?? "" } }),
    onSaved(changed) {
      showBreach(client, changed);
      showToast({ text: "The measures are saved" });
    },
  });
  if (breach.closedAt) {
    return (
      <section className={parts.section}>
        <h3>Measures</h3>
        <p className={styles.description}>{breach.measures ?? "None were written down."}</p>
      </section>
    );
  }
  return (
    <form className={`${parts.form} ${styles.measures}`} onSubmit={form.onSubmit} noValidate>
      <Field label="Measures" optional hint="What you did against it, and so that it does not happen again.">
        <TextArea {...form.register("measures")} rows={3} limit={limits.message} />
      </Field>
      <p role="alert">{form.failure}</p>
      <div className={parts.actions}>
        <Button type="submit" variant="outline" size="small" busy={form.request.isPending}>
          Save the measures
        </Button>
      </div>
    </form>
  );
}
