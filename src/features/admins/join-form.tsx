import { useQuery } from "@tanstack/react-query";
import { Field, TextInput } from "#src/ui/field.tsx";
import { invitationQuery, joinTeam } from "./admins.queries.ts";
import { FormAlert } from "./form-alert.tsx";
import { failureMessage, signInMessages } from "./messages.ts";
import { joinForm } from "./password-forms.ts";
import { roleLabels, roleTexts } from "./sections.ts";
import styles from "./sign-in.module.css";
import { CreateAccount, NewPasswordFields } from "./sign-in-fields.tsx";
import { storeToken } from "./token.ts";
import { useAlertForm } from "./use-alert-form.ts";
import { useLinkToken } from "./use-link-token.ts";

/** Creates the account of an invitation and signs in; the page around it then navigates. */
export function JoinForm() {
  const token = useLinkToken();
  const invitation = useQuery(invitationQuery(token));
  const form = useAlertForm({
    schema: joinForm,
    mutation: { mutationFn: joinTeam, onSuccess: (response) => storeToken(response.token) },
    toVariables: (account) => ({ token, ...account }),
    failed: signInMessages.registrationFailed,
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <header>
        <h1>Join the team</h1>
        <p>{invitation.data?.inviter ?? "A colleague"} invited you to the staff portal.</p>
      </header>
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message ??
          (invitation.error && failureMessage(invitation.error, signInMessages.registrationFailed))}
      </FormAlert>
      {invitation.data && (
        <dl className={styles.facts}>
          <dt>Your address</dt>
          <dd>{invitation.data.email}</dd>
          <dt>Your role</dt>
          <dd>
            {roleLabels[invitation.data.role]}: {roleTexts[invitation.data.role]}
          </dd>
        </dl>
      )}
      <Field label="Full Name">
        <TextInput {...form.field("name")} autoComplete="name" />
      </Field>
      <NewPasswordFields password={form.field("password")} confirm={form.field("confirm")} />
      <CreateAccount isReady={form.isReady} busy={form.request.isPending} />
    </form>
  );
}
