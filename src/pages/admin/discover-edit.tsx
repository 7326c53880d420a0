import { useOutletContext, useParams } from "react-router";
import { brand } from "#src/content/brand.ts";
import { EditorScreen } from "#src/features/discover/admin/editor/editor-screen.tsx";
import type { Admin } from "#src/shared/contract/admins.ts";

export function meta() {
  return [{ title: `Edit Content | ${brand.name} staff` }, { name: "robots", content: "noindex" }];
}

export default function EditContentPage() {
  const admin = useOutletContext<Admin>();
  const { id = "" } = useParams();
  return <EditorScreen id={id} authorName={admin.name} />;
}
