import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { FormAlert } from "../form-alert.tsx";
import { passwordForm } from "../password-forms.ts";
import { PasswordInput } from "../password-input.tsx";
import { NewPasswordFields } from "../sign-in-fields.tsx";
import { useAlertForm } from "../use-alert-form.ts";
import styles from "./forms.module.css";
import { passwordMutation } from "./settings.queries.ts";

/** Changes your password. `email` tells password managers whose it is. */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const form = useAlertForm({
    schema: passwordForm,
    mutation: passwordMutation(client),
    failed: "Your password was not changed",
    onSaved({ message }) {
      form.reset({ currentPassword: "", newPassword: "", confirm: "" });
      showToast({ text: message });
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current Password">
        <PasswordInput {...form.field("currentPassword")} autoComplete="current-password" />
      </Field>
      <NewPasswordFields
        label="New Password"
        password={form.field("newPassword")}
        confirm={form.field("confirm")}
      />
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message}
      </FormAlert>
      <Button type="submit" variant="outline" busy={form.request.isPending} busyLabel="Changing password...">
        Change password
      </Button>
    </form>
  );
}
