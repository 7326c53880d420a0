import CircleCheck from "lucide-react/icons/circle-check";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { RouteLink } from "#src/ui/route-link.tsx";
import { resetPassword } from "./admins.queries.ts";
import { FormAlert } from "./form-alert.tsx";
import { signInMessages } from "./messages.ts";
import { newPasswordForm } from "./password-forms.ts";
import styles from "./sign-in.module.css";
import { NewPasswordFields } from "./sign-in-fields.tsx";
import { useAlertForm } from "./use-alert-form.ts";
import { useLinkToken } from "./use-link-token.ts";

/** Sets a new password with a link that was mailed or handed over. */
export function ResetPasswordForm() {
  const token = useLinkToken();
  const form = useAlertForm({
    schema: newPasswordForm,
    mutation: { mutationFn: resetPassword },
    toVariables: ({ password }) => ({ token, password }),
    failed: signInMessages.unexpected,
  });
  if (form.request.isSuccess) {
    return (
      <div className={styles.form} role="status">
        <CircleCheck className={styles.done} aria-hidden="true" />
        <header>
          <h1>Password set</h1>
          <p>{form.request.data.message}</p>
        </header>
        <p className={styles.other}>
          <RouteLink to={paths.login}>Sign in</RouteLink>
        </p>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <header>
        <h1>Choose a new password</h1>
        <p>Three random words are easy to keep in mind and hard to guess.</p>
      </header>
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message}
      </FormAlert>
      <NewPasswordFields
        label="New Password"
        password={form.field("password")}
        confirm={form.field("confirm")}
      />
      <Button type="submit" wide disabled={!form.isReady} busy={form.request.isPending} busyLabel="Saving...">
        Set password
      </Button>
      <p className={styles.other}>
        The link is too old? <RouteLink to={paths.forgotPassword}>Ask for a new one</RouteLink>.
      </p>
    </form>
  );
}
