import { brand } from "#src/content/brand.ts";
import { PrivacyScreen } from "#src/features/privacy/privacy-screen.tsx";

export function meta() {
  return [{ title: `Privacy | ${brand.name} staff` }];
}

export default function PrivacyPage() {
  return <PrivacyScreen />;
}
