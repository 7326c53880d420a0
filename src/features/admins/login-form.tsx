import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { loginInput } from "#shared/contract/admins.ts";
import { hasStatus } from "#src/lib/api.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { RouteLink } from "#src/ui/route-link.tsx";
import { logIn } from "./admins.queries.ts";
import { CodeForm } from "./code-form.tsx";
import { FormAlert } from "./form-alert.tsx";
import { signInMessages } from "./messages.ts";
import { usePasskeySignIn } from "./passkeys/use-passkey-sign-in.ts";
import { PasswordInput } from "./password-input.tsx";
import styles from "./sign-in.module.css";
import { EmailField } from "./sign-in-fields.tsx";
import { storeToken } from "./token.ts";
import { useAlertForm } from "./use-alert-form.ts";

/**
 * Signs in and stores the token; the page then navigates. `resume`: back to where the admin was.
 */
export function LoginForm({ resume }: { resume: boolean }) {
  const [ticket, setTicket] = useState<string | null>(null);
  const passkey = usePasskeySignIn();
  const form = useAlertForm({
    schema: loginInput,
    mutation: {
      mutationFn: logIn,
      onMutate: passkey.reset,
      onSuccess: (response) =>
        "ticket" in response ? setTicket(response.ticket) : storeToken(response.token),
    },
    failed: signInMessages.loginFailed,
  });
  const { request } = form;
  const isPendingApproval = hasStatus(request.error, 403);
  if (ticket) return <CodeForm ticket={ticket} onRestart={() => setTicket(null)} />;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <header>
        <h1>Sign in</h1>
        <p>
          {resume
            ? "Sign in to go on where you left off."
            : "Staff portal for enquiries, stations and Discover content."}
        </p>
      </header>
      <FormAlert id={form.alertId} className={styles.alert} kind={isPendingApproval ? "waiting" : "failed"}>
        {isPendingApproval
          ? `${form.message} A colleague who is already signed in can approve it.`
          : (form.message ?? passkey.message)}
      </FormAlert>
      <EmailField {...form.field("email")} autoComplete="username webauthn" />
      <Field label="Password">
        <PasswordInput {...form.field("password")} autoComplete="current-password" />
      </Field>
      <Button type="submit" wide disabled={!form.isReady} busy={request.isPending} busyLabel="Signing in...">
        Sign In
      </Button>
      {passkey.isSupported && (
        <Button
          variant="outline"
          wide
          disabled={!form.isReady}
          busy={passkey.isPending}
          onClick={() => {
            request.reset();
            passkey.signIn();
          }}
        >
          <KeyRound aria-hidden="true" />
          Use a passkey
        </Button>
      )}
      <p className={styles.other}>
        <RouteLink to={paths.forgotPassword}>Forgot your password?</RouteLink>
        <br />
        No account yet? <RouteLink to={paths.register}>Register</RouteLink>. A colleague approves it before
        the first sign-in.
      </p>
    </form>
  );
}
