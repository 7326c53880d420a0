import { useOutletContext } from "react-router";
import { brand } from "#src/content/brand.ts";
import { TeamScreen } from "#src/features/admins/team/team-screen.tsx";
import type { Admin } from "#src/shared/contract/admins.ts";

export function meta() {
  return [{ title: `Team | ${brand.name} staff` }, { name: "robots", content: "noindex" }];
}

export default function TeamPage() {
  const admin = useOutletContext<Admin>();
  return <TeamScreen ownId={admin.id} />;
}
