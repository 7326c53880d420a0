import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "#src/lib/paths.ts";
import { Field, TextInput } from "#src/ui/field.tsx";
import { RouteLink } from "#src/ui/route-link.tsx";
import { register } from "./admins.queries.ts";
import { FormAlert } from "./form-alert.tsx";
import { signInMessages } from "./messages.ts";
import { registerForm } from "./password-forms.ts";
import styles from "./sign-in.module.css";
import { CreateAccount, EmailField, NewPasswordFields } from "./sign-in-fields.tsx";
import { useAlertForm } from "./use-alert-form.ts";

const redirectDelayMs = 2000;

/** Registers a staff account, confirms it, and goes to the sign-in page two seconds later. */
export function RegisterForm() {
  const form = useAlertForm({
    schema: registerForm,
    mutation: { mutationFn: register },
    failed: signInMessages.registrationFailed,
  });
  const registration = form.request;
  if (registration.isSuccess)
    return <Created message={registration.data.message || signInMessages.registered} />;

  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <header>
        <h1>Create an account</h1>
        <p>
          Registration is temporary: it is open while the team sets up its accounts, and closes afterwards.
        </p>
      </header>
      <FormAlert id={form.alertId} className={styles.alert}>
        {form.message}
      </FormAlert>
      <Field label="Full Name">
        <TextInput {...form.field("name")} autoComplete="name" />
      </Field>
      <EmailField {...form.field("email")} />
      <NewPasswordFields password={form.field("password")} confirm={form.field("confirm")} />
      <CreateAccount isReady={form.isReady} busy={registration.isPending} />
    </form>
  );
}

function Created({ message }: { message: string }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => navigate(paths.login), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className={styles.form} role="status">
      <CircleCheck className={styles.done} aria-hidden="true" />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Account Created!
        </h1>
        <p>{message}</p>
      </header>
      <p className={styles.other}>
        Taking you to the sign-in page. <RouteLink to={paths.login}>Go there now</RouteLink>
      </p>
    </div>
  );
}
