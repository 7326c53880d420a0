import { brand } from "#src/content/brand.ts";
import { ForgotPasswordForm } from "#src/features/admins/forgot-password-form.tsx";

export function meta() {
  return [{ title: `Forgot your password? | ${brand.name} staff` }];
}

export default function ForgotPasswordPage() {
  return <ForgotPasswordForm />;
}
