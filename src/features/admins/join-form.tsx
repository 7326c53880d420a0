import { useMutation } from "@tanstack/react-query";
import { Field, TextInput } from "#src/ui/field.tsx";
import { joinMutation } from "./admins.queries.ts";
import { FormAlert } from "./form-alert.tsx";
import { failureMessage, signInMessages } from "./messages.ts";
import { joinForm } from "./password-forms.ts";
import styles from "./sign-in.module.css";
import { CreateAccount, NewPasswordFields } from "./sign-in-fields.tsx";
import { storeToken } from "./token.ts";
import { useAlertForm } from "./use-alert-form.ts";
import { useLinkToken } from "./use-link-token.ts";

/** Creates the account of an invitation and signs in; the page around it then navigates. */
export function JoinForm() {
  const token = useLinkToken();
  const form = useAlertForm(joinForm);
  const join = useMutation({ ...joinMutation(), onSuccess: (response) => storeToken(response.token) });
  const submit = form.handleSubmit(
    (account) => {
      if (!join.isPending) join.mutate({ token, ...account });
    },
    () => join.reset(),
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <header>
        <h1>Join the team</h1>
        <p>A colleague invited you to the staff portal. Your address is that of the mail.</p>
      </header>
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message ?? (join.error && failureMessage(join.error, signInMessages.registrationFailed))}
      </FormAlert>
      <Field label="Full Name" markOptional={false}>
        <TextInput {...form.field("name")} autoComplete="name" />
      </Field>
      <NewPasswordFields password={form.field("password")} confirm={form.field("confirm")} />
      <CreateAccount isReady={form.isReady} busy={join.isPending} />
    </form>
  );
}
