import { z } from "zod";
import { passwordChange, registerInput } from "#shared/contract/admins.ts";
import { signInMessages } from "./messages.ts";

// Each schema checks in three steps, and the first that fails gives the message: every field is
// filled, both passwords are equal, the contract accepts the values.

const filled = z.string(signInMessages.fillIn).min(1, signInMessages.fillIn);
const filledText = z.string(signInMessages.fillIn).trim().min(1, signInMessages.fillIn);
const mismatch = { code: "custom" as const, path: ["confirm"], message: signInMessages.mismatch };

/** Compares the two passwords and leaves out the second. */
function checkConfirm<Values extends { password: string; confirm: string }>(
  values: Values,
  context: z.RefinementCtx,
): Omit<Values, "confirm"> {
  const { confirm, ...others } = values;
  if (values.password !== confirm) context.addIssue(mismatch);
  return others;
}

/** The registration form, with the password typed twice. */
export const registerForm = z
  .object({ name: filledText, email: filledText, password: filled, confirm: filled })
  .transform(checkConfirm)
  .pipe(registerInput);

/** The second step of signing in. */
export const codeForm = z.object({ code: z.string().trim().min(1, "Enter the code") });

/** Asking for a new password. */
export const emailForm = registerInput.pick({ email: true });

/** A new password, typed twice. */
export const newPasswordForm = z
  .object({ password: filled, confirm: filled })
  .transform(checkConfirm)
  .pipe(registerInput.pick({ password: true }));

/** A name and a new password, typed twice. */
export const joinForm = z
  .object({ name: filledText, password: filled, confirm: filled })
  .transform(checkConfirm)
  .pipe(registerInput.pick({ name: true, password: true }));

/** The form that changes your password, with the new one typed twice. */
export const passwordForm = z
  .object({ currentPassword: filled, newPassword: filled, confirm: filled })
  .transform(({ confirm, ...passwords }, context) => {
    if (passwords.newPassword !== confirm) context.addIssue(mismatch);
    return passwords;
  })
  .pipe(passwordChange);
