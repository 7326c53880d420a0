import { memo } from "react";
import type { DiscoverItem } from "#shared/contract/discover.ts";
import { brand } from "#src/content/brand.ts";
import { formatDay } from "#src/lib/format.ts";
import { articlePath } from "#src/lib/paths.ts";
import { pageTitle } from "#src/lib/seo.ts";
import { summarise } from "../../article/structured-data.ts";
import styles from "./search-preview.module.css";

const recommendedLength = { title: 60, description: 155 };

/** How the item looks in a search result and as a shared card, and whether the texts fit. */
export const SearchPreview = memo(function SearchPreview({ item }: { item: DiscoverItem }) {
  const summary = summarise(item);
  const title = pageTitle(summary.title);
  const { description } = summary;
  const host = new URL(brand.origin).host;
  return (
    <>
      <section className={styles.group}>
        <h2>Search result</h2>
        <div className={styles.result}>
          <p className={styles.where}>
            {host} › {articlePath(item.slug).slice(1)}
          </p>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>
            <time dateTime={item.publishedAt}>{formatDay(item.publishedAt)}</time> {description}
          </p>
          <dl className={styles.meters}>
            <Meter name="Title" length={title.length} max={recommendedLength.title} />
            <Meter name="Description" length={description.length} max={recommendedLength.description} />
          </dl>
        </div>
      </section>
      <section className={styles.group}>
        <h2>Social card</h2>
        <div className={styles.card}>
          {item.mainImageUrl ? <img src={item.mainImageUrl} alt="" /> : <span className={styles.blank} />}
          <div>
            <p>{host}</p>
            <b>{title}</b>
            <p className={styles.two}>{description}</p>
          </div>
        </div>
      </section>
    </>
  );
});

function Meter({ name, length, max }: { name: string; length: number; max: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <meter min={0} max={max} value={Math.min(length, max)} aria-label={`${name} length`} />
        <span data-over={length > max || undefined}>
          {length} of {max}
        </span>
      </dd>
    </div>
  );
}
