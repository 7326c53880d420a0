import { type ContentLanguage, contentLanguageOf, languageOfText } from "#shared/content-languages.ts";
import { languageCode, localeTag } from "#shared/translate.ts";

/** The `lang` of a text that is in another language than the page; undefined for one that is in the page's. */
export function foreignLanguage(text: string): string | undefined {
  return foreignTag(languageOfText(text));
}

/** The `lang` of a text that a colleague wrote, which is not translated: the runtime for JSX keeps what has one. */
export function writtenIn(text: string): string {
  return foreignLanguage(text) ?? localeTag();
}

/** The `lang` of what is written in this language; undefined when that is the page's. */
export function foreignTag(language: ContentLanguage): string | undefined {
  return language === languageCode() ? undefined : contentLanguageOf(language).tag;
}
