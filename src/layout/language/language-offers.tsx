import X from "lucide-react/icons/x";
import { useLocation } from "react-router";
import { type LanguageCode, languageOf, pathInLanguage } from "#shared/languages.ts";
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
  return Object.entries(languageOffers).map(([code, { text, link, close }]) => (
    <aside
      key={code}
      id={`language-offer-${code}`}
      hidden
      lang={code}
      aria-label={languageOf(code as LanguageCode).name}
      className={styles.offer}
      data-no-print=""
    >
      <p>{text}</p>
      <a href={pathInLanguage(languageOf(code as LanguageCode), pathname + search)} data-action="language">
        {link}
      </a>
      <button type="button" aria-label={close} data-action="keep-language">
        <X aria-hidden="true" />
      </button>
    </aside>
  ));
}
