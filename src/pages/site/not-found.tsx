import { data, type MetaFunction } from "react-router";
import { HelpPage } from "#src/layout/help-page.tsx";
import { pageTitle } from "#src/lib/seo.ts";

/** Every address that nothing else answers: a page with status 404. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = () => [
  { title: pageTitle("Page not found") },
  { name: "robots", content: "noindex" },
];

export default function NotFound() {
  return <HelpPage />;
}
