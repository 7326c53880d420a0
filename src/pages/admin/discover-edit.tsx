import { useState } from "react";
import { useOutletContext, useParams } from "react-router";
import { brand } from "#src/content/brand.ts";
import { EditorScreen } from "#src/features/discover/editor/editor-screen.tsx";
import { ItemEditor } from "#src/features/discover/editor/item-editor.tsx";
import type { Admin } from "#src/shared/contract/admins.ts";

export function meta({ params }: { params: { id?: string } }) {
  const title = params.id === "new" ? "Create Content" : "Edit Content";
  return [{ title: `${title} | ${brand.name} staff` }, { name: "robots", content: "noindex" }];
}

/** The editor, of the item in the address or, at `new`, of one that does not exist yet. */
export default function EditContentPage() {
  const admin = useOutletContext<Admin>();
  const { id = "" } = useParams();
  // The address changes with the first save; the editor, and what is being typed into it, stays.
  const [born, setBorn] = useState<string | null>(null);
  if (id === "new" || id === born) {
    return <ItemEditor record={null} authorName={admin.name} onCreated={setBorn} />;
  }
  return <EditorScreen key={id} id={id} authorName={admin.name} />;
}
