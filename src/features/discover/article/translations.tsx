import type { ContentLanguage } from "#shared/content-languages.ts";
import { contentLanguageOf } from "#shared/content-languages.ts";
import type { DiscoverItem, DiscoverTranslation } from "#shared/contract/discover.ts";
import { languageOf, pathInLanguage } from "#shared/languages.ts";
import { brand } from "#src/content/brand.ts";
import { articlePath } from "#src/lib/paths.ts";
import styles from "./translations.module.css";

type Version = Pick<DiscoverItem, "slug"> & { language: ContentLanguage };

/** Where an item is among the pages of its own language, or of the source's when the site has none in it. */
function ownAddress({ language, slug }: Version): string {
  return pathInLanguage(languageOf(language), articlePath(slug));
}

/** The same for search engines. */
export function ownUrl(item: Version): string {
  return brand.origin + ownAddress(item);
}

/** An item with its translations for search engines, as each of them names all. */
export function AlternateLinks({ versions }: { versions: readonly Version[] }) {
  const [first] = versions.filter(({ language }) => language === "en");
  return (
    <>
      {versions.map((version) => (
        <link key={version.slug} rel="alternate" hrefLang={version.language} href={ownUrl(version)} />
      ))}
      {first && <link rel="alternate" hrefLang="x-default" href={ownUrl(first)} />}
    </>
  );
}

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
