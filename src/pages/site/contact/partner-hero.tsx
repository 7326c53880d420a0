import ArrowDown from "lucide-react/icons/arrow-down";
import type { PartnerHead } from "#src/content/contact/partner-page.ts";
import { densePhone } from "#src/lib/dense-phone.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./partner-hero.module.css";

interface PartnerHeroProps {
  head: PartnerHead;
  /** The page's own path, for the links down to its parts. */
  path: string;
  /** The second button: where on the page it scrolls, and what it says. */
  more: { anchor: string; label: string };
  children?: React.ReactNode;
}

/** The head of a partner page: text, a picture, the link to the form, and figures. */
export function PartnerHero({ head, path, more, children }: PartnerHeroProps) {
  const { title, lead, picture, alt } = head;
  return (
    <div className={`night ${styles.top}`}>
      <div className={styles.hero}>
        <div className={`wrap ${styles.text}`}>
          <h1>
            {title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="lead">{lead}</p>
          <div className={styles.actions}>
            <ButtonLink href={`${path}#enquiry`}>Start your enquiry</ButtonLink>
            <ButtonLink href={`${path}#${more.anchor}`} variant="outline">
              {more.label}
              <ArrowDown aria-hidden="true" />
            </ButtonLink>
          </div>
        </div>
        <Picture
          name={picture}
          alt={alt}
          sizes={`${densePhone}, (width >= 1100px) 66vw, 100vw`}
          priority
          className={styles.picture}
        />
      </div>
      {children}
    </div>
  );
}
