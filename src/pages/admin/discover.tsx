import { brand } from "#src/content/brand.ts";
import { ItemList } from "#src/features/discover/admin/item-list.tsx";

export function meta() {
  return [{ title: `Discover Content | ${brand.name} staff` }];
}

export default function DiscoverContentPage() {
  return <ItemList />;
}
