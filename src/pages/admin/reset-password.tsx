import { brand } from "#src/content/brand.ts";
import { ResetPasswordForm } from "#src/features/admins/reset-password-form.tsx";

export function meta() {
  return [{ title: `Choose a new password | ${brand.name} staff` }];
}

export default function ResetPasswordPage() {
  return <ResetPasswordForm />;
}
