import { useQuery } from "@tanstack/react-query";
import { contentTypes } from "#shared/contract/discover-fields.ts";
import { formatNumber } from "#src/lib/format.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { contentTypeLabels } from "./content-type-labels.ts";
import { adminStatsQuery } from "./discover-admin.queries.ts";
import styles from "./stats-tiles.module.css";

/** The figures above the list. */
export function StatsTiles() {
  const { data, isError, refetch } = useQuery(adminStatsQuery());
  if (isError && !data) {
    return (
      <p className={styles.failed} role="alert">
        The figures did not load.{" "}
        <button type="button" onClick={() => void refetch()}>
          Try Again
        </button>
      </p>
    );
  }
  return (
    <dl className={styles.tiles} aria-busy={!data || undefined}>
      <Tile name="Total content" value={data?.totalContent} />
      <Tile name="Published" value={data?.publishedContent} />
      <Tile name="Draft" value={data?.draftContent} />
      <Tile name="Total views" value={data?.totalViews} />
      <div>
        <dt>Content by type</dt>
        <dd>
          <span className={styles.stack} aria-hidden="true">
            {data &&
              contentTypes.map((type) => (
                <i key={type} data-type={type} style={{ flexGrow: data.contentByType[type] }} />
              ))}
          </span>
          <span className={styles.legend}>
            {contentTypes.map((type) => (
              <span key={type}>
                <i data-type={type} aria-hidden="true" />
                {contentTypeLabels[type]} <b>{data ? formatNumber(data.contentByType[type]) : ""}</b>
              </span>
            ))}
          </span>
        </dd>
      </div>
    </dl>
  );
}

function Tile({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {value === undefined ? <Skeleton width="half" /> : formatNumber(value)}
      </dd>
    </div>
  );
}
