import { Navigate, useSearchParams } from "react-router";
import { brand } from "#src/content/brand.ts";
import { LoginForm } from "#src/features/admins/login-form.tsx";
import { safeReturnPath } from "#src/features/admins/return-path.ts";
import { useSession } from "#src/features/admins/session.ts";
import { paths } from "#src/lib/paths.ts";

export function meta() {
  return [{ title: `Sign in | ${brand.name} staff` }];
}

/** The sign-in form. A signed-in admin is redirected to where they came from. */
export default function Login() {
  const session = useSession();
  const [query] = useSearchParams();
  const target = safeReturnPath(query.get("from"));
  if (session.state === "signed-in") return <Navigate to={target} replace />;
  // The prerendered HTML has no query, so the text about resuming waits for the session.
  return <LoginForm resume={session.state === "signed-out" && target !== paths.admin} />;
}
