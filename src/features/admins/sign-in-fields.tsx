import type { ComponentProps } from "react";
import { staffLimits } from "#shared/staff-limits.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { RouteLink } from "#src/ui/route-link.tsx";
import { PasswordInput } from "./password-input.tsx";
import styles from "./sign-in.module.css";

/** The e-mail address of an account. */
export function EmailField(props: ComponentProps<typeof TextInput>) {
  return (
    <Field label="Email Address">
      <TextInput type="email" autoComplete="username" inputMode="email" autoCapitalize="none" {...props} />
    </Field>
  );
}

interface NewPasswordFieldsProps {
  label?: string;
  password: ComponentProps<typeof PasswordInput>;
  confirm: ComponentProps<typeof PasswordInput>;
}

/** A password to be set, typed twice. */
export function NewPasswordFields({ label = "Password", password, confirm }: NewPasswordFieldsProps) {
  return (
    <>
      <Field label={label} hint={`At least ${staffLimits.password.min} characters.`}>
        <PasswordInput {...password} autoComplete="new-password" />
      </Field>
      <Field label={`Confirm ${label}`}>
        <PasswordInput {...confirm} autoComplete="new-password" />
      </Field>
    </>
  );
}

/** The end of a form that creates an account. */
export function CreateAccount({ isReady, busy }: { isReady: boolean; busy: boolean }) {
  return (
    <>
      <Button type="submit" wide disabled={!isReady} busy={busy} busyLabel="Creating account...">
        Create Account
      </Button>
      <p className={styles.other}>
        Already have an account? <RouteLink to={paths.login}>Sign in</RouteLink>
      </p>
    </>
  );
}
