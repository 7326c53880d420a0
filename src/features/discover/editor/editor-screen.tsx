import { ItemLoader } from "#src/editing/screen/item-loader.tsx";
import { paths } from "#src/lib/paths.ts";
import { discoverApi } from "../admin/discover-admin.queries.ts";
import { ItemEditor } from "./item-editor.tsx";

/** Loads one item and edits it. */
export function EditorScreen({ id, authorName }: { id: string; authorName: string }) {
  return (
    <ItemLoader
      api={discoverApi}
      id={id}
      noun="content"
      heading="Edit Content"
      list={{ path: paths.adminDiscover, name: "Discover Content" }}
    >
      {(record) => (
        <ItemEditor key={id} record={record} authorName={record.item.author?.name ?? authorName} />
      )}
    </ItemLoader>
  );
}
