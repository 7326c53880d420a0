import { useMutation } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import type { SubmitEvent } from "react";
import { ApiError } from "#src/lib/api.ts";
import { paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { loginMutation } from "./admins.queries.ts";
import { failureMessage, signInMessages, waitMessage } from "./messages.ts";
import { PasswordInput } from "./password-input.tsx";
import styles from "./sign-in.module.css";
import { keepToken } from "./token.ts";
import { emptyFields, useProblem } from "./use-problem.ts";

/** E-mail and password. Keeps the token on success; the page around it then leads on. `resume`: a place is remembered. */
export function LoginForm({ resume }: { resume: boolean }) {
  const problem = useProblem();
  const login = useMutation({ ...loginMutation(), onSuccess: ({ token }) => keepToken(token) });
  const pending = login.error instanceof ApiError && login.error.status === 403;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (login.isPending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get("email")).trim();
    const password = String(data.get("password"));
    if (!email || !password) {
      login.reset();
      problem.show(form, { message: signInMessages.fillIn, fields: emptyFields({ email, password }) });
      return;
    }
    problem.show(form, null);
    login.mutate({ email, password });
  }

  const failure =
    problem.message ?? (login.error ? failureMessage(login.error, signInMessages.loginFailed) : null);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <header>
        <h1>Sign in</h1>
        <p>
          {resume
            ? "Sign in to go on where you left off."
            : "Staff portal for enquiries and Discover content."}
        </p>
      </header>
      <div role="alert" id={problem.id}>
        {failure && (
          <p className={styles.alert} data-kind={pending ? "waiting" : "failed"}>
            {pending ? <Clock aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
            <span>
              {failure}
              {pending && " A colleague who is already signed in can approve it."}
              {waitMessage(login.error) && ` ${waitMessage(login.error)}`}
            </span>
          </p>
        )}
      </div>
      <Field label="Email Address" markOptional={false}>
        <TextInput
          {...problem.wiring("email")}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
      </Field>
      <Field label="Password" markOptional={false}>
        <PasswordInput {...problem.wiring("password")} autoComplete="current-password" />
      </Field>
      <Button type="submit" wide busy={login.isPending} busyLabel="Signing in...">
        Sign In
      </Button>
      <p className={styles.other}>
        No account yet? <AnchorLink href={paths.register}>Register</AnchorLink>. A colleague approves it
        before the first sign-in.
      </p>
    </form>
  );
}
