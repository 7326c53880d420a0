import { useEffect } from "react";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { enterCode } from "./admins.queries.ts";
import { FormAlert } from "./form-alert.tsx";
import { signInMessages } from "./messages.ts";
import { codeForm } from "./password-forms.ts";
import styles from "./sign-in.module.css";
import { storeToken } from "./token.ts";
import { useAlertForm } from "./use-alert-form.ts";

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ ticket, onRestart }: { ticket: string; onRestart: () => void }) {
  const form = useAlertForm({
    schema: codeForm,
    mutation: { mutationFn: enterCode, onSuccess: ({ token }) => storeToken(token) },
    toVariables: ({ code }) => ({ ticket, code }),
    failed: signInMessages.loginFailed,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <header>
        <h1>Second step</h1>
        <p>Type the six digits that your authenticator app shows now.</p>
      </header>
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message}
      </FormAlert>
      <Field label="Code" hint="Without your phone, one of your recovery codes.">
        <TextInput {...form.field("code")} autoComplete="one-time-code" autoCapitalize="characters" />
      </Field>
      <Button type="submit" wide busy={form.request.isPending} busyLabel="Signing in...">
        Continue
      </Button>
      <Button variant="quiet" wide onClick={onRestart}>
        Sign in as somebody else
      </Button>
    </form>
  );
}
