import { useOutletContext } from "react-router";
import { brand } from "#src/content/brand.ts";
import { StationList } from "#src/features/stations/admin/list/station-list.tsx";
import type { Admin } from "#src/shared/contract/admins.ts";

export function meta() {
  return [{ title: `Stations | ${brand.name} staff` }, { name: "robots", content: "noindex" }];
}

export default function StationsPage() {
  const admin = useOutletContext<Admin>();
  return <StationList mayConnectOperators={admin.role === "owner"} />;
}
