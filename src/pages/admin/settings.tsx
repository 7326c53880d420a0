import { useOutletContext } from "react-router";
import { brand } from "#src/content/brand.ts";
import { SettingsScreen } from "#src/features/admins/settings/settings-screen.tsx";
import { OperatorSettings } from "#src/features/ocpi/operator-settings.tsx";
import { AlertSettings } from "#src/features/submissions/alerts/alert-settings.tsx";
import type { Admin } from "#src/shared/contract/admins.ts";

export function meta() {
  return [{ title: `Settings | ${brand.name} staff` }, { name: "robots", content: "noindex" }];
}

export default function SettingsPage() {
  const admin = useOutletContext<Admin>();
  return (
    <SettingsScreen admin={admin} operators={<OperatorSettings />}>
      <AlertSettings />
    </SettingsScreen>
  );
}
