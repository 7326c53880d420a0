import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import SearchX from "lucide-react/icons/search-x";
import { ApiError } from "#src/lib/api.ts";
import { paths } from "#src/lib/paths.ts";
import { Empty } from "#src/ui/empty.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { adminItemQuery } from "../admin/discover-admin.queries.ts";
import styles from "./item-editor.module.css";
import { ItemEditor } from "./item-editor.tsx";

/** Loads one item and edits it. */
export function EditorScreen({ id, authorName }: { id: string; authorName: string }) {
  // Read once: a refetch must not change the draft. Saving detects newer versions.
  const query = useQuery(adminItemQuery(id));
  const { data } = query;
  if (data && query.isFetchedAfterMount)
    return <ItemEditor key={id} record={data} authorName={data.item.author?.name ?? authorName} />;
  return (
    <>
      <VisuallyHidden>
        <h1>Edit Content</h1>
      </VisuallyHidden>
      <LoadState query={query} />
    </>
  );
}

/** The item is loading, does not exist, or failed to load. */
function LoadState({ query }: { query: UseQueryResult }) {
  const { error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <Empty
        icon={<SearchX aria-hidden="true" />}
        title="This content is not here"
        text="It was deleted, or the link to it is incomplete."
        actions={
          <RouteButton to={paths.adminDiscover} variant="outline" size="small">
            Back to Discover Content
          </RouteButton>
        }
      />
    );
  }
  return (
    <QueryPlaceholder query={query} label="Loading content..." className={styles.skeleton}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </QueryPlaceholder>
  );
}
