import { globSync, readFileSync } from "node:fs";
import { Parser } from "htmlparser2";

/** Attributes that visitors read or hear. */
const shownAttributes = new Set([
  ...["alt", "title", "placeholder", "aria-label", "aria-roledescription", "label"],
]);
const unread = new Set(["script", "style", "template"]);

/**
 * The English texts of a page in Hindi. Left out are texts that are marked as being in another language, names, and what
 * is `given`: a station is called the same in all languages.
 */
export function englishTexts(html: string, given: readonly string[] = []): string[] {
  const found = new Set<string>();
  const ofHead: string[] = [];
  let isAboutEnglish = false;
  const read = (whole = "") => {
    const sentence = whole.trim().replace(/\s+/g, " ");
    if (!hasLatinWord(sentence)) return;
    // Codes first: a short name that is given may be a part of one.
    const free = sentence.replace(codes, " ");
    if (isEnglish(given.reduce((rest, one) => rest.replaceAll(one, " "), free))) found.add(sentence);
  };
  /** Of each open element, whether it is left out. */
  const open: { name: string; isLeft: boolean }[] = [];
  /** Since the last tag; entities in it come one by one. */
  let text = "";
  const readText = () => {
    if (open.at(-1)?.name === "title") ofHead.push(text);
    else if (!open.at(-1)?.isLeft) read(text);
    text = "";
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      readText();
      const isOther = attributes.lang !== undefined && !attributes.lang.startsWith("hi");
      const isLeft = open.at(-1)?.isLeft || isOther || attributes.translate === "no" || unread.has(name);
      if (name === "h1" && isLeft) isAboutEnglish = true;
      open.push({ name, isLeft });
      if (isLeft) return;
      for (const [attribute, value] of Object.entries(attributes))
        if (shownAttributes.has(attribute) || isSaidLater(attribute, value)) read(value);
      if (/description|title/.test(attributes.name ?? attributes.property ?? ""))
        ofHead.push(attributes.content ?? "");
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      readText();
      open.pop();
    },
  });
  parser.end(html);
  // Title and description are in the language of what the page is about.
  if (!isAboutEnglish) for (const text of ofHead) read(text);
  return [...found];
}

/** Whether a script of the page shows the value at some time: it is a sentence, and none of the values of an island. */
function isSaidLater(attribute: string, value: string): boolean {
  const isOfScript = /^data-(props|restores|for|for-android)$/.test(attribute);
  return attribute.startsWith("data-") && !isOfScript && /[\p{L}\d},] \p{L}/u.test(value);
}

/** What the words of Hindi write in Latin letters. */
const ofWords = globSync("src/content/hi/*.json")
  .flatMap((file) => Object.values<string>(JSON.parse(readFileSync(file, "utf8"))))
  .flatMap((words) => words.replace(/\{\w+\}/g, "।").match(/[A-Za-z](?:[\w .&'+/@-]*\w)?/g) ?? []);
/** What the words need not name. */
const others = [
  ...["Bharat AC001", "Bharat DC001", "Android", "iPhone", "App Store", "Google Play"],
  ...["Instagram", "Facebook", "Twitter", "LinkedIn"],
  ...["Natural Earth", "OpenStreetMap contributors", "GeoNames"],
];
const phrases = [...ofWords, ...others]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => phrase.replace(/[.+]/g, "\\$&"));
const names = new RegExp(`\\b(?:${[...new Set(phrases)].join("|")})\\b`, "g");

/** Mail and web addresses, paths, codes of enquiries, names of files. */
const codes =
  /\S+@\S+|\bhttps?:\S+|^\/[\w/-]+$|\bEV-[\w-]+|\b[\w-]+\.(?:pdf|json|csv|html|com)\b|\b(?:NH|SH|NE) \d+\b|\bID?\d+\b|\b[A-Z]+\d+-\d+\b|\{\w+\}/g;

function isEnglish(text: string): boolean {
  return hasLatinWord(text.replace(names, " "));
}

function hasLatinWord(text: string): boolean {
  return /[A-Za-z]{2}/.test(text);
}
