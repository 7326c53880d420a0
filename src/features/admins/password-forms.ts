import { z } from "zod";
import { passwordChange, registerInput } from "#src/shared/contract/admins.ts";
import { signInMessages } from "./messages.ts";

// Each schema checks in three steps, and the first step that fails gives the message: every field is filled, both
// passwords are equal, the contract accepts the values.

const filled = z.string(signInMessages.fillIn).min(1, signInMessages.fillIn);
const filledText = z.string(signInMessages.fillIn).trim().min(1, signInMessages.fillIn);
const mismatch = { code: "custom" as const, path: ["confirm"], message: signInMessages.mismatch };

/** The registration form, with the password typed twice. */
export const registerForm = z
  .object({ name: filledText, email: filledText, password: filled, confirm: filled })
  .transform(({ confirm, ...registration }, context) => {
    if (registration.password !== confirm) context.addIssue(mismatch);
    return registration;
  })
  .pipe(registerInput);

/** The form that changes your password, with the new one typed twice. */
export const passwordForm = z
  .object({ currentPassword: filled, newPassword: filled, confirm: filled })
  .transform(({ confirm, ...passwords }, context) => {
    if (passwords.newPassword !== confirm) context.addIssue(mismatch);
    return passwords;
  })
  .pipe(passwordChange);
