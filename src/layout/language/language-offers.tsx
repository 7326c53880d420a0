import X from "lucide-react/icons/x";
import { useLocation } from "react-router";
import { languages, pathInLanguage } from "#shared/languages.ts";
import { spoken } from "#shared/translate.ts";
import { languageOffers } from "#src/content/languages.ts";
import styles from "./language-offers.module.css";

/**
 * Hidden on pages in the language of the source: an offer of each other language. `src/document/language-offer.ts`
 * shows the one that a visitor prefers.
 */
export function LanguageOffers() {
  const { pathname, search } = useLocation();
  if (spoken()) return null;
  return languages.slice(1).map((language) => {
    const { code, name } = language;
    const { text, link, close } = languageOffers[code as keyof typeof languageOffers];
    return (
      <aside
        key={code}
        id={`language-offer-${code}`}
        hidden
        lang={code}
        aria-label={name}
        className={styles.offer}
        data-no-print=""
      >
        <p>{text}</p>
        <a href={pathInLanguage(language, pathname + search)} data-action="language">
          {link}
        </a>
        <button type="button" aria-label={close} data-action="keep-language">
          <X aria-hidden="true" />
        </button>
      </aside>
    );
  });
}
