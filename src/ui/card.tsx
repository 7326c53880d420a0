import type { ReactNode } from "react";
import { AnchorLink } from "./anchor-link.tsx";
import styles from "./card.module.css";

interface CardProps {
  /** Makes the whole card a link. */
  href?: string;
  /** False for a card that begins with a full-width picture. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
}

/** A surface with a thin border. */
export function Card({ href, padded = true, className, children }: CardProps) {
  const props = {
    className: className ? `${styles.card} ${className}` : styles.card,
    "data-pad": padded || undefined,
    children,
  };
  return href ? <AnchorLink href={href} {...props} /> : <div {...props} />;
}
