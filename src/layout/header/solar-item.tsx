import { solarNotice } from "#src/content/navigation.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { Tooltip } from "#src/ui/tooltip.tsx";
import styles from "./solar-item.module.css";

interface SolarItemProps {
  label: string;
  href: string;
  className?: string;
  linkClassName?: string;
}

/** Solar has no page yet, as its tooltip says; it links to its section of the home page. */
export function SolarItem({ label, href, className, linkClassName }: SolarItemProps) {
  return (
    <li className={className}>
      <Tooltip text={solarNotice} className={styles.item}>
        {(describedBy) => (
          <span className={linkClassName}>
            <AnchorLink href={href} className={styles.link} aria-describedby={describedBy}>
              {label}
              <small aria-hidden="true">Soon</small>
            </AnchorLink>
          </span>
        )}
      </Tooltip>
    </li>
  );
}
