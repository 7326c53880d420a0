import { useQueryClient } from "@tanstack/react-query";
import { type Admin, profileChange } from "#shared/contract/admins.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import styles from "./forms.module.css";
import { renameMutation } from "./settings.queries.ts";

/** Changes your name. */
export function NameForm({ admin }: { admin: Admin }) {
  const client = useQueryClient();
  const form = useMutationForm({
    schema: profileChange,
    defaultValues: { name: admin.name },
    mutation: renameMutation(client),
    toVariables: ({ name }) => name,
    onSaved: () => showToast({ text: "Your name was saved" }),
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label="Full Name" error={form.errorOf("name") ?? form.failure}>
        <TextInput {...form.register("name")} autoComplete="name" />
      </Field>
      <Button type="submit" variant="outline" busy={form.request.isPending} busyLabel="Saving...">
        Save name
      </Button>
    </form>
  );
}
