import { useState } from "react";
import { useOutletContext, useParams } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { brand } from "#src/content/brand.ts";
import { ItemLoader } from "#src/editing/screen/item-loader.tsx";
import { discoverApi } from "#src/features/discover/admin/discover-admin.queries.ts";
import { ItemEditor } from "#src/features/discover/editor/item-editor.tsx";
import { paths } from "#src/lib/paths.ts";

export function meta({ params }: { params: { id?: string } }) {
  const title = params.id === "new" ? "Create Content" : "Edit Content";
  return [{ title: `${title} | ${brand.name} staff` }];
}

/** The editor of the item in the URL or, at `new`, of a new one. */
export default function EditContentPage() {
  const admin = useOutletContext<Admin>();
  const { id = "" } = useParams();
  // The first save changes the URL; the editor and its draft stay.
  const [createdId, setCreatedId] = useState<string | null>(null);
  if (id === "new" || id === createdId) {
    return <ItemEditor record={null} authorName={admin.name} onCreated={setCreatedId} />;
  }
  return <EditorScreen key={id} id={id} authorName={admin.name} />;
}

/** Loads one item and edits it. */
function EditorScreen({ id, authorName }: { id: string; authorName: string }) {
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
