import { Navigate, useSearchParams } from "react-router";
import { brand } from "#src/content/brand.ts";
import { LoginForm } from "#src/features/admins/login-form.tsx";
import { safeReturnPath } from "#src/features/admins/return-path.ts";
import { useSession } from "#src/features/admins/session.ts";
import { paths } from "#src/lib/paths.ts";

export function meta() {
  return [{ title: `Sign in | ${brand.name} staff` }, { name: "robots", content: "noindex" }];
}

/** Signing in. Whoever is signed in already, here or in another tab, goes on to the place that was remembered. */
export default function Login() {
  const session = useSession();
  const [query] = useSearchParams();
  const target = safeReturnPath(query.get("from"));
  if (session.state === "signed-in") return <Navigate to={target} replace />;
  // The page's HTML knows no address, so it says nothing of it before the browser has looked for a token.
  return <LoginForm resume={session.state === "signed-out" && target !== paths.admin} />;
}
