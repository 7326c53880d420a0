import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { type Admin, profileChange } from "#src/shared/contract/admins.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import styles from "./forms.module.css";
import { renameMutation } from "./settings.queries.ts";

/** The own name. */
export function NameForm({ admin }: { admin: Admin }) {
  const client = useQueryClient();
  const [wrong, setWrong] = useState<string | undefined>();
  const rename = useMutation(renameMutation(client));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (rename.isPending) return;
    const typed = profileChange.safeParse({ name: new FormData(event.currentTarget).get("name") });
    setWrong(typed.success ? undefined : typed.error.issues[0]?.message);
    if (!typed.success) return;
    rename.mutate(typed.data.name, {
      onSuccess: () => showToast({ text: "Your name was saved" }),
      onError: (error) => showToast({ kind: "failed", text: `Your name was not saved. ${error.message}` }),
    });
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Full Name" markOptional={false} error={wrong}>
        <TextInput name="name" autoComplete="name" defaultValue={admin.name} />
      </Field>
      <Button type="submit" variant="outline" busy={rename.isPending} busyLabel="Saving...">
        Save name
      </Button>
    </form>
  );
}
