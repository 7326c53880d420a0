import { messages } from "#src/content/messages.ts";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import type { ShownCard } from "./discover.queries.ts";
import { DiscoverCardView } from "./discover-card.tsx";
import styles from "./discover-shelf.module.css";

interface DiscoverShelfProps {
  cards: ShownCard[];
  search?: string;
  /** Another page is being fetched while this one stays. */
  busy?: boolean;
}

/** The rhythm of the styles: 7/5, 4/4/4, 5/7, 4/4/4. */
const spans = [7, 5, 4, 4, 4, 5, 7, 4, 4, 4] as const;

/** The cards of one page in their rhythm of wide and narrow. */
export function DiscoverShelf({ cards, search, busy = false }: DiscoverShelfProps) {
  return (
    <div className={styles.shelf} aria-busy={busy}>
      {cards.map((card, index) => (
        <DiscoverCardView
          key={card.slug}
          card={card}
          heading="h2"
          search={search}
          eager={index === 0}
          span={spans[index % spans.length]}
        />
      ))}
    </div>
  );
}

/** Three cards side by side, under an article. */
export function DiscoverTrio({ cards }: { cards: ShownCard[] }) {
  return (
    <div className={styles.trio}>
      {cards.map((card) => (
        <DiscoverCardView key={card.slug} card={card} heading="h3" />
      ))}
    </div>
  );
}

/** The shape of the shelf while its first page loads. */
export function ShelfSkeleton() {
  return (
    <Loading label={messages.discover.loading} className={styles.shelf}>
      <p className={styles.loading} aria-hidden="true">
        {messages.discover.loading}
      </p>
      {["a", "b", "c", "d", "e"].map((key) => (
        <div key={key} className={styles.bones}>
          <Skeleton shape="block" className={styles.bone} />
          <Skeleton width="half" />
          <Skeleton shape="title" width="most" />
        </div>
      ))}
    </Loading>
  );
}
