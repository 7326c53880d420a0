import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type Admin, profileChange } from "#shared/contract/admins.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import styles from "./forms.module.css";
import { renameMutation } from "./settings.queries.ts";

/** Changes your name. */
export function NameForm({ admin }: { admin: Admin }) {
  const client = useQueryClient();
  const rename = useMutation(renameMutation(client));
  const form = useForm({
    resolver: zodResolver(profileChange),
    reValidateMode: "onSubmit",
    defaultValues: { name: admin.name },
  });
  const submit = form.handleSubmit(({ name }) => {
    if (rename.isPending) return;
    rename.mutate(name, {
      onSuccess: () => showToast({ text: "Your name was saved" }),
      onError: (error) => showFailure("Your name was not saved.", error),
    });
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label="Full Name" error={form.formState.errors.name?.message}>
        <TextInput {...form.register("name")} autoComplete="name" />
      </Field>
      <Button type="submit" variant="outline" busy={rename.isPending} busyLabel="Saving...">
        Save name
      </Button>
    </form>
  );
}
