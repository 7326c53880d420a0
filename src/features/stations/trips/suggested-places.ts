import { localeTag, t } from "#shared/translate.ts";

/** The names of places as the fields of a trip suggest them: in the language of the page, in its order. */
export function suggestedNames(places: readonly string[]): string[] {
  return places.map((name) => t(name)).sort(new Intl.Collator(localeTag()).compare);
}

/** The name that the API knows, of one that was suggested; any other text as it is. */
export function suggestedPlace(text: string, places: readonly string[]): string {
  return places.find((name) => t(name) === text) ?? text;
}
