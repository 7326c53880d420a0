import ArrowRight from "lucide-react/icons/arrow-right";
import { useLocation } from "react-router";
import { t } from "#shared/translate.ts";
import { partnerReasonsFor, type Reasons, reasonsFor } from "#src/content/reasons.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { TextLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./reasons.module.css";

/** Reasons to buy: the home, business or generic variant, depending on the current page. */
export function WhyBuy({ joined }: { joined?: boolean }) {
  const { pathname } = useLocation();
  return <ReasonList id="why-buy" reasons={reasonsFor(pathname)} joined={joined} />;
}

/** Why to become the kind of partner that the current page is about, in three columns. */
export function WhyPartner({ joined }: { joined?: boolean }) {
  const { pathname } = useLocation();
  return <ReasonList id="why-partner" reasons={partnerReasonsFor(pathname)} joined={joined} />;
}

interface ReasonListProps {
  id: string;
  reasons: Reasons;
  joined?: boolean;
}

function ReasonList({ id, reasons: { title, picture, items }, joined = false }: ReasonListProps) {
  return (
    <section className={joined ? "section joined" : "section"} aria-labelledby={id}>
      <div className={picture ? `wrap ${styles.beside}` : "wrap"}>
        {picture && (
          <figure data-high={picture.high}>
            <Picture name={picture.name} alt={picture.alt} sizes="(width >= 1000px) 540px, 92vw" />
          </figure>
        )}
        <div>
          <div className="head">
            <h2 id={id}>{title}</h2>
          </div>
          <ul className={styles.list} data-count={items.length}>
            {items.map(({ title: reason, text, figure, money, link }) => (
              <li key={reason}>
                {figure && <b className={money ? "money" : undefined}>{figure}</b>}
                <h3>{reason}</h3>
                <p>{keepTogether(t(text))}</p>
                {link && (
                  <TextLink href={link.href}>
                    {link.label}
                    <ArrowRight aria-hidden="true" />
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
