import { useLocation } from "react-router";
import { partnerReasons, type Reasons, reasonsFor } from "#src/content/reasons.ts";
import styles from "./reasons.module.css";

/** Reasons to buy: the home, business or generic variant, depending on the current page. */
export function WhyBuy({ joined }: { joined?: boolean }) {
  const { pathname } = useLocation();
  return <ReasonList id="why-buy" reasons={reasonsFor(pathname)} joined={joined} />;
}

/** Why to become a partner, in three cards. */
export function WhyPartner({ joined }: { joined?: boolean }) {
  return <ReasonList id="why-partner" reasons={partnerReasons} joined={joined} />;
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
        <ol className={styles.list} data-count={reasons.items.length}>
          {reasons.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
