import { useLocation } from "react-router";
import { languages, pathInLanguage } from "#shared/languages.ts";
import { languageCode } from "#shared/translate.ts";

/**
 * The page in the other languages. `src/document/page-actions.ts` adds the query, which a built page does not know, and
 * remembers the choice. What is typed into forms is there, too.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathname, search } = useLocation();
  const page = pathname.replace(/(.)\/$/, "$1") + search;
  return languages
    .filter(({ code }) => code !== languageCode())
    .map(({ code, tag, name, ...language }) => (
      <a
        key={code}
        href={pathInLanguage(language, page)}
        hrefLang={tag}
        lang={tag}
        translate="no"
        data-action="language"
        className={className}
      >
        {name}
      </a>
    ));
}
