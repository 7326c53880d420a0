import type { ShownCard } from "../discover.queries.ts";
import { areQuestions } from "./are-questions.ts";
import { DiscoverCardView } from "./discover-card.tsx";
import styles from "./discover-shelf.module.css";

/** The column spans of the styles' covers: one card in a row of its own, 4/4/4, 5/7, 4/4/4, 4/4/4. */
const spans = [7, 4, 4, 4, 5, 7, 4, 4, 4, 4, 4, 4] as const;

/** The cards of one page in alternating widths; questions alone as rows. */
export function DiscoverShelf({ cards, search }: { cards: ShownCard[]; search?: string }) {
  const isOfRows = areQuestions(cards);
  return (
    <div className={isOfRows ? styles.questions : styles.shelf}>
      {cards.map((card, index) => (
        <DiscoverCardView
          key={card.slug}
          card={card}
          heading="h2"
          search={search}
          eager={index === 0}
          isRow={isOfRows}
          span={spans[index % spans.length]}
        />
      ))}
    </div>
  );
}

/** Three cards side by side, below an article. */
export function DiscoverTrio({ cards }: { cards: ShownCard[] }) {
  return (
    <div className={styles.trio}>
      {cards.map((card) => (
        <DiscoverCardView key={card.slug} card={card} heading="h3" />
      ))}
    </div>
  );
}
