import { Navigate } from "react-router";
import { brand } from "#src/content/brand.ts";
import { RegisterForm } from "#src/features/admins/register-form.tsx";
import { useSession } from "#src/features/admins/session.ts";
import { paths } from "#src/lib/paths.ts";

export function meta() {
  return [{ title: `Create an account | ${brand.name} staff` }];
}

export default function Register() {
  const session = useSession();
  if (session.state === "signed-in") return <Navigate to={paths.admin} replace />;
  return <RegisterForm />;
}
