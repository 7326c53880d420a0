import { Button } from "./button.tsx";

interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label?: string;
  className?: string;
}

/** The button that loads the next page of an infinite query; nothing after the last page. */
export function LoadMore({ query, label = "Load more", className }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="outline"
      size="small"
      className={className}
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
