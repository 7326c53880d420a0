import { brand } from "#src/content/brand.ts";
import { ImportScreen } from "#src/features/stations/admin/import/import-screen.tsx";

export function meta() {
  return [{ title: `Stations from CSV | ${brand.name} staff` }];
}

export default function StationImportPage() {
  return <ImportScreen />;
}
