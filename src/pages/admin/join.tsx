import { Navigate } from "react-router";
import { brand } from "#src/content/brand.ts";
import { JoinForm } from "#src/features/admins/join-form.tsx";
import { useSession } from "#src/features/admins/session.ts";
import { paths } from "#src/lib/paths.ts";

export function meta() {
  return [{ title: `Join the team | ${brand.name} staff` }];
}

export default function Join() {
  const session = useSession();
  if (session.state === "signed-in") return <Navigate to={paths.admin} replace />;
  return <JoinForm />;
}
