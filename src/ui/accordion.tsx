import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { t } from "#shared/translate.ts";
import { foreignLanguage } from "#src/lib/language.ts";
import styles from "./accordion.module.css";

interface AccordionProps {
  /** The name of the group, unique on the page: opening one item closes the others. */
  name: string;
  /** A title with `lang` is not translated. */
  items: readonly { title: string; lang?: string; content: ReactNode }[];
  /** Opens the first item at once. */
  firstOpen?: boolean;
}

/**
 * Questions of which one is open: native details, which work without script and in find-in-page.
 */
export function Accordion({ name, items, firstOpen = false }: AccordionProps) {
  return (
    <div className={styles.list}>
      {items.map(({ title, lang, content }, index) => (
        <details key={title} name={name} open={firstOpen && index === 0} className={styles.item}>
          <summary lang={lang ?? foreignLanguage(t(title))}>
            {lang ? title : t(title)}
            <Plus aria-hidden="true" />
          </summary>
          <div className={styles.answer}>{content}</div>
        </details>
      ))}
    </div>
  );
}
