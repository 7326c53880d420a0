import ArrowRight from "lucide-react/icons/arrow-right";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import type { ProductBrief } from "#src/content/products/product.ts";
import { productDetailPath } from "#src/lib/paths.ts";
import { Picture } from "#src/ui/picture.tsx";
import { DatasheetLink } from "./datasheet-link.tsx";
import styles from "./product-card.module.css";

interface ProductCardProps {
  product: ProductBrief;
  /** Where View Product leads with script; without it, and in a new tab, it leads to the product's own page. */
  href: string;
  /** Keeps the history as it is: the card changes what the page shows, not the page. */
  replace?: boolean;
  onAsk: (product: ProductBrief) => void;
  heading?: "h2" | "h3";
  /** The card takes a row of its own. */
  wide?: boolean;
  /** The card that a shared address asked for. */
  target?: boolean;
}

/** One product in a list: drawing, key figure, and the three ways on. */
export function ProductCard({
  product,
  href,
  replace,
  onAsk,
  heading: Heading = "h3",
  wide,
  target,
}: ProductCardProps) {
  const { name, summary, images, lead, id, tab } = product;
  const navigate = useNavigate();
  const own = productDetailPath(tab, id);
  function open(event: MouseEvent) {
    if (href === own || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href, { replace });
  }
  return (
    <article
      id={`card-${id}`}
      className={styles.card}
      data-wide={wide || undefined}
      data-target={target || undefined}
    >
      <figure>
        <Picture name={images.cutout} alt="" sizes={wide ? "(width < 768px) 260px, 360px" : "260px"} />
      </figure>
      <div className={styles.text}>
        <Heading>
          <Link to={own} onClick={open}>
            {name}
          </Link>
        </Heading>
        <p>
          <b className="num">{summary.figure}</b> {summary.text}
        </p>
        {wide && <p className={styles.lead}>{lead}</p>}
        <div className={styles.acts}>
          <Link to={own} onClick={open} className={styles.view} aria-label={`View Product: ${name}`}>
            View Product
            <ArrowRight aria-hidden="true" />
          </Link>
          <button
            type="button"
            data-needs-script
            aria-label={`Talk To An Expert about ${name}`}
            onClick={() => onAsk(product)}
          >
            Talk To An Expert
          </button>
        </div>
      </div>
      <DatasheetLink product={product} look="plain" label="Datasheet" className={styles.sheet} />
    </article>
  );
}
