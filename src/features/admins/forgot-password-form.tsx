import { useQuery } from "@tanstack/react-query";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { RouteLink } from "#src/ui/route-link.tsx";
import { requestReset, resetAvailabilityQuery } from "./admins.queries.ts";
import { FormAlert } from "./form-alert.tsx";
import { signInMessages } from "./messages.ts";
import { emailForm } from "./password-forms.ts";
import styles from "./sign-in.module.css";
import { EmailField } from "./sign-in-fields.tsx";
import { useAlertForm } from "./use-alert-form.ts";

/** Asks for a link that sets a new password. */
export function ForgotPasswordForm() {
  const { data: available } = useQuery(resetAvailabilityQuery());
  const form = useAlertForm({
    schema: emailForm,
    mutation: { mutationFn: requestReset },
    failed: signInMessages.unexpected,
  });
  const ask = form.request;
  if (available?.mail === false) return <AskAnOwner />;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <header>
        <h1>Forgot your password?</h1>
        {available && <p>We mail you a link to choose a new one. It is valid for 30 minutes, once.</p>}
      </header>
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message}
      </FormAlert>
      <p role="status" className={ask.data ? styles.note : undefined}>
        {ask.data?.message}
      </p>
      <EmailField {...form.field("email")} />
      <Button type="submit" wide disabled={!form.isReady} busy={ask.isPending} busyLabel="Sending...">
        Send the link
      </Button>
      <p className={styles.other}>
        <RouteLink to={paths.login}>Back to sign in</RouteLink>
      </p>
    </form>
  );
}

/** What to do on a site that sends no mail. */
function AskAnOwner() {
  return (
    <div className={styles.form} role="status">
      <header>
        <h1>Forgot your password?</h1>
        <p>
          This site sends no mail. Ask an owner of the team for a link: they find it under Team, in the menu
          beside your name, and it is valid for an hour, once.
        </p>
      </header>
      <p className={styles.note}>If you are the only owner, ask whoever runs the site.</p>
      <p className={styles.other}>
        <RouteLink to={paths.login}>Back to sign in</RouteLink>
      </p>
    </div>
  );
}
