import { useLocation } from "react-router";
import { partnerReasonsFor, type Reasons, reasonsFor } from "#src/content/reasons.ts";
import styles from "./reasons.module.css";

/** Reasons to buy: the home, business or generic variant, depending on the current page. */
export function WhyBuy({ joined }: { joined?: boolean }) {
  const { pathname } = useLocation();
  return <ReasonList id="why-buy" reasons={reasonsFor(pathname)} joined={joined} />;
}

/** Why to become the kind of partner that the current page is about, in three cards. */
export function WhyPartner({ joined }: { joined?: boolean }) {
  const { pathname } = useLocation();
  return <ReasonList id="why-partner" reasons={partnerReasonsFor(pathname)} joined={joined} />;
}

interface ReasonListProps {
  id: string;
  reasons: Reasons;
  joined?: boolean;
}

function ReasonList({ id, reasons, joined = false }: ReasonListProps) {
  return (
    <section className={joined ? "section joined" : "section"} aria-labelledby={id}>
      <div className="wrap">
        <div className="head">
          <h2 id={id}>{reasons.title}</h2>
        </div>
        <ul className={styles.list} data-count={reasons.items.length}>
          {reasons.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
