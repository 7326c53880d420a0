import type { LanguageCode } from "./languages.ts";

/** A language in which text is rendered, made by `speak.ts`. */
export interface Spoken {
  code: LanguageCode;
  /** As `Intl` and `lang` have it. */
  tag: string;
  /** What it calls each English sentence; empty for one that was not translated yet. */
  words: Pick<ReadonlyMap<string, string>, "get">;
  /** A path of the site as links have it. */
  ownPath: (path: string) => string;
  /** The properties of an element, of HTML or a fragment, with its text and links. */
  propsOf: <Props>(type: unknown, props: Props) => Props;
}

/** The language that is being rendered, unless it is that of the source. */
export let spoken: () => Spoken | undefined = () => undefined;

/** Sets where it comes from: in the Worker the request that is answered, in a browser the page. */
export function speakWith(source: typeof spoken): void {
  spoken = source;
}

/** The language that is being rendered. */
export function languageCode(): LanguageCode {
  return spoken()?.code ?? "en";
}

/** For `Intl`: dates and numbers in the language that is being rendered. */
export function localeTag(): string {
  return spoken()?.tag ?? "en-IN";
}

/**
 * A sentence in the language that is being rendered; without its words, as it is. `{name}` takes the value of
 * that name, whose own words are looked up too. Never at module level, where no page is being rendered.
 */
export function t(sentence: string, values?: Readonly<Record<string, string | number>>): string {
  const text = wordsOf(sentence);
  return values ? text.replace(/\{(\w+)\}/g, (_, name: string) => wordsOf(`${values[name]}`)) : text;
}

function wordsOf(text: string): string {
  // Empty for a sentence that was not translated yet.
  return spoken()?.words.get(text) || text;
}

/** A path of the site as links have it on the page that is being rendered. */
export function ownPath(path: string): string {
  return spoken()?.ownPath(path) ?? path;
}
