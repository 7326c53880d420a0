import type { ComponentProps } from "react";
import { limits } from "#src/shared/limits.ts";
import { Field, TextInput } from "#src/ui/field.tsx";
import { PasswordInput } from "./password-input.tsx";

/** The e-mail address of an account. */
export function EmailField(props: ComponentProps<typeof TextInput>) {
  return (
    <Field label="Email Address" markOptional={false}>
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
      <Field label={label} markOptional={false} hint={`At least ${limits.password.min} characters.`}>
        <PasswordInput {...password} autoComplete="new-password" />
      </Field>
      <Field label={`Confirm ${label}`} markOptional={false}>
        <PasswordInput {...confirm} autoComplete="new-password" />
      </Field>
    </>
  );
}
