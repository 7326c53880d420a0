import type { ReactNode } from "react";
import { FailedPanel } from "./failed-panel.tsx";
import { Loading } from "./skeleton.tsx";

interface QueryPlaceholderProps {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Announced while it loads. */
  label: string;
  className?: string;
  /** The skeletons. */
  children: ReactNode;
}

/** In place of a query's data: skeletons while it loads, or the error and a way to try again. */
export function QueryPlaceholder({ query, label, className, children }: QueryPlaceholderProps) {
  const { error, isFetching, refetch } = query;
  if (error) return <FailedPanel text={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Loading label={label} className={className}>
      {children}
    </Loading>
  );
}
