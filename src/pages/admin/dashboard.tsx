import { brand } from "#src/content/brand.ts";
import { Dashboard } from "#src/features/submissions/dashboard/dashboard.tsx";

export function meta() {
  return [{ title: `Dashboard | ${brand.name} staff` }];
}

export default function DashboardPage() {
  return <Dashboard />;
}
