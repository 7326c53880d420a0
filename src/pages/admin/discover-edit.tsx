import { useState } from "react";
import { useOutletContext, useParams } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import { brand } from "#src/content/brand.ts";
import { EditorScreen } from "#src/features/discover/editor/editor-screen.tsx";
import { ItemEditor } from "#src/features/discover/editor/item-editor.tsx";

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
