import { useOutletContext } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { brand } from "#src/content/brand.ts";
import { StationList } from "#src/features/stations/admin/list/station-list.tsx";

export function meta() {
  return [{ title: `Stations | ${brand.name} staff` }];
}

export default function StationsPage() {
  const admin = useOutletContext<Admin>();
  return <StationList mayConnectOperators={admin.role === "owner"} />;
}
