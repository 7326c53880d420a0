import { isTranslatedPath, type Language, pathInLanguage } from "./languages.ts";
import type { Spoken } from "./translate.ts";

type Words = Spoken["words"];

/** The properties of elements that hold text. */
export const translatedProps = [
  "children",
  "alt",
  "title",
  "placeholder",
  "aria-label",
  "aria-roledescription",
  "label",
  "download",
] as const;
const addresses = ["href", "action", "formAction"];

/** A language with its words. English pages do not load this. */
export function speak(language: Language, dictionary: ReadonlyMap<string, string>): Spoken {
  const words = withNumbers(dictionary);
  const ownPath = (path: string) => (isTranslatedPath(path) ? pathInLanguage(language, path) : path);
  return {
    ...language,
    words,
    ownPath,
    propsOf(type, props) {
      // Elements of HTML and fragments; components pass their text on to those.
      const isElement = typeof type === "string";
      if (!isElement && typeof type !== "symbol") return props;
      const given = props as Record<string, unknown>;
      const own = translateProps(given, words, ownPath);
      if (isElement && !given.lang && hasMissing(given.children, words)) own.lang = "en";
      return { ...props, ...own };
    },
  };
}

/**
 * The same words, also for a sentence of the API with its numbers filled in: "Use at most 100 characters" is found as
 * "Use at most {max} characters".
 */
function withNumbers(dictionary: ReadonlyMap<string, string>): Words {
  const open = /\{\w+\}/g;
  const sentences = new Map([...dictionary.keys()].map((key) => [key.replace(open, "{}"), key]));
  return {
    get(text) {
      const found = dictionary.get(text);
      const numbers = found === undefined && text.match(/\d+/g);
      const sentence = numbers && sentences.get(text.replace(/\d+/g, "{}"));
      if (!sentence) return found;
      const names: string[] = sentence.match(open) ?? [];
      return dictionary.get(sentence)?.replace(open, (name) => numbers[names.indexOf(name)] ?? name);
    },
  };
}

/**
 * The translated text and links of one element. An element with `lang` keeps its text; one with
 * `translate="no"` keeps its links too.
 */
function translateProps(props: Record<string, unknown>, words: Words, ownPath: Spoken["ownPath"]) {
  const own: Record<string, unknown> = {};
  if (props.translate === "no") return own;
  if (!props.lang)
    for (const name of translatedProps) if (name in props) own[name] = translateText(props[name], words);
  for (const name of addresses) {
    const path = props[name];
    if (typeof path === "string") own[name] = ownPath(path);
  }
  return own;
}

/** Texts of children that are elements have been translated with them. */
function translateText(node: unknown, words: Words): unknown {
  if (Array.isArray(node)) return node.map((part) => translateText(part, words));
  return typeof node === "string" ? wordsOf(node, words) : node;
}

/** The words of a text; white space around it stays. */
function wordsOf(text: string, words: Words): string {
  const [, before = "", sentence = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return before + (words.get(sentence) || sentence) + after;
}

/** Whether a text of these children stays English because it was not translated yet. */
function hasMissing(node: unknown, words: Words): boolean {
  if (Array.isArray(node)) return node.some((part) => hasMissing(part, words));
  return typeof node === "string" && words.get(node.trim()) === "";
}
