import { useMutation, useQueryClient } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { SubmitEvent } from "react";
import { passwordChange } from "#src/shared/contract/admins.ts";
import { limits } from "#src/shared/limits.ts";
import { Button } from "#src/ui/button.tsx";
import { Field } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { failureMessage, signInMessages, waitMessage } from "../messages.ts";
import { PasswordInput } from "../password-input.tsx";
import { emptyFields, type Problem, useProblem } from "../use-problem.ts";
import styles from "./forms.module.css";
import { passwordMutation } from "./settings.queries.ts";

const fallback = "Your password was not changed";

/** The own password: the current one, and twice the new one. `email` tells password managers whose it is. */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const wrong = useProblem();
  const change = useMutation(passwordMutation(client));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const [currentPassword = "", newPassword = "", confirm = ""] = ["current", "new", "confirm"].map(
      (field) => String(data.get(field) ?? ""),
    );
    const found = problemOf({ current: currentPassword, new: newPassword, confirm });
    wrong.show(form, found);
    change.reset();
    if (found !== null) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: (answer) => {
          form.reset();
          showToast({ text: answer.message });
        },
      },
    );
  }

  const failure = wrong.message ?? (change.error ? failureMessage(change.error, fallback) : null);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current Password" markOptional={false}>
        <PasswordInput {...wrong.wiring("current")} autoComplete="current-password" />
      </Field>
      <Field label="New Password" markOptional={false} hint={`At least ${limits.password.min} characters.`}>
        <PasswordInput {...wrong.wiring("new")} autoComplete="new-password" />
      </Field>
      <Field label="Confirm New Password" markOptional={false}>
        <PasswordInput {...wrong.wiring("confirm")} autoComplete="new-password" />
      </Field>
      <div role="alert" id={wrong.id}>
        {failure && (
          <p className={styles.alert}>
            <CircleAlert aria-hidden="true" />
            <span>
              {failure}
              {waitMessage(change.error) && ` ${waitMessage(change.error)}`}
            </span>
          </p>
        )}
      </div>
      <Button type="submit" variant="outline" busy={change.isPending} busyLabel="Changing password...">
        Change password
      </Button>
    </form>
  );
}

/** The first thing that is wrong with what was typed, in words, or null. */
function problemOf(typed: Record<"current" | "new" | "confirm", string>): Problem | null {
  const missing = emptyFields(typed);
  if (missing.length > 0) return { message: signInMessages.fillIn, fields: missing };
  if (typed.new !== typed.confirm) return { message: signInMessages.mismatch, fields: ["confirm"] };
  const { error } = passwordChange.safeParse({ currentPassword: typed.current, newPassword: typed.new });
  if (!error) return null;
  const [issue] = error.issues;
  const field = issue?.path[0] === "currentPassword" ? "current" : "new";
  return { message: issue?.message ?? signInMessages.unexpected, fields: [field] };
}
