import { useOutletContext } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { brand } from "#src/content/brand.ts";
import { TeamScreen } from "#src/features/admins/team/team-screen.tsx";

export function meta() {
  return [{ title: `Team | ${brand.name} staff` }];
}

export default function TeamPage() {
  const admin = useOutletContext<Admin>();
  return <TeamScreen ownId={admin.id} />;
}
