import { useMutation } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { type SubmitEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "#src/lib/paths.ts";
import { registerInput } from "#src/shared/contract/admins.ts";
import { limits } from "#src/shared/limits.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { registerMutation } from "./admins.queries.ts";
import { failureMessage, signInMessages, waitMessage } from "./messages.ts";
import { PasswordInput } from "./password-input.tsx";
import styles from "./sign-in.module.css";
import { emptyFields, type Problem, useProblem } from "./use-problem.ts";

const redirectDelay = 2000;

/** Asks for a staff account, says that it was made, and goes to the sign-in page two seconds later. */
export function RegisterForm() {
  const wrong = useProblem();
  const register = useMutation(registerMutation());
  if (register.isSuccess) return <Created message={register.data.message || signInMessages.registered} />;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (register.isPending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const [name, email, password, confirm] = ["name", "email", "password", "confirm"].map((field) =>
      String(data.get(field) ?? ""),
    );
    const found = problemOf({ name, email, password, confirm });
    wrong.show(form, found);
    register.reset();
    if (found === null) register.mutate(registerInput.parse({ name, email, password }));
  }

  const failure =
    wrong.message ??
    (register.error ? failureMessage(register.error, signInMessages.registrationFailed) : null);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <header>
        <h1>Create an account</h1>
        <p>
          Registration is temporary: it is open while the team sets up its accounts, and closes afterwards.
        </p>
      </header>
      <div role="alert" id={wrong.id}>
        {failure && (
          <p className={styles.alert} data-kind="failed">
            <CircleAlert aria-hidden="true" />
            <span>
              {failure}
              {waitMessage(register.error) && ` ${waitMessage(register.error)}`}
            </span>
          </p>
        )}
      </div>
      <Field label="Full Name" markOptional={false}>
        <TextInput {...wrong.wiring("name")} autoComplete="name" />
      </Field>
      <Field label="Email Address" markOptional={false}>
        <TextInput
          {...wrong.wiring("email")}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
      </Field>
      <Field label="Password" markOptional={false} hint={`At least ${limits.password.min} characters.`}>
        <PasswordInput {...wrong.wiring("password")} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" markOptional={false}>
        <PasswordInput {...wrong.wiring("confirm")} autoComplete="new-password" />
      </Field>
      <Button type="submit" wide busy={register.isPending} busyLabel="Creating account...">
        Create Account
      </Button>
      <p className={styles.other}>
        Already have an account? <AnchorLink href={paths.login}>Sign in</AnchorLink>
      </p>
    </form>
  );
}

/** The first thing that is wrong with what was typed, in words, or null. */
function problemOf(
  typed: Record<"name" | "email" | "password" | "confirm", string | undefined>,
): Problem | null {
  const { name, email, password, confirm } = typed;
  const missing = emptyFields({ ...typed, name: name?.trim(), email: email?.trim() });
  if (missing.length > 0) return { message: signInMessages.fillIn, fields: missing };
  if (password !== confirm) return { message: signInMessages.mismatch, fields: ["confirm"] };
  const { error } = registerInput.safeParse({ name, email, password });
  if (!error) return null;
  const [issue] = error.issues;
  return { message: issue?.message ?? signInMessages.unexpected, fields: [String(issue?.path[0])] };
}

function Created({ message }: { message: string }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => navigate(paths.login), redirectDelay);
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
        Taking you to the sign-in page. <AnchorLink href={paths.login}>Go there now</AnchorLink>
      </p>
    </div>
  );
}
