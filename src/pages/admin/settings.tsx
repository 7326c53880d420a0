import { useOutletContext } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { brand } from "#src/content/brand.ts";
import { SettingsScreen } from "#src/features/admins/settings/settings-screen.tsx";
import { OperatorSettings } from "#src/features/ocpi/operator-settings.tsx";
import { AlertSettings } from "#src/features/submissions/alerts/alert-settings.tsx";
import { TemplateSettings } from "#src/features/submissions/replies/template-settings.tsx";

export function meta() {
  return [{ title: `Settings | ${brand.name} staff` }];
}

export default function SettingsPage() {
  const admin = useOutletContext<Admin>();
  return (
    <SettingsScreen admin={admin} operators={<OperatorSettings />} templates={<TemplateSettings />}>
      <AlertSettings />
    </SettingsScreen>
  );
}
