import FileQuestion from "lucide-react/icons/file-question-mark";
import { data } from "react-router";
import { brand } from "#src/content/brand.ts";
import { paths } from "#src/lib/paths.ts";
import { Empty } from "#src/ui/empty.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";

export function meta() {
  return [{ title: `No such page | ${brand.name} staff` }];
}

export function loader() {
  return data(null, { status: 404 });
}

/** Any other path of the portal, behind the session gate, so that signing in returns to it. */
export default function PortalNotFound() {
  return (
    <>
      <VisuallyHidden as="h1">No such page</VisuallyHidden>
      <Empty
        icon={<FileQuestion aria-hidden="true" />}
        title="There is no such page in the portal"
        text="The address may be incomplete, or the page was moved."
        actions={
          <RouteButton to={paths.admin} variant="outline" size="small">
            Go to Form Submissions
          </RouteButton>
        }
      />
    </>
  );
}
