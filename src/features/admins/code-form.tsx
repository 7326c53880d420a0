import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { codeMutation } from "./admins.queries.ts";
import { FormAlert } from "./form-alert.tsx";
import { failureMessage, signInMessages } from "./messages.ts";
import { codeForm } from "./password-forms.ts";
import styles from "./sign-in.module.css";
import { storeToken } from "./token.ts";
import { useAlertForm } from "./use-alert-form.ts";

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ ticket, onRestart }: { ticket: string; onRestart: () => void }) {
  const form = useAlertForm(codeForm);
  const login = useMutation({ ...codeMutation(), onSuccess: ({ token }) => storeToken(token) });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = form.handleSubmit(
    ({ code }) => {
      if (!login.isPending) login.mutate({ ticket, code });
    },
    () => login.reset(),
  );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Second step
        </h1>
        <p>Type the six digits that your authenticator app shows now.</p>
      </header>
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message ?? (login.error && failureMessage(login.error, signInMessages.loginFailed))}
      </FormAlert>
      <Field label="Code" markOptional={false} hint="Without your phone, one of your recovery codes.">
        <TextInput {...form.field("code")} autoComplete="one-time-code" autoCapitalize="characters" />
      </Field>
      <Button type="submit" wide busy={login.isPending} busyLabel="Signing in...">
        Continue
      </Button>
      <Button variant="quiet" wide onClick={onRestart}>
        Sign in as somebody else
      </Button>
    </form>
  );
}
