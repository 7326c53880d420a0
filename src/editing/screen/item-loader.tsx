import { useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { hasStatus } from "#src/lib/api.ts";
import { Empty } from "#src/ui/empty.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RouteButton } from "#src/ui/route-link.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { EditedItem, EditingApi, ItemRecord } from "../editing-api.ts";
import styles from "./editor-screen.module.css";

interface ItemLoaderProps<Item extends EditedItem, Body> {
  api: EditingApi<Item, Body>;
  id: string;
  /** "content" */
  noun: string;
  heading: string;
  list: { path: string; name: string };
  children: (record: ItemRecord<Item>) => ReactNode;
}

/** Loads one item for its editor. */
export function ItemLoader<Item extends EditedItem, Body>(props: ItemLoaderProps<Item, Body>) {
  const { api, id, noun, heading, list, children } = props;
  // Read once: a refetch must not change the draft. Saving detects newer versions.
  const query = useQuery(api.itemQuery(id));
  const { data, error } = query;
  if (data && query.isFetchedAfterMount) return children(data);
  const isMissing = hasStatus(error, 404, 400);
  return (
    <>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      {isMissing ? (
        <Empty
          icon={<Search aria-hidden="true" />}
          title={`This ${noun} is not here`}
          text="It was deleted, or the link to it is incomplete."
          actions={
            <RouteButton to={list.path} variant="outline" size="small">
              Back to {list.name}
            </RouteButton>
          }
        />
      ) : (
        <QueryPlaceholder query={query} label={`Loading ${noun}...`} className={styles.skeleton}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </QueryPlaceholder>
      )}
    </>
  );
}
