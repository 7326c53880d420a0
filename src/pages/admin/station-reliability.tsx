import { brand } from "#src/content/brand.ts";
import { WorstStationsScreen } from "#src/features/reliability/worst-stations-screen.tsx";

export function meta() {
  return [{ title: `Worst stations | ${brand.name} staff` }];
}

export default function StationReliabilityPage() {
  return <WorstStationsScreen />;
}
