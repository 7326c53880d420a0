import type { LanguageCode } from "./languages.ts";

/** A language in which text is rendered, made by `speak.ts`. */
export interface Spoken {
  code: LanguageCode;
  /** As `Intl` and `lang` have it. */
  tag: string;
  /** What it calls each English sentence. */
  words: ReadonlyMap<string, string>;
  /** A path of the site as links have it. */
  ownPath: (path: string) => string;
  /** The properties of an element, of HTML or a fragment, with its text and links. */
  propsOf: <Props>(type: unknown, props: Props) => Props;
}

let spokenNow: () => Spoken | undefined = () => undefined;

/**
 * Sets where the language of a render comes from: in the Worker the request that is answered, in a browser the
 * page. It is undefined for the language that the source is written in.
 */
export function speakWith(source: () => Spoken | undefined): void {
  spokenNow = source;
}

/** The language that is being rendered, unless it is that of the source. */
export function spoken(): Spoken | undefined {
  return spokenNow();
}

/** For `Intl`: dates and numbers in the language that is being rendered, with Latin digits. */
export function localeTag(): string {
  return `${spokenNow()?.tag ?? "en-IN"}-u-nu-latn`;
}

/**
 * A sentence in the language that is being rendered; without its words, as it is. `{name}` takes the value of
 * that name, whose own words are looked up too. Never at module level, where no page is being rendered.
 */
export function t(sentence: string, values?: Readonly<Record<string, string | number>>): string {
  const words = spokenNow()?.words;
  const text = words?.get(sentence) ?? sentence;
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name]);
    return words?.get(value) ?? value;
  });
}

/** A path of the site as links have it on the page that is being rendered. */
export function ownPath(path: string): string {
  return spokenNow()?.ownPath(path) ?? path;
}
