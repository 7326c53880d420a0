import { contentLanguageOf } from "#shared/content-languages.ts";
import type { DiscoverTranslation } from "#shared/contract/discover.ts";
import { ownAddress } from "./own-address.ts";
import styles from "./translations.module.css";

/** Links to the same item in other languages, each in its own. */
export function Translations({ translations }: { translations: readonly DiscoverTranslation[] }) {
  if (translations.length === 0) return null;
  return (
    <p className={styles.translations} data-no-print="">
      {translations.map((translation) => {
        const { tag, read } = contentLanguageOf(translation.language);
        return (
          <a
            key={translation.slug}
            href={ownAddress(translation)}
            hrefLang={translation.language}
            lang={tag}
            translate="no"
          >
            {read}
          </a>
        );
      })}
    </p>
  );
}
