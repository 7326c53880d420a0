import { isTranslatedPath, type Language, pathInLanguage } from "./languages.ts";
import type { Spoken } from "./translate.ts";

type Words = Spoken["words"];

const texts = ["children", "alt", "title", "placeholder", "aria-label", "aria-roledescription", "label"];
const addresses = ["href", "action", "formAction"];

/** A language with its words. English pages do not load this. */
export function speak(language: Language, words: Words): Spoken {
  const ownPath = (path: string) => (isTranslatedPath(path) ? pathInLanguage(language, path) : path);
  return {
    ...language,
    words,
    ownPath,
    propsOf(type, props) {
      // Elements of HTML and fragments; components pass their text on to those.
      const isShown = typeof type === "string" || typeof type === "symbol";
      return isShown
        ? { ...props, ...translateProps(props as Record<string, unknown>, words, ownPath) }
        : props;
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
  if (!props.lang) for (const name of texts) if (name in props) own[name] = translateText(props[name], words);
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
  const found = words.get(sentence);
  return found === undefined ? text : before + found + after;
}
