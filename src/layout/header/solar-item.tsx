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

/** Solar has no page yet: hover, focus and a press show a notice until the visitor presses elsewhere or Escape. */
export function SolarItem({ label, href, className, linkClassName }: SolarItemProps) {
  return (
    <li className={className}>
      <Tooltip text={solarNotice} className={styles.item}>
        {({ describedBy, pin }) => (
          <span className={linkClassName}>
            <AnchorLink href={href} className={styles.link} aria-describedby={describedBy} onClick={pin}>
              {label}
              <small aria-hidden="true">Soon</small>
            </AnchorLink>
          </span>
        )}
      </Tooltip>
    </li>
  );
}
