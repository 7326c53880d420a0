import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { Breach } from "#shared/contract/privacy.ts";
import { limits } from "#shared/limits.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextArea } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import parts from "../parts.module.css";
import { refreshPrivacy, showBreach, updateBreach } from "../privacy.queries.ts";
import styles from "./breach-card.module.css";

/** What was done against a breach; a text once it is closed. */
export function Measures({ breach }: { breach: Breach }) {
  const client = useQueryClient();
  const form = useForm({ defaultValues: { measures: breach.measures ?? "" } });
  const save = useMutation({
    mutationFn: updateBreach,
    onSuccess: (changed) => {
      showBreach(client, changed);
      showToast({ text: "The measures are saved" });
    },
    onSettled: () => refreshPrivacy(client),
  });
  if (breach.closedAt) {
    return (
      <section className={parts.section}>
        <h3>Measures</h3>
        <p className={styles.description}>{breach.measures ?? "None were written down."}</p>
      </section>
    );
  }
  const submit = form.handleSubmit((change) => {
    if (!save.isPending) save.mutate({ breach, change });
  });
  return (
    <form className={`${parts.form} ${styles.measures}`} onSubmit={(event) => void submit(event)} noValidate>
      <Field label="Measures" optional hint="What you did against it, and so that it does not happen again.">
        <TextArea {...form.register("measures")} rows={3} limit={limits.message} />
      </Field>
      <p role="alert">{save.error?.message}</p>
      <div className={parts.actions}>
        <Button type="submit" variant="outline" size="small" busy={save.isPending}>
          Save the measures
        </Button>
      </div>
    </form>
  );
}
