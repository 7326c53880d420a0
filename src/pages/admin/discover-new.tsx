import { useOutletContext } from "react-router";
import { brand } from "#src/content/brand.ts";
import { ContentEditor } from "#src/features/discover/admin/editor/content-editor.tsx";
import type { Admin } from "#src/shared/contract/admins.ts";

export function meta() {
  return [{ title: `Create Content | ${brand.name} staff` }, { name: "robots", content: "noindex" }];
}

export default function NewContentPage() {
  const admin = useOutletContext<Admin>();
  return <ContentEditor record={null} authorName={admin.name} />;
}
