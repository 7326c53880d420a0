import { useMutation } from "@tanstack/react-query";
import { Field, TextInput } from "#src/ui/field.tsx";
import { joinTeam } from "./admins.queries.ts";
import { FormAlert } from "./form-alert.tsx";
import { signInMessages } from "./messages.ts";
import { joinForm } from "./password-forms.ts";
import styles from "./sign-in.module.css";
import { CreateAccount, NewPasswordFields } from "./sign-in-fields.tsx";
import { storeToken } from "./token.ts";
import { useAlertForm } from "./use-alert-form.ts";
import { useLinkToken } from "./use-link-token.ts";

/** Creates the account of an invitation and signs in; the page around it then navigates. */
export function JoinForm() {
  const token = useLinkToken();
  const join = useMutation({ mutationFn: joinTeam, onSuccess: (response) => storeToken(response.token) });
  const form = useAlertForm(joinForm, { request: join, failed: signInMessages.registrationFailed });
  const submit = form.onSubmit((account) => join.mutate({ token, ...account }));
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <header>
        <h1>Join the team</h1>
        <p>A colleague invited you to the staff portal. Your address is that of the mail.</p>
      </header>
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message}
      </FormAlert>
      <Field label="Full Name">
        <TextInput {...form.field("name")} autoComplete="name" />
      </Field>
      <NewPasswordFields password={form.field("password")} confirm={form.field("confirm")} />
      <CreateAccount isReady={form.isReady} busy={join.isPending} />
    </form>
  );
}
