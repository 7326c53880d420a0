import { brand } from "#src/content/brand.ts";
import { PrivacyScreen } from "#src/features/privacy/privacy-screen.tsx";

export function meta() {
  return [{ title: `Privacy | ${brand.name} staff` }, { name: "robots", content: "noindex" }];
}

export default function PrivacyPage() {
  return <PrivacyScreen />;
}
