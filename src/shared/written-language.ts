import type { TemplateLanguage } from "./contract/reply-templates.ts";

/** The script that most of each language's letters are in. */
const scripts: [RegExp, TemplateLanguage][] = [
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Gujarati}/gu, "gu"],
  [/\p{Script=Gurmukhi}/gu, "pa"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Telugu}/gu, "te"],
  [/\p{Script=Kannada}/gu, "kn"],
  [/\p{Script=Malayalam}/gu, "ml"],
];
/** Words of Marathi that Hindi does not have. */
const marathi = /(?:^|\s)(?:आहे|आहेत|मला|आम्ही|नाही|पाहिजे|करायचे)(?=[\s.,!?।]|$)/;

/** The language that a text is written in, by its script; English when it is not an Indian one. */
export function writtenLanguage(text: string): TemplateLanguage {
  const counts = scripts.map(([script, language]) => ({
    language,
    count: text.match(script)?.length ?? 0,
  }));
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (most.count === 0 || most.count < (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / 2) return "en";
  return most.language === "hi" && marathi.test(text) ? "mr" : most.language;
}
